import type { AnyNode, Pattern } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** The names that each function, or the script itself, declares. */
export type Scopes = Map<AnyNode, Set<string>>;

export const isFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionExpression' || type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression';

function namesIn(pattern: Pattern | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'RestElement') return namesIn(pattern.argument);
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    namesIn(property.type === 'RestElement' ? property : property.value),
  );
}

function namesDeclaredBy(node: AnyNode): string[] {
  if (node.type === 'VariableDeclarator') return namesIn(node.id);
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return namesIn(node.id);
  if (node.type === 'CatchClause') return namesIn(node.param);
  if (node.type === 'ImportDeclaration') return node.specifiers.map(({ local }) => local.name);
  return [];
}

/** Collects the names that each function declares; a name of a block counts for its whole function. */
export function declaredNames(ast: AnyNode): Scopes {
  const scopes: Scopes = new Map();
  const declare = (scope: AnyNode, names: string[]): void => {
    if (names.length === 0) return;
    const known = scopes.get(scope) ?? new Set();
    for (const name of names) known.add(name);
    scopes.set(scope, known);
  };
  fullAncestor(ast, (given, _state, parents) => {
    const node = given as AnyNode;
    const outer = (parents as AnyNode[]).slice(0, -1).findLast(isFunction) ?? ast;
    declare(outer, namesDeclaredBy(node));
    if (node.type === 'FunctionExpression' || node.type === 'ClassExpression')
      declare(node, namesIn(node.id));
    if ('params' in node) declare(node, node.params.flatMap(namesIn));
  });
  return scopes;
}

/** Whether a name that is used below these ancestors is declared in the script, and so is no global. */
export function isLocal(name: string, ancestors: AnyNode[], scopes: Scopes): boolean {
  return ancestors.some((ancestor) => scopes.get(ancestor)?.has(name));
}
