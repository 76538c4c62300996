import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk, type CssNode, type ParseOptions, type WalkContext } from 'css-tree';
import { lackingDeclared, type Gap } from './unsupported-features';

const codeLength = 90;
const unitKinds: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' };

function pathOfUnit(unit: string): string {
  const [, kind] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  if (kind) return `types.length.viewport_percentage_units_${unitKinds[kind]}`;
  return `types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`;
}

/** MDN's names for what a node of a style uses, most exact first. */
function pathsOf(node: CssNode, property: string | undefined): string[] {
  switch (node.type) {
    case 'Atrule':
      return [`at-rules.${node.name}`];
    case 'Feature':
      return [`at-rules.media.${node.name.replace(/^(min|max)-/, '')}`];
    case 'FeatureRange':
      return ['at-rules.media.range_syntax'];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [
        node.name === 'not' && generate(node).includes(',')
          ? 'selectors.not.selector_list'
          : `selectors.${node.name}`,
      ];
    case 'NestingSelector':
      return ['selectors.nesting'];
    // The parser reads a nested rule only where it begins with "&".
    case 'Raw':
      return node.value.includes('{') ? ['selectors.nesting'] : [];
    case 'Declaration':
      return node.property.startsWith('--') ? [] : [`properties.${node.property}`];
    case 'Dimension':
      return [pathOfUnit(node.unit)];
    case 'Identifier':
      return property ? [`properties.${property}.${node.name}`] : [];
    case 'Function':
      return [`properties.${property}.${node.name}`, `types.color.${node.name}`, `types.${node.name}`];
    default:
      return [];
  }
}

function gapOf(paths: string[]): [feature: string, lacking: string[]] | undefined {
  for (const path of paths) {
    let entry: Identifier | undefined = bcd.css as unknown as Identifier;
    for (const name of path.split('.')) entry = entry?.[name];
    const { __compat: compat } = entry ?? {};
    const lacking = compat && lackingDeclared(compat);
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
        const paths: string[] = [];
        walk(node.prelude, (part) => {
          paths.push(...pathsOf(part, part.type === 'Declaration' ? part.property : undefined));
        });
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

/** Finds what a declared browser lacks in a style sheet, or in declarations (`style="..."`). */
export const findInStyle = (text: string, context: 'stylesheet' | 'declarationList' = 'stylesheet'): Gap[] =>
  findInCss(text, context, false);

/** The same in a media query of an attribute or of a script; in `sizes` a length comes after each query. */
export const findInMediaQuery = (text: string): Gap[] =>
  (text.match(/\([^()]*\)/g) ?? []).flatMap((query) => findInCss(query, 'mediaQueryList', true));

const startOfRules = /[\w\])*"]\s*\{\s*[a-z-]+\s*:[^{}]*\}/;
const mediaQuery = /^(?:(?:only |not )?(?:screen|print|all) and )?\(\s*[a-z-]+\s*(?:[:<>]|\))/;

/** The same in a string of a script, where it is a style sheet or a media query. */
export function findInString(text: string): Gap[] {
  if (mediaQuery.test(text)) return findInMediaQuery(text);
  return startOfRules.test(text) ? findInCss(text, 'stylesheet', true) : [];
}
