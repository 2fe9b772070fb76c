function Keyboard_x(){this.KN='x';this.KRTL=1;this.KVKL={"tablet":{font:"Arial","layer":[{"id":"default",
"row":[{"id":1,"key":[{"id":"K_Q","text":this._v>13?"*ShiftedLock*":"*Shifted*",/* c */"sp":1,},]}]}]}};this.KVER="17.0";}
