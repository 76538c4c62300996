import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { parse, type AnyNode, type Program } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { findInString } from './find-in-style';
import { lackingDeclared, listApis, type Gap } from './unsupported-features';

/** Safari 15 reads all of ES2022 but what `syntaxOf` names. */
const newestSyntax = 2022;
const codeLength = 90;

/** What the declared browsers lack: by path, and by the name of a member that they lack on whichever object. */
function findApiGaps() {
  const byPath = new Map<string, string[]>();
  const byMember = new Map<string, string>();
  const everywhere = new Set<string>();
  for (const { path, compat } of listApis()) {
    const member = path.slice(path.lastIndexOf('.') + 1);
    const lacking = lackingDeclared(compat);
    const { experimental, deprecated, standard_track: isStandard } = compat.status ?? {};
    if (lacking.length === 0) everywhere.add(member);
    else byPath.set(path, lacking);
    if (lacking.length > 0 && path.includes('.prototype.') && isStandard && !experimental && !deprecated)
      byMember.set(member, byMember.get(member) ?? path);
  }
  for (const member of everywhere) byMember.delete(member);
  return { byPath, byMember };
}

const gaps = findApiGaps();

const { classes, regular_expressions: expressions } = bcd.javascript;

function syntaxOf(node: AnyNode): [feature: string, Identifier] | undefined {
  const pattern = node.type === 'Literal' && 'regex' in node ? node.regex?.pattern : undefined;
  if (pattern && /(?<!\\)\(\?<[=!]/.test(pattern))
    return ['regular_expressions.lookbehind_assertion', expressions!.lookbehind_assertion!];
  if (node.type !== 'StaticBlock') return undefined;
  return ['classes.static.initialization_blocks', classes!.static!.initialization_blocks!];
}

const globalObjects = ['window', 'self', 'globalThis'];
/** Objects that every page has, named after their interfaces. */
const pageObject = /^(crypto|document|history|location|navigator|performance|screen)$/;

const isFunction = ({ type }: AnyNode): boolean => /Function/.test(type);

function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** What a node reads, as MDN's data name it ("Navigator.prototype.locks"), unless it is a member of something else. */
function pathOf(node: AnyNode, locals: Set<string>): string | undefined {
  if (node.type === 'Identifier') return locals.has(node.name) ? undefined : node.name;
  const member = memberName(node);
  if (node.type !== 'MemberExpression' || !member || node.object.type === 'Super') return undefined;
  const parent = pathOf(node.object as AnyNode, locals);
  if (!parent || globalObjects.includes(parent)) return parent && member;
  if (pageObject.test(parent)) return `${parent[0]!.toUpperCase()}${parent.slice(1)}.prototype.${member}`;
  return /^[A-Z]\w*(\.[A-Z]\w*)?$/.test(parent) || parent === 'console' ? `${parent}.${member}` : undefined;
}

/** The names that a script declares anywhere: no script calls a variable as a global that it also uses. */
function declaredNames(ast: Program): Set<string> {
  const names = new Set<string>();
  full(ast, (node, _state, type) => {
    if (type === 'VariablePattern' && 'name' in node) names.add(String(node.name));
  });
  return names;
}

const methods = /([\w$]+)(?:\([^()]*\)\{|[=:](?:async )?(?:function\b|\([^()]*\)=>|[\w$]+=>))/g;

/** The names of the methods that scripts define on their own objects; a call by such a name need not mean the browser's. */
export const definedMembers = (sources: string[]): Set<string> =>
  new Set(sources.flatMap((source) => Array.from(source.matchAll(methods), ([, name]) => name!)));

/** Whether a function is one of the modules in a file of webpack's, or runs at once as the file's own. */
function isModule(ancestors: AnyNode[], index: number): boolean {
  const [node, parent] = [ancestors[index], ancestors[index - 1]];
  if (parent?.type === 'Property') return parent.key.type === 'Literal';
  return parent?.type === 'CallExpression' && parent.callee === node;
}

/** The outermost function around the last of the ancestors, or its statement where it is in no function but the module's. */
const around = (ancestors: AnyNode[]): AnyNode | undefined =>
  ancestors.find((node, index) => isFunction(node) && !isModule(ancestors, index)) ??
  ancestors
    .slice(ancestors.findLastIndex(isFunction) + 1)
    .find(({ type }) => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement');

/** Whether code asks for a name: `typeof x`, `'y' in x`, `if (x.y)`, `x.y?.()`, `x.y || z`. */
function asksFor(code: string, name: string): boolean {
  const path = `[\\w.]*\\b${name}\\b`;
  const asking = [
    `(typeof |!|[!=]==?\\s*)${path}(?!\\s*\\()`,
    `["'\`]${name}["'\`]\\s*in\\b`,
    `${path}[\\s)]*(&&|\\|\\||\\?|[!=]==?)`,
    `(\\bif\\s*\\(|&&|\\|\\|)\\s*${path}\\)`,
  ];
  return new RegExp(asking.join('|')).test(code);
}

/** Finds the syntax, APIs and styles in a script that a declared browser lacks, and that the code around does not ask for. */
export function findInScript(source: string, ownMembers: Set<string>): Gap[] {
  let ast: Program;
  try {
    ast = parse(source, {
      ecmaVersion: newestSyntax,
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    return [{ feature: 'syntax', lacking: [`ES${newestSyntax}`], code: String(error) }];
  }
  const locals = declaredNames(ast);
  const found: Gap[] = [];
  const codeAt = (node: AnyNode): string =>
    source.slice(Math.max(0, node.start - codeLength / 3), node.start + codeLength).replace(/\s+/g, ' ');
  fullAncestor(ast, (given, _state, parents, type) => {
    const node = given as AnyNode;
    const ancestors = parents as AnyNode[];
    const [syntax = '', { __compat: compat } = {}] = syntaxOf(node) ?? [];
    const lacking = compat ? lackingDeclared(compat) : [];
    if (lacking.length > 0) found.push({ feature: syntax, lacking, code: codeAt(node) });
    const text =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined;
    if (typeof text === 'string') found.push(...findInString(text));
    if (type === 'VariablePattern' || (node.type !== 'Identifier' && node.type !== 'MemberExpression'))
      return;
    const path = pathOf(node, locals);
    const member = memberName(node);
    const parent = ancestors.at(-2);
    // A member that is only read may be the property of any object.
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    const isBrowsers = isCalled && member && !path && !ownMembers.has(member);
    const feature = path && gaps.byPath.has(path) ? path : isBrowsers && gaps.byMember.get(member);
    if (!feature) return;
    const { start = 0, end } = around(ancestors) ?? {};
    // Who asks for an object asks for its members.
    const names = feature.split('.').filter((name) => name !== 'prototype');
    if (names.some((name) => asksFor(source.slice(start, end), name))) return;
    found.push({ feature, lacking: gaps.byPath.get(feature) ?? [], code: codeAt(node) });
  });
  return found;
}
