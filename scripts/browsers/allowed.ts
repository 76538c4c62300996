/** Why shipped code may use a feature though a declared browser lacks it; not all code may where a second pattern follows. */
export const allowed: Record<string, RegExp | [feature: RegExp, code: RegExp]> = {
  'The only dialog opens from a button that `(scripting: enabled)` shows: a browser without dialogs has a link.':
    /^HTMLDialogElement\.prototype\.showModal$/,
  "React's view transitions, which no part uses.": /^NavigationDestination.*\.getState$/,
  "React's sign of a transition, which asks around it.": [/^navigation$/, /!navigation\.transition/],
  "Firebase's App Check in its debug mode, which no page switches on.": [
    /^Crypto\.prototype\.randomUUID$/,
    /To use this token for app debugging/,
  ],
  'It runs only where the browser has Background Sync, and those have it.': [
    /^Navigator\.prototype\.permissions$/,
    /background-sync/,
  ],
  'Without it, what works by scripts shows as with scripts, and the photo button is a link.':
    /^at-rules\.media\.scripting$/,
  'Without it the next page shows at once.': /^at-rules\.view-transition$/,
  'A browser without it has no forced colors.': /forced-color/,
  'Without it heights and columns are plainer, and a fold shows all.': /^selectors\.has$/,
  'All of these are in grids, where the words came with grids; MDN means flexible boxes.':
    /^properties\.align-(content|self)\.(start|end)$/,
  'Without it the line under the header is there from the start.':
    /^properties\.animation-(range|timeline)\b/,
  "Without it the browser's own color, pointer or font shows, or the browser works more.":
    /^properties\.(accent-color|content-visibility|contain|cursor|font-family\.ui-monospace)\b/,
  "Without it the browser's own scrolling, line breaks or outline show; long words break by src/styles/global.css.":
    /^(properties\.((-webkit-)?hyphenate-limit-\w+|overflow-wrap\.anywhere|overscroll-behavior|scroll-behavior|scrollbar-\w+|text-wrap)\b|selectors\.focus-visible$)/,
};
