import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { parse, type AnyNode, type Program } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { findInString } from './find-in-style';
import { lackingDeclared, listApis, type Gap } from './unsupported-features';

const codeLength = 90;

/** What the declared browsers lack of builtins and Web APIs: by path, and by the name of a member that they lack on whichever object. */
function findApiGaps() {
  const byPath = new Map<string, string[]>();
  const byMember = new Map<string, string>();
  const everywhere = new Set<string>();
  for (const { path, compat } of listApis()) {
    const [member = ''] = path.split('.').slice(-1);
    const lacking = lackingDeclared(compat);
    const { experimental, deprecated, standard_track: isStandard } = compat.status ?? {};
    if (lacking.length === 0) everywhere.add(member);
    else {
      byPath.set(path, lacking);
      if (path.includes('.prototype.') && isStandard && !experimental && !deprecated && !byMember.has(member))
        byMember.set(member, path);
    }
  }
  for (const member of everywhere) byMember.delete(member);
  return { byPath, byMember };
}

const gaps = findApiGaps();

const globalObjects = ['window', 'self', 'globalThis'];
/** The interfaces of objects that every page has. */
const interfaces: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
};

const isFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionExpression' || type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression';

/** The name of the member that a node reads: "toSorted" of `list.toSorted`. */
function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/**
 * The path from the global object of what a node reads, as MDN's data name it: "URL.canParse", "Navigator.prototype.locks";
 * undefined where it is a member of something else. `locals` are the names that the script declares itself.
 */
function pathOf(node: AnyNode, locals: Set<string>): string | undefined {
  if (node.type === 'Identifier') return locals.has(node.name) ? undefined : node.name;
  const member = memberName(node);
  if (node.type !== 'MemberExpression' || !member) return undefined;
  const { object } = node;
  if (object.type === 'Super') return undefined;
  const parent = pathOf(object as AnyNode, locals);
  if (!parent) return undefined;
  if (globalObjects.includes(parent)) return member;
  if (interfaces[parent]) return `${interfaces[parent]}.prototype.${member}`;
  return /^[A-Z]\w*(\.[A-Z]\w*)?$/.test(parent) || parent === 'console' ? `${parent}.${member}` : undefined;
}

const lookbehind = /(?<!\\)\(\?<[=!]/;
const modifier = /(?<!\\)\(\?[ims]*-?[ims]+:/;

/** What MDN's data call the syntax of a node, for the syntax that the parser knows and some browser of the last years lacks. */
function syntaxOf(node: AnyNode): string[] {
  if (node.type === 'StaticBlock') return ['classes.static.initialization_blocks'];
  if (node.type === 'VariableDeclaration' && node.kind.endsWith('using'))
    return [`statements.${node.kind.replace(' ', '_')}`];
  if (node.type === 'ImportExpression' && node.options) return ['operators.import.options_parameter'];
  if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return [];
  const { pattern, flags } = node.regex;
  return [
    ...(lookbehind.test(pattern) ? ['regular_expressions.lookbehind_assertion'] : []),
    ...(modifier.test(pattern) ? ['regular_expressions.modifier'] : []),
    ...(flags.includes('v') ? ['builtins.RegExp.unicodeSets'] : []),
    ...(flags.includes('d') ? ['builtins.RegExp.hasIndices'] : []),
  ];
}

/** Finds the syntax of a node that a declared browser lacks. */
function findSyntax(node: AnyNode): { feature: string; lacking: string[] } | undefined {
  for (const feature of syntaxOf(node)) {
    let entry: Identifier | undefined = bcd.javascript as unknown as Identifier;
    for (const name of feature.split('.')) entry = entry?.[name];
    const { __compat: compat } = entry ?? {};
    if (!compat) throw new Error(`MDN's data no longer have ${feature}`);
    const lacking = lackingDeclared(compat);
    if (lacking.length > 0) return { feature, lacking };
  }
  return undefined;
}

/** The path of the API that a node uses and a declared browser lacks. */
function lackedApi(
  node: AnyNode,
  parent: AnyNode | undefined,
  ownMembers: Set<string>,
  locals: Set<string>,
): string | undefined {
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return undefined;
  const path = pathOf(node, locals);
  if (path && gaps.byPath.has(path)) return path;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  const member = memberName(node);
  // A member that is only read may be the property of any object.
  return isCalled && member && !path && !ownMembers.has(member) ? gaps.byMember.get(member) : undefined;
}

const parseScript = (source: string): Program =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });

/** The names that a script declares anywhere: no script calls a variable as a global that it also uses. */
function declaredNames(ast: Program): Set<string> {
  const names = new Set<string>();
  full(ast, (node, _state, type) => {
    if (type === 'VariablePattern' && 'name' in node) names.add(String(node.name));
  });
  return names;
}

/** The names of the methods that scripts define on their own objects; a call by such a name need not mean the browser's. */
export function definedMembers(sources: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    full(parseScript(source), (given) => {
      const node = given as AnyNode;
      if ((node.type === 'MethodDefinition' || node.type === 'Property') && node.key.type === 'Identifier') {
        if (node.value && isFunction(node.value as AnyNode)) names.add(node.key.name);
      } else if (node.type === 'AssignmentExpression' && isFunction(node.right as AnyNode)) {
        const name = memberName(node.left as AnyNode);
        if (name) names.add(name);
      }
    });
  }
  return names;
}

/** Whether a function is one of the modules in a file of webpack's, or runs at once as the file's own. */
function isModule(ancestors: AnyNode[], index: number): boolean {
  const [node, parent] = [ancestors[index], ancestors[index - 1]];
  if (parent?.type === 'Property') return parent.key.type === 'Literal';
  return parent?.type === 'CallExpression' && parent.callee === node;
}

/** The outermost function around the last of the ancestors, or its statement where it is in no function but the module's. */
function around(ancestors: AnyNode[]): AnyNode | undefined {
  const outermost = ancestors.find((node, index) => isFunction(node) && !isModule(ancestors, index));
  if (outermost) return outermost;
  return ancestors
    .slice(ancestors.findLastIndex(isFunction) + 1)
    .find(({ type }) => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement');
}

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

/** Finds the syntax, builtins, Web APIs and styles in a script that a declared browser lacks, and that the code around does not ask for. */
export function findInScript(source: string, ownMembers: Set<string> = new Set()): Gap[] {
  const ast = parseScript(source);
  const locals = declaredNames(ast);
  const found: Gap[] = [];
  const codeAt = (node: AnyNode): string =>
    source.slice(Math.max(0, node.start - codeLength / 3), node.start + codeLength).replace(/\s+/g, ' ');
  fullAncestor(ast, (given, _state, parents, type) => {
    const node = given as AnyNode;
    const ancestors = parents as AnyNode[];
    const syntax = findSyntax(node);
    if (syntax) found.push({ ...syntax, code: codeAt(node) });
    const text =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined;
    if (typeof text === 'string') found.push(...findInString(text));
    if (type === 'VariablePattern') return;
    const feature = lackedApi(node, ancestors.at(-2), ownMembers, locals);
    const { start = 0, end } = (feature && around(ancestors)) || {};
    const code = source.slice(start, end);
    // Who asks for an object asks for its members.
    const names = feature?.split('.').filter((name) => name !== 'prototype') ?? [];
    if (!feature || names.some((name) => asksFor(code, name))) return;
    found.push({ feature, lacking: gaps.byPath.get(feature) ?? [], code: codeAt(node) });
  });
  return found;
}
