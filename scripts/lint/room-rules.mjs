import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Two rules for oxlint: a file imports, and asks the browser for, only what rooms.json names for its room. In that table
 *
 * - a room is a folder with all below it that is no room itself, or one file; `everyRoom` is what all of them may import;
 * - `imports` and `types` (what it may import by `import type` only) list rooms, files, packages, and folders with two
 *   stars for all rooms below them;
 * - `order` lists the folders of a room, "" for its own files: each imports those before it;
 * - `globals` lists what a room uses of the browser; `insteadIn` and `insteadOf` say what to do when it is refused.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));
const { everyRoom, rooms, insteadIn, insteadOf } = table;
const watched = insteadOf.flatMap(({ globals = [] }) => globals);
const advice = new Map(
  insteadOf.flatMap((entry) => [...(entry.of ?? entry.globals)].map((name) => [name, entry.do])),
);
const otherwise =
  'Use a room that has it, let the caller hand it in, or move what both need to a room that both may use.';
const seeMore = 'See docs/architecture.md, and scripts/lint/rooms.json for what each room may use.';

const withoutExtension = (file) => file.replace(/\.[cm]?[jt]sx?$/, '');
const roomNames = new Map(Object.keys(rooms).map((name) => [withoutExtension(name), name]));

/** A file of the project as the table names it, whatever the system puts between folders. */
const inProject = (file) => withoutExtension(path.relative(root, file).replaceAll(path.sep, '/'));

/** A file and the folders it is in, the nearest first; the root only holds files of its own. */
function withFolders(file) {
  const above = path.posix.dirname(file);
  if (above === '.') return file.includes('/') ? [] : [file, '.'];
  const folders = [file];
  for (let at = above; at !== '.'; at = path.posix.dirname(at)) folders.push(at);
  return folders;
}

/** The room that a file is in, or undefined where the table names neither it nor a folder above it. */
function roomOf(file) {
  return roomNames.get(withFolders(file).find((at) => roomNames.has(at)));
}

/** The package that an import names; Node's own modules are one. */
function packageOf(specifier) {
  if (specifier.startsWith('node:')) return 'node';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const coversPackage = (list, name) => list.includes(name) || list.includes('any package');

/** Whether a list of the table names a file, its room, or, with two stars, a folder above it. */
function coversFile(list, file) {
  const room = roomOf(file);
  return list.some(
    (entry) =>
      entry === room ||
      withoutExtension(entry) === file ||
      (entry.endsWith('/**') && `${file}/`.startsWith(entry.slice(0, -2))),
  );
}

/** What to do instead, by the room that asks, or else by what it asks for. */
function adviceFor(room, asked) {
  return insteadIn[room] ?? advice.get(withFolders(asked).find((name) => advice.has(name))) ?? otherwise;
}

/** Within a room that orders its folders, each uses those before it; elsewhere a room's files use each other freely. */
function findOrderRefusal(room, from, to) {
  const { order } = rooms[room];
  if (order === undefined) return undefined;
  const rank = (file) => order.indexOf(path.posix.relative(room, path.posix.dirname(file)).split('/')[0]);
  if (rank(to) !== -1 && rank(from) >= rank(to)) return undefined;
  const inWords = order.map((folder) => folder || 'its own files').join(' <- ');
  return `${from} may not import ${to}: within ${room} imports go ${inWords}. Move what both need to the earlier one.`;
}

function findPackageRefusal(room, allowed, specifier) {
  const name = packageOf(specifier);
  return coversPackage(allowed, name)
    ? undefined
    : `${room} may not import ${name}. ${adviceFor(room, name)}`;
}

function findFileRefusal(room, allowed, from, to) {
  const target = roomOf(to);
  if (target === room) return findOrderRefusal(room, from, to);
  if (coversFile(allowed, to)) return undefined;
  if (target === undefined) return `${to} is in no room: name its folder in scripts/lint/rooms.json.`;
  const isType = coversFile(rooms[room].types ?? [], to);
  const named = target === '.' ? to : `${isType ? 'code' : 'anything'} of ${target}`;
  return `${room} may not import ${named}. ${adviceFor(room, to)}`;
}

/** Why a file may not import what it names, or undefined where it may. */
function findRefusal(from, specifier, isType) {
  const room = roomOf(from);
  const { imports, types = [] } = rooms[room];
  const allowed = [...everyRoom, ...imports, ...(isType ? types : [])];
  if (!specifier.startsWith('.')) return findPackageRefusal(room, allowed, specifier);
  return findFileRefusal(room, allowed, from, inProject(path.resolve(root, path.dirname(from), specifier)));
}

const isType = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';
const isTypeOnly = (node) =>
  isType(node) || (node.specifiers?.length > 0 && node.specifiers.every((specifier) => isType(specifier)));

/** `require`, `require.resolve`, `jest.mock` and the like, which take what they load as their first argument. */
const isLoading = ({ type, name, object }) =>
  name === 'require' || (type === 'MemberExpression' && ['require', 'jest'].includes(object.name));

const imports = {
  create(context) {
    const from = inProject(context.filename);
    const check = (source, isTypes = false) => {
      // Of a name that is put together, its beginning tells the folder.
      const specifier = source?.value ?? source?.quasis?.[0].value.cooked;
      if (typeof specifier !== 'string') return;
      const refusal = findRefusal(from, specifier, isTypes);
      if (refusal !== undefined) context.report({ node: source, message: `${refusal} ${seeMore}` });
    };
    const checkDeclaration = (node) => check(node.source, isTypeOnly(node));
    const message = `${from} is in no room: name its folder in scripts/lint/rooms.json. ${seeMore}`;
    if (roomOf(from) === undefined) return { Program: (node) => context.report({ node, message }) };
    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source, true),
      TSExternalModuleReference: ({ expression }) => check(expression),
      CallExpression: ({ callee, arguments: [first] }) => isLoading(callee) && check(first),
    };
  },
};

/** What a name asks the browser for: `fetch`, and with `window.fetch` both. */
function namesAsked({ name, parent }) {
  const isWhole = ['window', 'globalThis', 'self'].includes(name) && parent.type === 'MemberExpression';
  return isWhole ? [name, parent.property.name ?? parent.property.value] : [name];
}

const globals = {
  create(context) {
    const room = roomOf(inProject(context.filename));
    const { globals: allowed = [] } = rooms[room] ?? {};
    const refused = watched.filter((name) => !allowed.includes(name));
    if (allowed.includes('*')) return {};
    // Most files name none of them, and the scopes of a file take long to make.
    if (!new RegExp(`\\b(?:${refused.join('|')})\\b`).test(context.sourceCode.text)) return {};
    return {
      'Program:exit': () => {
        for (const { identifier } of context.sourceCode.scopeManager.globalScope.through) {
          const asked = namesAsked(identifier).find((name) => refused.includes(name));
          if (asked === undefined) continue;
          const message = `${room} may not use ${asked}. ${adviceFor(room, asked)} ${seeMore}`;
          context.report({ node: identifier, message });
        }
      },
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports, globals } };
