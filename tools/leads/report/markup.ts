/** HTML that may be written as it is. */
export type Markup = { markup: string };

type Part = string | number | Markup | readonly Markup[];

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

function write(part: Part): string {
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
}

/** Writes HTML. Every text in it is escaped, for what a report tells of was written by strangers. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: fixed.reduce((before, next, index) => `${before}${write(parts[index - 1] ?? '')}${next}`),
});

export const nothing: Markup = { markup: '' };

export const section = (title: string, lead: Markup, ...parts: Markup[]): Markup =>
  html`<section>
    <h2>${title}</h2>
    <p class="lead">${lead}</p>
    ${parts}
  </section>`;

/** A table that may be wider than a phone. */
export const scrolled = (label: string, table: Markup): Markup =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
