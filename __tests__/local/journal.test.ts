import fs from 'node:fs';
import path from 'node:path';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { PlainError } from '../../local/plain-error';
import { makeTemporaryFolder, openRules, testNamespace } from '../support/local-database';

const folders: string[] = [];
const open: LocalDatabase[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map((database) => database.close()));
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = makeTemporaryFolder();
  folders.push(folder);
  return folder;
}

async function start(dir: string): Promise<LocalDatabase> {
  const database = await startDatabase({ dir, rules: openRules });
  open.push(database);
  return database;
}

/** One whose journal is open, so that what fails next is a write. */
async function startOpened(dir: string): Promise<LocalDatabase> {
  const database = await start(dir);
  database.read(testNamespace, '');
  return database;
}

const journalIn = (dir: string) => path.join(dir, `${testNamespace}.jsonl`);

async function restart(database: LocalDatabase, dir: string): Promise<LocalDatabase> {
  open.splice(open.indexOf(database), 1);
  await database.close();
  return start(dir);
}

function put(database: LocalDatabase, at: string, value: unknown): Promise<Response> {
  const address = `${database.url}/${at}.json?ns=${testNamespace}`;
  return fetch(address, { method: 'PUT', body: JSON.stringify(value) });
}

test('what was written, changed and deleted is the same after a restart', async () => {
  const dir = newFolder();
  const database = await start(dir);
  await put(database, 'a', { x: 1, y: { z: [true, 'é\u2028'] } });
  await put(database, 'a/x', 2);
  await put(database, 'gone', 'soon');
  await put(database, 'gone', null);
  await put(database, 'leaf', 'text');
  await put(database, 'leaf/below', 'a branch now');
  const before = database.read(testNamespace, '');
  const again = await restart(database, dir);
  expect(again.read(testNamespace, '')).toEqual(before);
  expect(before).toEqual({
    a: { x: 2, y: { z: { 0: true, 1: 'é\u2028' } } },
    leaf: { below: 'a branch now' },
  });
});

test('priorities are the same after a restart', async () => {
  const dir = newFolder();
  const database = await start(dir);
  database.write(testNamespace, 'a', { x: { '.value': 1, '.priority': 'p' }, '.priority': 5 });
  database.write(testNamespace, 'a/y', 2);
  database.write(testNamespace, 'a/y/.priority', 3);
  database.write(testNamespace, 'b', { '.value': 1, '.priority': 3 });
  database.write(testNamespace, 'b/deep', 2);
  const again = await restart(database, dir);
  const priorities = ['a', 'a/x', 'a/y', 'b'].map((at) => again.read(testNamespace, `${at}/.priority`));
  expect(priorities).toEqual([5, 'p', 3, 3]);
  expect(again.read(testNamespace, '')).toEqual({ a: { x: 1, y: 2 }, b: { deep: 2 } });
});

test('the folder is made, and without one the data is in memory alone', async () => {
  const dir = path.join(newFolder(), 'deep', 'down');
  await put(await start(dir), 'a', 1);
  expect(fs.existsSync(journalIn(dir))).toBe(true);
  const memory = await startDatabase({ rules: openRules });
  open.push(memory);
  expect((await put(memory, 'a', 1)).status).toBe(200);
});

test.each(['["", {"torn', '[["torn","yes"]]', '\u0000\u0000\u0000'])(
  'a last line that a crash cut off at %j is left out, and spoils nothing that comes after',
  async (torn) => {
    const dir = newFolder();
    const first = await start(dir);
    await put(first, 'kept', 'yes');
    open.splice(0);
    await first.close();
    fs.appendFileSync(journalIn(dir), torn);
    const second = await start(dir);
    await put(second, 'later', 'yes');
    const third = await restart(second, dir);
    expect(third.read(testNamespace, '')).toEqual({ kept: 'yes', later: 'yes' });
  },
);

test.each(['{broken', 'null', '5', '[5]', '[[5,5]]'])(
  'a damaged line %j in the middle is refused in one sentence, and the file is left as it is',
  async (line) => {
    const dir = newFolder();
    const text = `[["a",1]]\n${line}\n[["b",2]]\n`;
    fs.writeFileSync(journalIn(dir), text);
    const database = await start(dir);
    const read = () => database.read(testNamespace, '');
    expect(read).toThrow(PlainError);
    expect(read).toThrow(`${testNamespace}.jsonl is damaged at line 2: mend or remove that line`);
    expect(fs.readFileSync(journalIn(dir), 'utf8')).toBe(text);
    expect((await put(database, 'a', 1)).status).toBe(500);
  },
);

test('a folder that cannot hold the journal is refused in one sentence', async () => {
  const dir = newFolder();
  fs.writeFileSync(path.join(dir, 'file'), '');
  const database = await start(path.join(dir, 'file'));
  const read = () => database.read(testNamespace, '');
  expect(read).toThrow(PlainError);
  expect(read).toThrow(/^Saved records cannot be kept in .*Make that place writable\.$/);
});

function failOnce(method: 'writeSync' | 'fsyncSync' | 'ftruncateSync', code: string): void {
  jest.spyOn(fs, method).mockImplementationOnce(() => {
    throw Object.assign(new Error(`${code}: no space left on device`), { code });
  });
}

test('a full disk is answered with an error, and the write is not kept', async () => {
  const dir = newFolder();
  const database = await startOpened(dir);
  await put(database, 'before', 1);
  failOnce('writeSync', 'ENOSPC');
  const answer = await put(database, 'full', 2);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'The record could not be written to disk: ENOSPC: no space left on device' },
  ]);
  expect(database.read(testNamespace, '')).toEqual({ before: 1 });
  expect((await restart(database, dir)).read(testNamespace, '')).toEqual({ before: 1 });
});

test('a disk that fills up within a line does not damage the next write', async () => {
  const dir = newFolder();
  const database = await startOpened(dir);
  const { writeSync } = fs;
  const writeHalf = (descriptor: number, bytes: Buffer) => writeSync(descriptor, bytes, 0, bytes.length >> 1);
  jest.spyOn(fs, 'writeSync').mockImplementationOnce(writeHalf as typeof fs.writeSync);
  failOnce('writeSync', 'ENOSPC');
  expect((await put(database, 'half', 'x'.repeat(100))).status).toBe(503);
  // The disk may even refuse to take the half line away: then it must go before the next one.
  failOnce('ftruncateSync', 'EIO');
  expect((await put(database, 'behind', 1)).status).toBe(503);
  expect((await put(database, 'next', 1)).status).toBe(200);
  expect((await restart(database, dir)).read(testNamespace, '')).toEqual({ next: 1 });
});

test('a short write is completed', async () => {
  const dir = newFolder();
  const database = await startOpened(dir);
  const { writeSync } = fs;
  const writeHalf = (descriptor: number, bytes: Buffer) => writeSync(descriptor, bytes, 0, bytes.length >> 1);
  jest.spyOn(fs, 'writeSync').mockImplementationOnce(writeHalf as typeof fs.writeSync);
  expect((await put(database, 'whole', 'text')).status).toBe(200);
  expect((await restart(database, dir)).read(testNamespace, '')).toEqual({ whole: 'text' });
});

test('a write that did not reach the disk is not confirmed, and is missing after a restart', async () => {
  const dir = newFolder();
  const database = await startOpened(dir);
  failOnce('fsyncSync', 'EIO');
  expect((await put(database, 'unsure', 1)).status).toBe(503);
  expect((await restart(database, dir)).read(testNamespace, '')).toBeNull();
});

test('every confirmed write was put on disk before', async () => {
  const database = await startOpened(newFolder());
  const synced = jest.spyOn(fs, 'fsyncSync');
  await put(database, 'a', 1);
  await put(database, 'b', 2);
  expect(synced).toHaveBeenCalledTimes(2);
});

test('after a second database starts on the same folder, the first one confirms nothing', async () => {
  const dir = newFolder();
  const first = await start(dir);
  await put(first, 'one', 1);
  const second = await start(dir);
  expect(second.read(testNamespace, '')).toEqual({ one: 1 });
  const refused = await put(first, 'lost', 1);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.stringContaining('another local database has taken over its file') },
  ]);
  expect((await put(second, 'two', 2)).status).toBe(200);
  expect((await restart(second, dir)).read(testNamespace, '')).toEqual({ one: 1, two: 2 });
});

test('a database that is stopped keeps nothing more, and may be stopped twice', async () => {
  const dir = newFolder();
  const database = await startOpened(dir);
  await database.close();
  const write = jest.spyOn(fs, 'writeSync');
  expect(() => database.write(testNamespace, 'late', 1)).toThrow('the database is stopped');
  expect(write).not.toHaveBeenCalled();
  expect(database.read(testNamespace, '')).toBeNull();
});

test('a start that is interrupted while it takes the journal over loses nothing', async () => {
  const dir = newFolder();
  const database = await start(dir);
  await put(database, 'a', 1);
  open.splice(0);
  await database.close();
  fs.renameSync(journalIn(dir), `${journalIn(dir)}.previous`);
  expect((await start(dir)).read(testNamespace, '')).toEqual({ a: 1 });
  expect(fs.readdirSync(dir)).toEqual([`${testNamespace}.jsonl`]);
});
