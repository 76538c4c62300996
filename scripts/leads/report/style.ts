import type { ReportColors } from './palette';

/** The look of the report: a load ticket on paper, one column of sheets, readable on a phone and in print. */
export const reportStyle = ({ ink, soft, paper, sheet, fill, line }: ReportColors): string => `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0; background: ${paper}; color: ${ink};
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main, header { max-width: 1160px; margin: 0 auto; padding: 0 12px; }
h1, h2, p, ul, figure, dl, dd { margin: 0; }
h1 { font-size: clamp(26px, 5vw, 42px); line-height: 1.1; font-weight: 800; letter-spacing: -0.02em; text-wrap: balance; }
h2 { font-size: 22px; line-height: 1.2; font-weight: 800; letter-spacing: -0.01em; }
p, li { max-width: 68ch; }
.soft { color: ${soft}; }
.ticket { margin: 24px 0 0; background: ${fill}; border: 2px solid ${ink}; border-radius: 10px; color: ${ink}; }
.ticket > div { padding: 18px 16px 20px; }
.ticket .brand { font-weight: 700; margin-bottom: 10px; }
.ticket .span { margin-top: 10px; font-weight: 600; }
.facts {
  display: grid; grid-template-columns: repeat(2, 1fr); border-top: 2px dashed ${ink};
  background: ${sheet}; border-radius: 0 0 8px 8px;
}
.facts div { padding: 12px 16px; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.facts dt { color: ${soft}; font-size: 14px; line-height: 1.3; }
.facts dd { font-size: clamp(24px, 3vw, 32px); white-space: nowrap; line-height: 1.1; font-weight: 800; font-variant-numeric: tabular-nums; }
section { margin: 20px 0 0; padding: 18px 16px; background: ${sheet}; border: 1px solid ${line}; border-radius: 10px; }
section > * + * { margin-top: 12px; }
.lead { color: ${soft}; }
svg { display: block; max-width: 100%; height: auto; color: ${ink}; overflow: visible; font-variant-numeric: tabular-nums; }
svg.narrow { width: 100%; }
svg.wide { display: none; }
figure + details { margin-top: 8px; }
summary { cursor: pointer; padding: 10px 0; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
summary:focus-visible, .scroll:focus-visible { outline: 3px solid ${ink}; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.35; }
caption { text-align: left; color: ${soft}; font-size: 14px; padding-bottom: 6px; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid ${line}; text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 700; border-bottom: 2px solid ${ink}; vertical-align: bottom; }
th[scope='row'] { overflow-wrap: anywhere; min-width: 9em; }
.week th[scope='row'] { min-width: 0; }
.number { text-align: right; padding-right: 0; padding-left: 8px; font-variant-numeric: tabular-nums; }
.week { table-layout: fixed; font-size: 14px; }
.week thead th, .week td { padding: 4px 0 4px 2px; }
.week thead th:first-child { width: 54px; }
.week th[scope='row'] { white-space: nowrap; }
.key { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; padding: 0; }
.key li { display: flex; align-items: center; gap: 8px; }
.key span { width: 14px; height: 14px; border: 2px solid ${ink}; background: ${sheet}; border-radius: 50%; }
.key .last { background: ${fill}; border-radius: 2px; }
.notes ul { padding-left: 20px; }
.notes li + li { margin-top: 6px; }
.scroll { overflow-x: auto; }
.scroll table { min-width: 900px; }
.contacts td { overflow-wrap: anywhere; min-width: 90px; }
footer { max-width: 1160px; margin: 0 auto; padding: 20px 16px 40px; color: ${soft}; font-size: 14px; }
@media (min-width: 760px) {
  svg.wide { display: block; }
  svg.narrow { display: none; }
  .facts { grid-template-columns: repeat(4, 1fr); }
  .facts div + div { border-left: 1px solid ${line}; }
  section { padding: 28px; }
  .ticket > div { padding: 28px; }
  .facts div { padding: 18px 28px; }
}
@media (min-width: 1160px) {
  .beside { display: grid; grid-template-columns: 640px minmax(0, 1fr); gap: 0 40px; align-items: start; }
  .beside summary { display: none; }
  .beside details::details-content { content-visibility: visible; display: block; }
}
@media print {
  @page { size: auto; margin: 14mm 12mm; }
  body { background: none; font-size: 11pt; }
  main, header, footer { max-width: none; padding: 0; }
  section { border: 0; border-top: 1pt solid ${line}; border-radius: 0; padding: 12pt 0 0; margin-top: 16pt; }
  .ticket { margin-top: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .facts { grid-template-columns: repeat(4, 1fr); }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  svg.wide { display: block; }
  svg.narrow { display: none; }
  summary { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  h2, figure, .key, tr { break-inside: avoid; break-after: auto; }
  h2, .lead { break-after: avoid; }
  thead { display: table-header-group; }
  table { font-size: 9.5pt; line-height: 1.25; }
  th, td { padding-top: 2.5pt; padding-bottom: 2.5pt; }
  .facts div { border: 0; }
  .scroll { overflow: visible; }
  .scroll table { min-width: 0; font-size: 8pt; }
}
`;
