import { existsSync } from 'node:fs';
import { dependencies, devDependencies } from '../../package.json';
import table from '../../scripts/lint/rooms.json';

type Room = { imports: string[]; types?: string[]; order?: string[] };

const rooms: Record<string, Room> = table.rooms;
const names = Object.keys(rooms);
const folderOf = (entry: string): string => entry.replace(/\/\*\*$/, '');

/** The room that holds a file or folder: the longest name among those it lies in. */
function roomOf(file: string, among: string[]): string | undefined {
  const holding = among.filter((name) => file === name || file.startsWith(`${name}/`));
  return holding.sort((a, b) => b.length - a.length)[0];
}

/** Every room that an entry of the table reaches. */
function reached(entry: string): string[] {
  if (!entry.endsWith('/**')) return [roomOf(entry, names) ?? []].flat();
  const folder = entry.slice(0, -3);
  return names.filter((name) => name === folder || name.startsWith(`${folder}/`));
}

function neededBy(room: string): string[] {
  const { imports, types = [] } = rooms[room] as Room;
  return [...table.everyRoom, ...imports, ...types].flatMap(reached).filter((needed) => needed !== room);
}

/** A way through the table that comes back to a room on it, if there is one. */
function findCircle(room: string, way: string[] = []): string[] | undefined {
  if (way.includes(room)) return [...way, room];
  for (const needed of neededBy(room)) {
    const circle = findCircle(needed, [...way, room]);
    if (circle) return circle;
  }
  return undefined;
}

test('no way through the table leads back to where it began', () => {
  expect(names.length).toBeGreaterThan(20);
  for (const room of names) expect(findCircle(room)).toBeUndefined();
});

test('every room, folder, file and package that the table names is there', () => {
  const packages = { ...dependencies, ...devDependencies };
  const apart = ['node', 'any package', '.cache/production-app'];
  const named = names.flatMap((name) => {
    const { imports, types = [], order = [] } = rooms[name] as Room;
    return [name, ...order.map((folder) => `${name}/${folder}`), ...imports, ...types];
  });
  const isThere = (entry: string): boolean =>
    existsSync(folderOf(entry)) || entry in packages || apart.includes(entry);
  expect(named.filter((entry) => !isThere(entry))).toStrictEqual([]);
});
