import bcd from '@mdn/browser-compat-data';
import { parse, type AnyNode, type Options, type Program } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { findInMediaQuery } from './find-in-style';
import { lackingAt, lackingDeclared, listApis, type Gap } from './unsupported-features';

/** Safari 15 reads all of ES2022 but what `newSyntax` names. */
const options: Options = { ecmaVersion: 2022, sourceType: 'module', allowReturnOutsideFunction: true };
const newSyntax = {
  'classes.static.initialization_blocks': /\bstatic\s*\{/,
  'regular_expressions.lookbehind_assertion': /\(\?<[=!]/,
};
const codeLength = 90;

const apis = listApis().map(({ path, compat }) => {
  const { experimental, deprecated, standard_track: isStandard } = compat.status ?? {};
  const isCommon = path.includes('.prototype.') && isStandard && !experimental && !deprecated;
  return { path, member: path.split('.').at(-1)!, lacking: lackingDeclared(compat), isCommon };
});
const lackingByPath = new Map(apis.map(({ path, lacking }) => [path, lacking]));
const everywhere = new Set(apis.flatMap(({ member, lacking }) => (lacking.length === 0 ? [member] : [])));
/** The members that a declared browser lacks on whichever object, with one that would have them. */
const pathsByMember = new Map(
  apis
    .filter(({ member, isCommon }) => isCommon && !everywhere.has(member))
    .toReversed()
    .map(({ path, member }) => [member, path]),
);

/** What code reads, as MDN's data name it ("Navigator.prototype.locks"): what every page has is named after its interface. */
const pathOf = (code: string): string =>
  code
    .replaceAll('?.', '.')
    .replace(/^(window|self|globalThis)\./, '')
    .replace(
      /^(crypto|document|history|location|navigator|performance|screen)\./,
      (name) => `${name[0]!.toUpperCase()}${name.slice(1)}prototype.`,
    );

const methods = /([\w$]+)(?:\([^()]*\)\{|[=:](?:async )?(?:function\b|\([^()]*\)=>|[\w$]+=>))/g;

/** The names of the methods that scripts define on their own objects; a call by such a name need not mean the browser's. */
export const definedMembers = (sources: string[]): Set<string> =>
  new Set(sources.flatMap((source) => Array.from(source.matchAll(methods), ([, name]) => name!)));

/** Whether the read of a feature asks for it: `typeof x`, `x.y && z`, `if (x.y)`, `(a = x.y) != null`, `x.y?.()`. */
function asksItself(ancestors: AnyNode[]): boolean {
  const [parent, node] = [ancestors.at(-2), ancestors.at(-1)];
  const isPassedOn = parent?.type === 'AssignmentExpression' && parent.right === node;
  if (isPassedOn || parent?.type === 'ChainExpression') return asksItself(ancestors.slice(0, -1));
  if (!parent || (parent.type === 'BinaryExpression' && !/^[!=]==?$/.test(parent.operator))) return false;
  if (('test' in parent && parent.test === node) || ('optional' in parent && parent.optional)) return true;
  return /^(Unary|Logical|Binary)Expression$/.test(parent.type);
}

const leaves = (branch: AnyNode): boolean =>
  branch.type === 'BlockStatement' ? branch.body.some(leaves) : /^(Return|Throw)/.test(branch.type);

/** The conditions under which the last node runs: those of the branches around it, and of those before it that leave. */
const conditionsOf = (ancestors: AnyNode[]): AnyNode[] =>
  ancestors.flatMap((node, index): AnyNode[] => {
    const child = ancestors[index + 1];
    if (node.type === 'LogicalExpression') return node.right === child ? [node.left] : [];
    if ('test' in node && node.test) return node.test === child ? [] : [node.test];
    if (!('body' in node && Array.isArray(node.body))) return [];
    const before: AnyNode[] = node.body.slice(0, node.body.indexOf(child as never));
    return before.flatMap((each) =>
      each.type === 'IfStatement' && leaves(each.consequent) ? [each.test] : [],
    );
  });

/** Finds the syntax and APIs in a script that a declared browser lacks, and for which no condition asks. */
export function findInScript(source: string, ownMembers: Set<string>): Gap[] {
  let ast: Program;
  try {
    ast = parse(source, options);
  } catch (error) {
    return [{ feature: 'syntax', lacking: [`ES${options.ecmaVersion}`], code: String(error) }];
  }
  // The names that it declares anywhere: no script calls a variable as a global that it also uses.
  const locals = new Set<string>();
  full(ast, (node, _state, type) => {
    if (type === 'VariablePattern' && 'name' in node) locals.add(String(node.name));
  });
  const found: Gap[] = [];
  const report = (at: number, feature: string, lacking: string[] = []): void => {
    const code = source.slice(Math.max(0, at - codeLength / 3), at + codeLength).replace(/\s+/g, ' ');
    if (lacking.length > 0) found.push({ feature, lacking, code });
  };
  for (const [feature, pattern] of Object.entries(newSyntax))
    if (pattern.test(source)) report(source.search(pattern), feature, lackingAt(bcd.javascript, feature));
  fullAncestor(ast, (given, _state, parents, type) => {
    const [node, ancestors] = [given as AnyNode, parents as AnyNode[]];
    if (node.type === 'Literal' && /^\([a-z-]+[ :<>)]/.test(String(node.value)))
      found.push(...findInMediaQuery(String(node.value)));
    if (type === 'VariablePattern' || !/^(Identifier|MemberExpression)$/.test(node.type)) return;
    const { start, end } = node;
    // What is longer is no name, but may end with one.
    const code = source.slice(Math.max(start, end - codeLength), end);
    const isName = end - start < codeLength && !locals.has(code.split(/\W/)[0]!);
    const path = isName ? pathOf(code) : '';
    const [, member = ''] = /\.(\w+)$/.exec(code) ?? [];
    const parent = ancestors.at(-2);
    // A member that is only read, or called as a method of the script's own, may be the property of any object.
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    const isAny = isCalled && !ownMembers.has(member) && !/^[A-Z]\w*\.\w+$|^\w+\.prototype\./.test(path);
    const feature = lackingByPath.get(path)?.length ? path : isAny && pathsByMember.get(member);
    if (!feature || asksItself(ancestors)) return;
    // Who asks for an object asks for its members; who calls a method does not ask for it.
    const names = feature.replace('prototype.', '').replaceAll('.', '|');
    const asking = new RegExp(`\\b(${names})\\b(?!\\s*\\()`);
    const isAsked = conditionsOf(ancestors).some((each) => asking.test(source.slice(each.start, each.end)));
    if (!isAsked) report(start, feature, lackingByPath.get(feature));
  });
  return found;
}
