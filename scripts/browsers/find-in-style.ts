import bcd from '@mdn/browser-compat-data';
import { findAll, generate, parse, walk, type CssNode, type ParseOptions } from 'css-tree';
import { lackingAt, type Gap } from './unsupported-features';

const codeLength = 90;
const unitKinds: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' };

function pathOfUnit(unit: string): string {
  const [, kind] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  if (kind) return `types.length.viewport_percentage_units_${unitKinds[kind]}`;
  return `types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`;
}

/** The parts that some kind of node of a style has. */
type Parts = { name: string; property: string; unit: string; value: string };

/** MDN's names for what a node of a style uses, most exact first; `within` is the property that has the node as its value. */
const pathsByType: Record<string, (parts: Parts, within: string, node: CssNode) => string[]> = {
  Atrule: ({ name }) => [`at-rules.${name}`],
  Feature: ({ name }) => [`at-rules.media.${name.replace(/^(min|max)-/, '')}`],
  FeatureRange: () => ['at-rules.media.range_syntax'],
  PseudoClassSelector: ({ name }, _, node) =>
    name === 'not' && generate(node).includes(',') ? ['selectors.not.selector_list'] : [`selectors.${name}`],
  PseudoElementSelector: ({ name }) => [`selectors.${name}`],
  NestingSelector: () => ['selectors.nesting'],
  // The parser reads a nested rule only where it begins with "&".
  Raw: ({ value }) => (value.includes('{') ? ['selectors.nesting'] : []),
  Declaration: ({ property }) => [`properties.${property}`],
  Dimension: ({ unit }) => [pathOfUnit(unit)],
  Identifier: ({ name }, within) => [`properties.${within}.${name}`],
  Function: ({ name }, within) => [`properties.${within}.${name}`, `types.color.${name}`, `types.${name}`],
};

const pathsOf = (node: CssNode, within = ''): string[] =>
  pathsByType[node.type]?.(node as unknown as Parts, within, node) ?? [];

/** Whether the same property has another value before the one that a browser drops, or a prefixed twin. */
function hasFallback(declaration: CssNode | null, block: CssNode | null): boolean {
  if (declaration?.type !== 'Declaration' || block?.type !== 'Block') return false;
  const all = block.children.toArray();
  const nameOf = (node: CssNode) =>
    node.type === 'Declaration' && node.property.replace(/^-(webkit|moz)-/, '');
  return all.slice(0, all.indexOf(declaration)).some((other) => nameOf(other) === declaration.property);
}

/** Finds what a declared browser lacks in a text of CSS; a text that is no media query has nothing. */
function findInCss(text: string, context: NonNullable<ParseOptions['context']>): Gap[] {
  let hasErrors = false;
  const ast = parse(text, { context, parseCustomProperty: true, onParseError: () => (hasErrors = true) });
  if (hasErrors && context === 'mediaQueryList') return [];
  /** What is within each `@supports`, and the features that it asks for. */
  const asked = findAll(ast, () => true).flatMap((node) => {
    if (node.type !== 'Atrule' || node.name !== 'supports' || !node.prelude) return [];
    const paths = findAll(node.prelude, () => true).flatMap((part) => pathsOf(part));
    return [{ inside: new Set(findAll(node, () => true)), paths }];
  });
  const gaps: Gap[] = [];
  walk(ast, function findIn(node) {
    const declaration = node.type === 'Declaration' ? node : this.declaration;
    const paths = pathsOf(node, node === declaration ? undefined : declaration?.property);
    const feature = paths.find((path) => lackingAt(bcd.css, path));
    const lacking = (feature && lackingAt(bcd.css, feature)) || [];
    if (!feature || lacking.length === 0 || hasFallback(declaration, this.block)) return;
    const isAsked = (path: string): boolean => `${feature}.`.startsWith(`${path}.`);
    if (asked.some(({ inside, paths: of }) => inside.has(node) && of.some(isAsked))) return;
    const code = generate(this.declaration ?? this.atrulePrelude ?? node).slice(0, codeLength);
    gaps.push({ feature, lacking, code });
  });
  return gaps;
}

/** Finds what a declared browser lacks in a style sheet, in declarations (`style="..."`), or in a media query. */
export const findInStyle = (text: string): Gap[] => findInCss(text, 'stylesheet');
export const findInDeclarations = (text: string): Gap[] => findInCss(text, 'declarationList');

/** The same in a media query of an attribute or of a script; in `sizes` a length comes after each query. */
export const findInMediaQuery = (text: string): Gap[] =>
  (text.match(/\([^()]*\)/g) ?? []).flatMap((query) => findInCss(query, 'mediaQueryList'));
