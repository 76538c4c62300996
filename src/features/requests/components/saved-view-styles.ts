/**
 * The styles of the view of what is saved. They come with its script and not as a CSS module, because those of all parts
 * are in every page (docs/decisions/0041), and visitors never see this one.
 */
export const savedViewStyles = `
[data-saved-view] {
  position: fixed;
  inset-block-end: calc(var(--bar-height) + env(safe-area-inset-bottom, 0px));
  inset-inline: 0;
  z-index: 30;
  box-sizing: border-box;
  max-height: 50vh;
  overflow-y: auto;
  border: var(--outline);
  background: var(--color-sheet);
  font-size: var(--size-small);
  overflow-wrap: anywhere;
}

[data-saved-view] :is(output, details > *) {
  display: block;
  padding: var(--space-2) var(--space-4);
}

[data-saved-view] :is(summary, dt) {
  font-weight: 700;
}

[data-saved-view] summary {
  min-height: var(--target);
  background: var(--color-quiet);
  cursor: pointer;
}

[data-saved-view] textarea {
  box-sizing: border-box;
  width: 100%;
}

[data-saved-view] [data-refused='true'] {
  color: var(--color-error);
}

/* The end of the page, and what the keyboard goes to, stay above it. */
html:has([data-saved-view]) {
  scroll-padding-block-end: 12rem;
}

body:has([data-saved-view]) {
  padding-block-end: 8rem;
}

/* The bar below is only on narrower screens, and not beside a field in use. */
body:has(main :is(input, textarea, select):focus) [data-saved-view] {
  inset-block-end: 0;
}

/* A wide screen has a column for it, below the header. */
@media (min-width: 90rem) {
  [data-saved-view] {
    inset-block: var(--header-height) auto;
    inset-inline: auto 0;
    width: 25rem;
    max-height: calc(100vh - var(--header-height));
  }

  body:has([data-saved-view] [open]) {
    padding-inline-end: 25rem;
  }
}
`;
