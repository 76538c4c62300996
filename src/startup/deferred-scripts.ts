/**
 * The scripts of a built page wait in a template until the page has painted and come to rest, or the visitor touches,
 * types or scrolls (docs/decisions/0041): before that it is plain HTML, whose menu, questions, links and fields work.
 */
export const deferredScriptsId = 'deferred-scripts';

/** What was pressed before the scripts were there, kept on `window` until they take it (services/page-start.ts). */
export const replayQueueName = 'eventsToReplay';

/** The folder of the device's names under which a form is kept that was sent before the scripts were there. */
export const earlySubmissionFolder = 'early/';

/** The name of this page's own, on `window`. */
export const earlySubmissionName = 'earlySubmission';

/**
 * The script that starts them, the same on every page. What Gatsby sets on `window` in scripts of its own is read as
 * data, so that a Content-Security-Policy need know this script alone.
 */
export const deferredScriptsStarter = `(function () {
  var signs = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin', 'input'];
  var idle = window.requestIdleCallback || function (task) { setTimeout(task, 200); };
  var isStarted = false;
  var busyButton, hasFailed;
  window.${replayQueueName} = [];
  // The busy label in the place of the usual one, and back.
  function turnLabels() {
    busyButton.querySelectorAll('span').forEach(function (label) { label.hidden = !label.hidden; });
    busyButton.setAttribute('aria-disabled', busyButton.lastChild.hidden ? 'false' : 'true');
  }
  // What stands in the form, with what it tells of itself, on the device; locked for as long as this page is open.
  function keepForm(form) {
    var name = window.${earlySubmissionName} = window.${earlySubmissionName} || '${earlySubmissionFolder}' + Date.now() + Math.random();
    var values = {};
    new FormData(form).forEach(function (value, field) { values[field] = value; });
    try {
      localStorage.setItem(name, JSON.stringify(Object.assign({ address: location.href, referrer: document.referrer, at: Date.now(), values: values }, form.dataset)));
      navigator.locks.request(name, function () { return new Promise(function () {}); });
    } catch (refused) {}
  }
  function rememberPress(event) {
    var presses = window.${replayQueueName};
    if (!presses) return;
    presses.push(event.target);
    var button = event.target.closest('form[data-form] button');
    if (!button) return;
    keepForm(button.form);
    if (busyButton || hasFailed) return;
    busyButton = button;
    turnLabels();
  }
  function add(tag, attributes) {
    document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  }
  // What was loaded, or was pressed, is first seen.
  function afterPaint(task) {
    requestAnimationFrame(function () { setTimeout(task); });
  }
  // Each asked for in a task of its own, in which the visitor can be answered; scripts run in this order.
  function addInTurn(elements) {
    if (elements.length === 0) return;
    add(elements[0][0], elements[0][1]);
    setTimeout(addInTurn, 0, elements.slice(1));
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    signs.forEach(function (sign) { removeEventListener(sign, start, true); });
    afterPaint(fetchAndRun);
  }
  function fetchAndRun() {
    var scripts = [];
    document.getElementById('${deferredScriptsId}').content.querySelectorAll('script').forEach(function (script) {
      var src = script.getAttribute('src');
      if (src && !script.noModule) scripts.push(['script', { src: src, async: false }]);
      (src ? '' : script.textContent).replace(/window\\.(\\w+)=("(?:[^"\\\\]|\\\\.)*")/g, function (_, name, json) {
        window[name] = JSON.parse(json);
      });
    });
    var page = window.pagePath === '/' ? '/index' : window.pagePath;
    var data = ['/page-data/app-data.json', '/page-data' + page + '/page-data.json'].map(function (href) {
      return ['link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: href }];
    });
    addInTurn(data.concat(scripts));
  }
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }); });
  addEventListener('click', rememberPress, true);
  // A page whose scripts do not arrive is not to look busy for ever.
  addEventListener('error', function (failure) {
    if (hasFailed || String(failure.target.src).indexOf(location.origin) !== 0) return;
    hasFailed = true;
    if (busyButton && !busyButton.lastChild.hidden) turnLabels();
  }, true);
  addEventListener('load', function () { afterPaint(function () { idle(start); }); });
})();`;
