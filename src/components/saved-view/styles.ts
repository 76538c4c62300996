/**
 * The styles of the saved view. They come with its script instead of a CSS module, because CSS modules are in every page's
 * HTML (docs/decisions/0041), and visitors never see this view.
 */
export const savedViewStyles = `
[data-saved-view] {
  position: fixed;
  inset-block-end: calc(var(--bar-height) + env(safe-area-inset-bottom, 0px));
  inset-inline: 0;
  z-index: 30;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  max-height: 50vh;
  border: var(--outline);
  background: var(--color-sheet);
  color: var(--color-text);
  font-size: var(--size-small);
  line-height: 1.35;
  overflow-wrap: anywhere;
}

/* Then the bar below is not there. */
body:has(main :is(input, textarea, select):focus) [data-saved-view] {
  inset-block-end: 0;
}

[data-saved-view] :is(h2, h3, p, dl, dd) {
  margin: 0;
  font-size: inherit;
}

[data-saved-view] :is(h2, h3, dt) {
  font-weight: 700;
}

[data-saved-view] [data-verdict],
[data-saved-view] [data-body] {
  padding: var(--space-2) var(--space-4);
}

[data-saved-view] [data-body] {
  display: grid;
  gap: var(--space-3);
  min-height: 0;
  overflow-y: auto;
  border-block-start: var(--rule);
}

[data-saved-view] [hidden] {
  display: none;
}

[data-saved-view] button {
  min-height: var(--target);
  padding-inline: var(--space-3);
  border: var(--outline);
  border-radius: var(--radius);
  background: var(--color-page);
  color: inherit;
  font: inherit;
  font-weight: 700;
  cursor: pointer;
}

[data-saved-view] h2 button {
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  border: 0;
  border-radius: 0;
  background: var(--color-quiet);
  padding-inline: var(--space-4);
}

[data-saved-view] h2 button::after {
  content: '+' / '';
  font-size: var(--size-h3);
}

[data-saved-view] h2 button[aria-expanded='true']::after {
  content: '−' / '';
}

[data-saved-view] summary {
  padding-block: var(--space-2);
  cursor: pointer;
}

[data-saved-view] textarea {
  box-sizing: border-box;
  width: 100%;
  font: 0.875rem / 1.35 ui-monospace, monospace;
}

[data-saved-view] dl > div {
  padding: var(--space-2) 0 var(--space-2) var(--space-3);
  border-block-end: var(--rule);
  border-inline-start: var(--stroke) solid transparent;
}

[data-saved-view] dl > [data-refused='true'] {
  border-inline-start-color: var(--color-error);
}

[data-saved-view] [data-value] {
  font-family: ui-monospace, monospace;
}

[data-saved-view] dl > [data-refused='true'] dd:last-child,
[data-saved-view] :is(p, output)[data-refused='true'] {
  color: var(--color-error);
  font-weight: 700;
}

/* The end of the page, and what the keyboard goes to, stay above it. */
html:has([data-saved-view]) {
  scroll-padding-block-end: 12rem;
}

body:has([data-saved-view]) {
  padding-block-end: 8rem;
}

/* The bar is only on narrower screens. */
@media (min-width: 64rem) {
  [data-saved-view] {
    inset-block-end: 0;
  }
}

/* Wide enough for both, it has a column of its own, below the header. */
@media (min-width: 90rem) {
  [data-saved-view] {
    inset-block: var(--header-height) auto;
    inset-inline: auto 0;
    width: 25rem;
    max-height: calc(100vh - var(--header-height));
  }

  html:has([data-saved-view]) {
    scroll-padding-block-end: 0;
  }

  body:has([data-saved-view]) {
    padding-block-end: 0;
  }

  body:has([data-saved-view] [aria-expanded='true']) {
    padding-inline-end: 25rem;
  }
}
`;
