type Allowed = {
  /** MDN's name of the feature, or of several. */
  feature: RegExp;
  /** The code that may use it, where not all may. */
  code?: RegExp;
  /** Why it does no harm in a browser that lacks it. */
  reason: string;
};

/** What shipped code may use though a declared browser lacks it. */
export const allowed: Allowed[] = [
  {
    feature: /^(HTMLDialogElement\.prototype\.showModal|selectors\.backdrop)$/,
    reason:
      'The only dialog opens from a button that `(scripting: enabled)` shows: a browser without dialogs has a link.',
  },
  {
    feature: /^cancelIdleCallback$/,
    reason: 'It comes with requestIdleCallback, for which src/startup/scheduling.ts asks.',
  },
  {
    feature: /^(Document.*\.startViewTransition|NavigationDestination.*\.getState|ViewTransition\..*)$/,
    reason: "React's view transitions, which no part uses.",
  },
  {
    feature: /^Crypto\.prototype\.randomUUID$/,
    code: /To use this token for app debugging/,
    reason: "Firebase's App Check in its debug mode, which no page switches on.",
  },
  {
    feature: /^(Navigator\.prototype\.permissions|LockManager\.prototype\.query)$/,
    code: /background-sync/,
    reason: 'It runs only where the browser has Background Sync, and those have it.',
  },
  {
    feature: /^Array\.prototype\.at$/,
    code: /\.interactionId\)return|\.startTime-\w+\.startTime</,
    reason: 'web-vitals runs it on presses and layout shifts, of which those browsers tell nothing.',
  },
  {
    feature: /^at-rules\.media\.scripting$/,
    reason: 'Without it, what works by scripts shows as with scripts, and the photo button is a link.',
  },
  {
    feature: /forced-color/,
    reason: 'A browser without it has no forced colors.',
  },
  {
    feature: /^selectors\.has$/,
    reason:
      'Without it the bar and the pop-up stay where they are and the page behind the menu scrolls; heights and chips are plainer.',
  },
  {
    feature: /^selectors\.focus-visible$/,
    reason: "Safari before 15.4 keeps the browser's own outline.",
  },
  {
    feature: /^properties\.align-(content|self)\.(start|end)$/,
    reason: 'All of these are in grids, where the words came with grids; MDN means flexible boxes.',
  },
  {
    feature: /^properties\.overflow-wrap\.anywhere$/,
    reason: 'Long words break all the same (src/styles/reset.css).',
  },
  {
    feature: /^properties\.(content-visibility|contain-intrinsic-block-size)\b/,
    reason: 'It saves work and changes nothing else.',
  },
  {
    feature: /^properties\.animation-range$/,
    reason: 'It is beside animation-timeline, for which `@supports` asks.',
  },
  {
    feature:
      /^properties\.(accent-color|cursor|overscroll-behavior|scroll-behavior|scrollbar-\w+|text-wrap)\b/,
    reason: "Without it the browser's own color, pointer, scrolling or line breaks show.",
  },
  {
    feature: /^properties\.font-family\.ui-monospace$/,
    reason: 'The next font of the list is used.',
  },
];
