import { rmSync } from 'node:fs';
import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { jsonFile } from '../../__tests__/support/content-fixture';
import { inMadeUp, madeUp, translatedBrand } from '../../__tests__/support/made-up-language';
import { planDeletion, planRenaming } from '../content/cities/plan-cities';
import { formatContent } from '../content/format-content';
import { findOlder } from '../content/find-older';
import { type Change, findFieldErrors, prepareSave } from '../content/prepare-save';
import { beginTranslation, settleTranslation } from '../content/translation-fields';
import { StaffActions } from '../content/staff-actions';
import { nameText } from '../screen/staff/place';
import { translatedFrom } from '../server/translated-from';
import { openClone } from './support/staff-hosts';

const slug = 'toronto';
const faq = 'faq/what-is-taken.md';
const translatedFaq = `faq/what-is-taken.${madeUp}.md`;
const coupons = 'site/coupons.json';
const translatedCoupons = `site/coupons.${madeUp}.json`;

let files: ContentFile[];
beforeAll(async () => {
  files = await Promise.all(translatedBrand().map(formatContent));
});

type Items = { items: { amount?: string }[] };

const sourceOf = (path: string, some: readonly { path: string; source: string | null }[] = files): string =>
  some.find((file) => file.path === path)?.source ?? '';
const itemsOf = (path: string, some?: readonly Change[]) => (JSON.parse(sourceOf(path, some)) as Items).items;
const without = (...paths: string[]) => files.filter(({ path }) => !paths.includes(path));

const saveCoupons = (items: object[]) =>
  prepareSave(files, [jsonFile(coupons, { ...(JSON.parse(sourceOf(coupons)) as object), items })]);

test('the items of a translation move and go with those of the original, also with one that has changed', async () => {
  const [first, second] = itemsOf(coupons);
  const [translatedFirst, translatedSecond] = itemsOf(translatedCoupons);
  const swapped = await saveCoupons([second!, { ...first, amount: '$60' }]);
  expect(itemsOf(translatedCoupons, swapped.changes)).toEqual([translatedSecond, translatedFirst]);
  expect([swapped.errors, swapped.notices]).toEqual([[], []]);
  const fewer = await saveCoupons([second!]);
  expect(itemsOf(translatedCoupons, fewer.changes)).toEqual([translatedSecond]);
  const changed = await saveCoupons([{ ...first, amount: '$60' }, second!]);
  expect(changed.changes.map(({ path }) => path)).toEqual([coupons]);
});

test('an item that is new in the original is missing in the translation, which the screen says with its label', async () => {
  const added = { ...itemsOf(coupons)[0], id: 'new' };
  const { changes, notices } = await saveCoupons([added, ...itemsOf(coupons)]);
  expect(itemsOf(translatedCoupons, changes)).toEqual([{}, ...itemsOf(translatedCoupons)]);
  expect(notices[0]).toMatchObject({ file: translatedCoupons, field: 'items[0].condition' });
  expect(nameText(translatedCoupons, 'items[0].condition')).toBe(
    'Coupons, in zz, Coupons, coupon 1, Condition of the coupon',
  );
});

test('the translations of an entry and of a city go and move with it', async () => {
  const { changes, errors } = await prepareSave(files, [{ path: faq, source: null }]);
  expect(changes).toEqual([faq, translatedFaq].map((path) => ({ path, source: null })));
  expect(errors).toEqual([]);
  for (const plan of [planDeletion(files, slug, '/').changes, planRenaming(files, slug, 'york')]) {
    const after = (await prepareSave(files, plan)).after;
    expect(after.filter(({ path }) => path.includes(slug))).toEqual([]);
    expect(checkContent(after).errors).toEqual([]);
  }
  const moved = planRenaming(files, slug, 'york').map(({ path }) => path);
  expect(moved).toContain(`cities/york.${madeUp}.json`);
});

test('a translation is begun from its original, and refused until no text is missing', async () => {
  const original = files.find(({ path }) => path === faq)!;
  const left = without(translatedFaq);
  const draft = beginTranslation(left, original, translatedFaq);
  expect(draft.texts).toEqual({ topic: '', question: '', body: '' });
  const wanted = { path: translatedFaq, original };
  const settle = (texts: Record<string, string>, some = left) =>
    settleTranslation(some, { ...wanted, draft: { ...draft, texts } }, async () => []);
  const topic = inMadeUp('Loads');
  const texts = { topic, question: 'Zaz?', body: 'Zaz zaz.' };
  const half = await settle({ topic, question: 'Zaz?', body: ' ' });
  expect([...(await findFieldErrors(left, [half!], [])).keys()]).toEqual(['body']);
  const whole = await settle(texts);
  expect(await findFieldErrors(left, [whole!], [])).toEqual(new Map());
  expect(whole?.source).toBe(`---\nquestion: Zaz?\ntopic: ${topic}\n---\n\nZaz zaz.\n`);
  // Somebody else has begun it too: what they have written is asked for, not overwritten.
  expect((await settle(texts, files))?.source).toBe(sourceOf(translatedFaq));
});

describe('a translation that is older than its original', () => {
  let host: Awaited<ReturnType<typeof openClone>>;
  beforeEach(async () => {
    host = await openClone(files);
  });
  afterEach(() => host.close());

  const older = async () => {
    const from = await translatedFrom(host.clone.contentDir);
    return findOlder(await host.repository.read(), from).map(({ file, field }) => [file, field]);
  };
  const change = (path: string, from: RegExp | string, to: string): void =>
    host.change(path, host.read(path)!.replace(from, to));

  test('is known by its texts, committed or not, until it is saved again', async () => {
    expect(await older()).toEqual([]);
    change(faq, /order: .*/, 'order: 77');
    expect(await older()).toEqual([]);
    change(faq, /question: .*/, 'question: Which things?');
    expect(await older()).toEqual([[translatedFaq, 'question']]);
    host.commit('Another question');
    expect(await older()).toEqual([[translatedFaq, 'question']]);
    change(translatedFaq, /question: .*/, 'question: Zaz?');
    expect(await older()).toEqual([]);
    host.commit('And its translation');
    expect(await older()).toEqual([]);
    rmSync(`${host.clone.contentDir}/${faq}`);
    expect(await older()).toEqual([]);
  });

  test('comes back with its original', async () => {
    const staff = new StaffActions(host.repository);
    await staff.save(files, [{ path: faq, source: null }], 'Delete it');
    host.commit('Without it');
    expect(host.read(translatedFaq)).toBeUndefined();
    const former = await staff.formerVersions(faq);
    await staff.bringBack(former, former.versions[1]!);
    expect(host.read(translatedFaq)).toBe(sourceOf(translatedFaq));
  });
});

test('on GitHub a translation counts as it was when the screen was published, until one of both is saved; a save says so', async () => {
  const changed = files.map((file) =>
    file.path === faq ? { ...file, source: file.source.replace(/question: .*/, 'question: Which?') } : file,
  );
  const older = findOlder(changed, {}, files);
  const plain = expect.stringContaining('is now “Which”') as string;
  expect(older).toMatchObject([{ file: translatedFaq, field: 'question', plain }]);
  const saving = changed.find(({ path }) => path === faq);
  expect((await prepareSave(files, [saving!])).former).toEqual(older);
  const both = changed.map((file) =>
    file.path === translatedFaq ? { ...file, source: file.source.replace('zaz', 'zazu') } : file,
  );
  expect(findOlder(both, {}, files)).toEqual([]);
});
