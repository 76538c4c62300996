import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../server/content-store';
import { folderForAll } from '../../__tests__/support/local-database';

const root = folderForAll()();

test('where the third of several files cannot be written, nothing has changed', async () => {
  const dir = path.join(root, 'content');
  mkdirSync(path.join(dir, 'faq'), { recursive: true });
  for (const name of ['a', 'b', 'd']) writeFileSync(path.join(dir, `faq/${name}.md`), `${name} before`);
  const store = new ContentStore(dir, path.join(root, 'saving'));
  const move = fs.rename;
  let moved = 0;
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    moved += 1;
    if (moved === 3) throw new Error('The disk is full');
    return move(from, to);
  });
  const saved = store.saveAll([
    { path: 'faq/a.md', content: Buffer.from('a after') },
    { path: 'faq/b.md', content: null },
    { path: 'faq/c.md', content: Buffer.from('c after') },
    { path: 'faq/d.md', content: Buffer.from('d after') },
  ]);
  await expect(saved).rejects.toThrow('The disk is full');
  jest.restoreAllMocks();
  const texts = ['a', 'b', 'd'].map((name) => readFileSync(path.join(dir, `faq/${name}.md`), 'utf8'));
  expect(texts).toEqual(['a before', 'b before', 'd before']);
  expect(readdirSync(path.join(dir, 'faq'))).toEqual(['a.md', 'b.md', 'd.md']);
  expect(readdirSync(path.join(root, 'saving'))).toEqual([]);
});
