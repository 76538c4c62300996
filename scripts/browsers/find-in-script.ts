import { parse, type AnyNode, type Program } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { findApiGaps, type Gap } from './declared-gaps';
import { findInString } from './find-in-style';
import { findSyntax } from './find-syntax';
import { findGuards, isGuarded, isTested } from './guards';
import { isFunction, memberName, pathOf } from './paths';

const codeLength = 90;
const gaps = findApiGaps();

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

/** Finds the syntax, builtins, Web APIs and styles in a script that a declared browser lacks and no check guards. */
export function findInScript(source: string, ownMembers: Set<string> = new Set()): Gap[] {
  const ast = parseScript(source);
  const locals = declaredNames(ast);
  const guards = findGuards(ast, locals);
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
    if (!feature || isTested(ancestors) || isGuarded(feature, ancestors, guards)) return;
    found.push({ feature, lacking: gaps.byPath.get(feature) ?? [], code: codeAt(node) });
  });
  return found;
}
