import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk, type CssNode, type ParseOptions, type WalkContext } from 'css-tree';
import { lackingDeclared, type Gap } from './unsupported-features';

const codeLength = 90;
const prefix = /^-(webkit|moz)-/;
const { css } = bcd;

function entryAt(path: string): Identifier | undefined {
  let entry: Identifier | undefined = css as unknown as Identifier;
  for (const name of path.split('.')) entry = entry?.[name];
  return entry;
}

const dynamicUnits = /^(d|s|l)v(h|w|i|b|min|max)$/;
const unitKinds = { d: 'dynamic', s: 'small', l: 'large' };

function pathsOfUnit(unit: string): string[] {
  const [, kind] = dynamicUnits.exec(unit) ?? [];
  if (kind) return [`types.length.viewport_percentage_units_${unitKinds[kind as 'd']}`];
  return unit.startsWith('cq') ? ['types.length.container_query_length_units'] : [`types.length.${unit}`];
}

/** MDN's names for what a node of a style uses, most exact first. */
function pathsOf(node: CssNode, property: string | undefined): string[] {
  if (node.type === 'Atrule') return [`at-rules.${node.name}`];
  if (node.type === 'Feature') {
    const name = node.name.replace(/^(min|max)-/, '');
    return [`at-rules.media.${name}`];
  }
  if (node.type === 'FeatureRange') return ['at-rules.media.range_syntax'];
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
    const isList = node.name === 'not' && generate(node).includes(',');
    return isList ? ['selectors.not.selector_list'] : [`selectors.${node.name}`];
  }
  // The parser reads a nested rule only where it begins with "&".
  if (node.type === 'NestingSelector' || (node.type === 'Raw' && node.value.includes('{')))
    return ['selectors.nesting'];
  if (node.type === 'Declaration')
    return node.property.startsWith('--') ? [] : [`properties.${node.property}`];
  if (node.type === 'Dimension') return pathsOfUnit(node.unit);
  if (node.type === 'Identifier' && property) return [`properties.${property}.${node.name}`];
  if (node.type === 'Function')
    return [`properties.${property}.${node.name}`, `types.color.${node.name}`, `types.${node.name}`];
  return [];
}

function gapOf(paths: string[]): [feature: string, lacking: string[]] | undefined {
  for (const path of paths) {
    const { __compat: compat } = entryAt(path) ?? {};
    const lacking = compat && lackingDeclared(compat);
    if (lacking) return lacking.length > 0 ? [path, lacking] : undefined;
  }
  return undefined;
}

/** Whether the same property has another value before the one that a browser drops, or a prefixed twin. */
function hasFallback(declaration: CssNode | null, block: CssNode | null): boolean {
  if (declaration?.type !== 'Declaration' || block?.type !== 'Block') return false;
  const before = block.children.toArray();
  return before
    .slice(0, before.indexOf(declaration))
    .some(
      (other) => other.type === 'Declaration' && other.property.replace(prefix, '') === declaration.property,
    );
}

function parseWithoutErrors(
  text: string,
  context: NonNullable<ParseOptions['context']>,
): CssNode | undefined {
  let hasErrors = false;
  const ast = parse(text, { context, parseCustomProperty: true, onParseError: () => (hasErrors = true) });
  return hasErrors ? undefined : ast;
}

function gapsOf(ast: CssNode): Gap[] {
  const gaps: Gap[] = [];
  /** The conditions of each `@supports` around the code, with the features that it asks for. */
  const asked: { atrule: CssNode; paths: string[] }[] = [];
  walk(ast, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) {
        const paths: string[] = [];
        walk(node.prelude, (part) => {
          paths.push(...pathsOf(part, part.type === 'Declaration' ? part.property : undefined));
        });
        asked.push({ atrule: node, paths });
      }
      if (this.atrulePrelude && this.atrule?.name === 'supports') return;
      const gap = gapOf(pathsOf(node, node.type === 'Declaration' ? undefined : this.declaration?.property));
      if (!gap || asked.some(({ paths }) => paths.some((path) => `${gap[0]}.`.startsWith(`${path}.`))))
        return;
      if (hasFallback(node.type === 'Declaration' ? node : this.declaration, this.block)) return;
      const code = generate(this.declaration ?? this.atrulePrelude ?? node).slice(0, codeLength);
      gaps.push({ feature: gap[0], lacking: gap[1], code });
    },
    leave(node: CssNode) {
      if (asked.at(-1)?.atrule === node) asked.pop();
    },
  });
  return gaps;
}

/** Finds what a declared browser lacks in a style sheet, or in declarations (`style="..."`). */
export function findInStyle(text: string, context: 'stylesheet' | 'declarationList' = 'stylesheet'): Gap[] {
  return gapsOf(parse(text, { context, parseCustomProperty: true }));
}

/** The same in a media query of an attribute (`media`, `sizes`) or of a script. */
export function findInMediaQuery(text: string): Gap[] {
  // In `sizes` a length comes after each query.
  const queries = text.match(/\([^()]*\)/g) ?? [];
  return queries.flatMap((query) => {
    const ast = parseWithoutErrors(query, 'mediaQueryList');
    return ast ? gapsOf(ast) : [];
  });
}

const startOfRules = /[\w\])*"]\s*\{\s*[a-z-]+\s*:[^{}]*\}/;
const mediaQuery = /^(?:(?:only |not )?(?:screen|print|all) and )?\(\s*[a-z-]+\s*(?:[:<>]|\))/;

/** The same in a string of a script, where it is a style sheet, the styles of one, or a media query. */
export function findInString(text: string): Gap[] {
  if (mediaQuery.test(text)) return findInMediaQuery(text);
  if (!startOfRules.test(text)) return [];
  const ast = parseWithoutErrors(text, 'stylesheet');
  return ast ? gapsOf(ast) : [];
}
