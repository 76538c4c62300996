/** What shipped code may use though a declared browser lacks it, with the code that may where not all may. */
export const allowed: [feature: RegExp, reason: string, code?: RegExp][] = [
  [
    /^(HTMLDialogElement\.prototype\.showModal|selectors\.backdrop)$/,
    'The only dialog opens from a button that `(scripting: enabled)` shows: a browser without dialogs has a link.',
  ],
  [/^cancelIdleCallback$/, 'It comes with requestIdleCallback, for which src/startup/scheduling.ts asks.'],
  [
    /^(Document.*\.startViewTransition|NavigationDestination.*\.getState|ViewTransition\..*)$/,
    "React's view transitions, which no part uses.",
  ],
  [/^navigation$/, "React's sign of a transition, which asks around it.", /!navigation\.transition/],
  [
    /^Crypto\.prototype\.randomUUID$/,
    "Firebase's App Check in its debug mode, which no page switches on.",
    /To use this token for app debugging/,
  ],
  [
    /^(Navigator\.prototype\.permissions|LockManager\.prototype\.query)$/,
    'It runs only where the browser has Background Sync, and those have it.',
    /background-sync/,
  ],
  [
    /^Array\.prototype\.at$/,
    'web-vitals runs it on presses and layout shifts, of which those browsers tell nothing.',
    /\.interactionId\)return|\.startTime-\w+\.startTime</,
  ],
  [
    /^at-rules\.media\.scripting$/,
    'Without it, what works by scripts shows as with scripts, and the photo button is a link.',
  ],
  [/forced-color/, 'A browser without it has no forced colors.'],
  [
    /^selectors\.has$/,
    'Without it the bar and the pop-up stay where they are and the page behind the menu scrolls; heights and chips are plainer.',
  ],
  [/^selectors\.focus-visible$/, "Safari before 15.4 keeps the browser's own outline."],
  [
    /^properties\.align-(content|self)\.(start|end)$/,
    'All of these are in grids, where the words came with grids; MDN means flexible boxes.',
  ],
  [/^properties\.overflow-wrap\.anywhere$/, 'Long words break all the same (src/styles/reset.css).'],
  [
    /^properties\.(content-visibility|contain-intrinsic-block-size)\b/,
    'It saves work and changes nothing else.',
  ],
  [/^properties\.animation-range$/, 'It is beside animation-timeline, for which `@supports` asks.'],
  [
    /^properties\.(accent-color|cursor|overscroll-behavior|scroll-behavior|scrollbar-\w+|text-wrap)\b/,
    "Without it the browser's own color, pointer, scrolling or line breaks show.",
  ],
  [/^properties\.font-family\.ui-monospace$/, 'The next font of the list is used.'],
];
