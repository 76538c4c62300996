// Runs before Decap CMS, which would otherwise start by itself.
window.CMS_MANUAL_INIT = true;
// Decap CMS reads the address as soon as it is loaded: without a place in it, the screen opens on its first page.
if (/^(#\/?)?$/.test(location.hash)) history.replaceState(null, '', '#/start');
