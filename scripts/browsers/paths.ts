import type { AnyNode } from 'acorn';

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

export const isFunction = ({ type }: AnyNode): boolean =>
  type === 'FunctionExpression' || type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression';

/** The name of the member that a node reads: "toSorted" of `list.toSorted`. */
export function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/**
 * The path from the global object of what a node reads, as MDN's data name it: "URL.canParse", "Navigator.prototype.locks";
 * undefined where it is a member of something else. `locals` are the names that the script declares itself.
 */
export function pathOf(node: AnyNode, locals: Set<string>): string | undefined {
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
