// Runs before Decap CMS, which would otherwise start by itself.
window.CMS_MANUAL_INIT = true;
// Redux offers developer tools this hook as its store is made, which is when Decap CMS is loaded: drafts.ts keeps forms by it.
// oxlint-disable-next-line no-underscore-dangle -- its name
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (createStore) => (reducer) => {
  window.decapStore = enhance(createStore)(reducer);
  window.decapReducer = reducer;
  return window.decapStore;
};
// Decap CMS reads the address as soon as it is loaded: without a place in it, the screen opens on its first page.
if (/^(#\/?)?$/.test(location.hash)) history.replaceState(null, '', '#/start');
