import type { AnyNode, Program } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { isFunction, memberName, pathOf } from './paths';

/** The parts of a script in which a feature is used only where the browser has it, by the feature's last name. */
export type Guards = Map<string, Set<AnyNode>>;

const comparisons = /^[!=]==?$/;

/** Whether the last of the ancestors, a name or a member, is only tested here: `if (x.y)`, `x.y?.()`, `typeof x`. */
export function isTested(ancestors: AnyNode[]): boolean {
  for (let index = ancestors.length - 1; index > 0; index -= 1) {
    const [node, parent] = [ancestors[index] as AnyNode, ancestors[index - 1] as AnyNode];
    if (parent.type === 'UnaryExpression') return parent.operator === '!' || parent.operator === 'typeof';
    if (parent.type === 'BinaryExpression') return comparisons.test(parent.operator);
    if (parent.type === 'LogicalExpression' && parent.left === node) return true;
    if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return parent.test === node;
    if (parent.type === 'CallExpression') return parent.optional && parent.callee === node;
    if (parent.type === 'MemberExpression') return parent.optional && parent.object === node;
    const passesOn = parent.type === 'AssignmentExpression' || parent.type === 'LogicalExpression';
    if (!passesOn) return false;
  }
  return false;
}

/** Whether a function is one of the modules in a file of webpack's, or runs at once as the file's own. */
function isModule(ancestors: AnyNode[], index: number): boolean {
  const [node, parent] = [ancestors[index], ancestors[index - 1]];
  if (parent?.type === 'Property') return parent.key.type === 'Literal';
  return parent?.type === 'CallExpression' && parent.callee === node;
}

/** What a test covers: its function, or its statement where it is in no function but the module's. */
function coveredBy(ancestors: AnyNode[]): AnyNode | undefined {
  const index = ancestors.findLastIndex(isFunction);
  if (index >= 0 && !isModule(ancestors, index)) return ancestors[index];
  return ancestors
    .slice(index + 1)
    .find(({ type }) => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement');
}

/** Finds the tests for features: `typeof x`, `'y' in x`, `if (x.y)`, `x.y?.()`. */
export function findGuards(ast: Program, locals: Set<string>): Guards {
  const guards: Guards = new Map();
  fullAncestor(ast, (given, _state, parents) => {
    const node = given as AnyNode;
    const ancestors = parents as AnyNode[];
    let name: string | undefined;
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal')
      name = String(node.left.value);
    else if (node.type === 'Identifier' || node.type === 'MemberExpression')
      name = isTested(ancestors) ? (memberName(node) ?? pathOf(node, locals)) : undefined;
    const covered = name && coveredBy(ancestors);
    if (!name || !covered) return;
    guards.set(name, (guards.get(name) ?? new Set()).add(covered));
  });
  return guards;
}

/** Whether a test around the use of a feature, or before it in the same function, has asked for the feature. */
export function isGuarded(feature: string, ancestors: AnyNode[], guards: Guards): boolean {
  // A test for an object covers its members.
  const names = feature.split('.').filter((name) => name !== 'prototype');
  return names.some((name) => ancestors.some((ancestor) => guards.get(name)?.has(ancestor)));
}
