import { askingNames } from './address';
import { keys } from './restore';

/**
 * Runs before the models are painted, inline where they begin. It shows the view that is chosen, now and whenever a
 * person chooses. And an address that asks for some models, or the way back to some, must not show all of them first:
 * the scripts come at once, and should the list never come to life, all of them are shown after a while.
 */
export const pendingScript = `try{(function(){
var list=document.currentScript.parentElement,ask=location.search,left=sessionStorage;
var input=function(view){return list.querySelector('[value='+view+']')},brands=input('brands'),show=function(){list.setAttribute('data-shown',brands.checked?'brands':'models')};
if(/[?&]view=brands(&|$)/.test(ask)){brands.defaultChecked=true;input('models').defaultChecked=false}
list.addEventListener('change',show);show();
if(/[?&](${askingNames.join('|')})=/.test(ask)||left.${keys.flag}&&!/"showsAll":true/.test(left.${keys.filters})){
list.setAttribute('data-waiting','');if(self.held)addEventListener('DOMContentLoaded',held.fetch);setTimeout(function(){list.removeAttribute('data-waiting')},1e4)}})()}catch(e){}`.replaceAll(
  '\n',
  '',
);
