import bcd from '@mdn/browser-compat-data';
import { findAll, generate, parse, walk, type CssNode, type ParseOptions, type WalkContext } from 'css-tree';
import { lackingAt, type Gap } from './unsupported-features';

const codeLength = 90;
const unitKinds: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' };

function pathOfUnit({ unit }: { unit: string }): string {
  const [, kind] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  if (kind) return `types.length.viewport_percentage_units_${unitKinds[kind]}`;
  return `types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`;
}

const pathOfSelector = (node: CssNode & { name: string }): string =>
  node.name === 'not' && generate(node).includes(',')
    ? 'selectors.not.selector_list'
    : `selectors.${node.name}`;

type Kinds = {
  [Kind in CssNode['type']]?: (
    node: Extract<CssNode, { type: Kind }>,
    property?: string,
  ) => string | string[];
};

/** MDN's names for what a node of a style uses, most exact first. */
const pathsByType: Kinds = {
  Atrule: ({ name }) => `at-rules.${name}`,
  Feature: ({ name }) => `at-rules.media.${name.replace(/^(min|max)-/, '')}`,
  FeatureRange: () => 'at-rules.media.range_syntax',
  PseudoClassSelector: pathOfSelector,
  PseudoElementSelector: pathOfSelector,
  NestingSelector: () => 'selectors.nesting',
  // The parser reads a nested rule only where it begins with "&".
  Raw: ({ value }) => (value.includes('{') ? 'selectors.nesting' : []),
  Declaration: ({ property }) => (property.startsWith('--') ? [] : `properties.${property}`),
  Dimension: pathOfUnit,
  Identifier: ({ name }, property) => (property ? `properties.${property}.${name}` : []),
  Function: ({ name }, property) => [
    `properties.${property}.${name}`,
    `types.color.${name}`,
    `types.${name}`,
  ],
};

const pathsOf = (node: CssNode, property?: string): string[] =>
  [pathsByType[node.type]?.(node as never, property) ?? []].flat();

function gapOf(paths: string[]): [feature: string, lacking: string[]] | undefined {
  for (const path of paths) {
    const lacking = lackingAt(bcd.css, path);
    if (lacking) return lacking.length > 0 ? [path, lacking] : undefined;
  }
  return undefined;
}

/** Whether the same property has another value before the one that a browser drops, or a prefixed twin. */
function hasFallback(declaration: CssNode | null, block: CssNode | null): boolean {
  if (declaration?.type !== 'Declaration' || block?.type !== 'Block') return false;
  const all = block.children.toArray();
  return all.slice(0, all.indexOf(declaration)).some((other) => {
    const property = other.type === 'Declaration' && other.property.replace(/^-(webkit|moz)-/, '');
    return property === declaration.property;
  });
}

/** Finds what a declared browser lacks in a text of CSS; a text that is not valid CSS has nothing. */
function findInCss(text: string, context: NonNullable<ParseOptions['context']>, isStrict: boolean): Gap[] {
  let hasErrors = false;
  const ast = parse(text, { context, parseCustomProperty: true, onParseError: () => (hasErrors = true) });
  if (hasErrors && isStrict) return [];
  const gaps: Gap[] = [];
  /** Each `@supports` around the code, with the features that it asks for. */
  const asked: { atrule: CssNode; paths: string[] }[] = [];
  walk(ast, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) {
        const paths = findAll(node.prelude, () => true).flatMap((part) => pathsOf(part));
        asked.push({ atrule: node, paths });
      }
      if (this.atrulePrelude && this.atrule?.name === 'supports') return;
      const declaration = node.type === 'Declaration' ? node : this.declaration;
      const gap = gapOf(pathsOf(node, node === declaration ? undefined : declaration?.property));
      if (!gap || hasFallback(declaration, this.block)) return;
      const [feature, lacking] = gap;
      if (asked.some(({ paths }) => paths.some((path) => `${feature}.`.startsWith(`${path}.`)))) return;
      const code = generate(this.declaration ?? this.atrulePrelude ?? node).slice(0, codeLength);
      gaps.push({ feature, lacking, code });
    },
    leave(node: CssNode) {
      if (asked.at(-1)?.atrule === node) asked.pop();
    },
  });
  return gaps;
}

/** Finds what a declared browser lacks in a style sheet, in declarations (`style="..."`), or in a media query. */
export const findInStyle = (text: string): Gap[] => findInCss(text, 'stylesheet', false);
export const findInDeclarations = (text: string): Gap[] => findInCss(text, 'declarationList', false);

/** The same in a media query of an attribute or of a script; in `sizes` a length comes after each query. */
export const findInMediaQuery = (text: string): Gap[] =>
  (text.match(/\([^()]*\)/g) ?? []).flatMap((query) => findInCss(query, 'mediaQueryList', true));
