import { readStored } from '../../../shared/browser/storage';
import { ticketName } from '../../../shared/values/device-names';

/** Behind its template, before the first paint: whoever has sent nothing from this tab is not thanked. */
const { previousElementSibling: template } = document.currentScript as HTMLScriptElement;
if (!readStored('sessionStorage', ticketName) && !window.name && !location.search) {
  document.documentElement.dataset.unsent = '';
  template?.replaceWith((template as HTMLTemplateElement).content);
}
