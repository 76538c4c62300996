/** What shipped code may use though a declared browser lacks it, with the code that may where not all may. */
export const allowed: [feature: RegExp, reason: string, code?: RegExp][] = [
  [
    /^HTMLDialogElement\.prototype\.showModal$/,
    'The only dialog opens from a button that `(scripting: enabled)` shows: a browser without dialogs has a link.',
  ],
  [/^cancelIdleCallback$/, 'It comes with requestIdleCallback, for which src/islands/scheduling.ts asks.'],
  [/^NavigationDestination.*\.getState$/, "React's view transitions, which no part uses."],
  [/^navigation$/, "React's sign of a transition, which asks around it.", /!navigation\.transition/],
  [
    /^Crypto\.prototype\.randomUUID$/,
    "Firebase's App Check in its debug mode, which no page switches on.",
    /To use this token for app debugging/,
  ],
  [
    /^Navigator\.prototype\.permissions$/,
    'It runs only where the browser has Background Sync, and those have it.',
    /background-sync/,
  ],
  [
    /^at-rules\.media\.scripting$/,
    'Without it, what works by scripts shows as with scripts, and the photo button is a link.',
  ],
  [/^at-rules\.view-transition$/, 'Without it the next page shows at once.'],
  [/forced-color/, 'A browser without it has no forced colors.'],
  [
    /^selectors\.has$/,
    'Without it the bar and the pop-up stay where they are and the page behind the menu scrolls; heights and chips are plainer.',
  ],
  [
    /^properties\.align-(content|self)\.(start|end)$/,
    'All of these are in grids, where the words came with grids; MDN means flexible boxes.',
  ],
  [
    /^properties\.animation-(range|timeline)\b/,
    'Without it the line under the header is there from the start.',
  ],
  [
    /^properties\.(accent-color|content-visibility|contain-intrinsic-block-size|cursor|font-family\.ui-monospace)\b/,
    "Without it the browser's own color, pointer or font shows, or the browser works more.",
  ],
  [
    /^(properties\.((-webkit-)?hyphenate-limit-\w+|overflow-wrap\.anywhere|overscroll-behavior|scroll-behavior|scrollbar-\w+|text-wrap)\b|selectors\.focus-visible$)/,
    "Without it the browser's own scrolling, line breaks or outline show; long words break by src/styles/global.css.",
  ],
];
