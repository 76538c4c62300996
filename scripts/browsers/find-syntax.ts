import bcd, { type Identifier } from '@mdn/browser-compat-data';
import type { AnyNode } from 'acorn';
import { lackingDeclared } from './declared-gaps';

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
export function findSyntax(node: AnyNode): { feature: string; lacking: string[] } | undefined {
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
