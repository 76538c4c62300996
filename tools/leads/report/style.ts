/** The look of the report: sheets below each other, readable on a phone and in print. Bars are filled with `fill`. */
export const reportStyle = (fill: string): string => `
:root { color-scheme: light; --ink: #111; --soft: #555; --line: #ccc; --fill: ${fill}; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header, main, footer { max-width: 1000px; margin: 0 auto; padding: 0 12px; }
header { margin-top: 24px; padding-top: 12px; border-top: 12px solid var(--fill); }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: clamp(26px, 5vw, 42px); line-height: 1.1; }
h2 { font-size: 22px; }
p, li { max-width: 68ch; }
.lead, .soft, caption, dt, footer { color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin-top: 16px; }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
dt { font-size: 14px; line-height: 1.3; }
dd { font-size: clamp(24px, 3vw, 32px); font-weight: 800; line-height: 1.1; }
section { margin-top: 20px; padding: 18px 0; border-top: 1px solid var(--line); }
section > * + * { margin-top: 12px; }
summary { cursor: pointer; padding: 10px 0; font-weight: 600; text-decoration: underline; }
summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.35; }
caption { text-align: left; font-size: 14px; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 700; border-bottom-color: var(--ink); }
tbody th { width: 70%; overflow-wrap: anywhere; }
.number { text-align: right; padding: 6px 0 6px 8px; font-variant-numeric: tabular-nums; }
.named, .bars { display: grid; gap: 3px 16px; align-items: center; }
.bars span { height: 12px; background: var(--fill); border: 1px solid var(--ink); }
.bars .none { border-width: 0 0 0 1px; }
.scroll { overflow-x: auto; }
.contacts { min-width: 900px; }
.contacts th, .contacts td { width: auto; overflow-wrap: anywhere; }
footer { padding: 20px 12px 40px; font-size: 14px; }
@media (min-width: 760px), print {
  .named { grid-template-columns: 14em minmax(0, 1fr); }
}
@media print {
  body { font-size: 11pt; }
  header, .bars span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  summary { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  h2, tr { break-inside: avoid; }
  h2, .lead { break-after: avoid; }
  table { font-size: 9.5pt; }
  .scroll { overflow: visible; }
  .contacts { min-width: 0; font-size: 8pt; }
}
`;
