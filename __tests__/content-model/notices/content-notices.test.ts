import { checkContent } from '../../../src/content-model/checks/check-content';
import {
  findSamples,
  findWarnings,
  listSamples,
  listWarnings,
} from '../../../src/content-model/notices/content-notices';
import { findUnwritten, listUnwritten } from '../../../src/content-model/notices/unwritten';
import { deviceNames, keptOnDeviceDays } from '../../../src/domain/device-names';
import { citySource, jsonFile, validContentFiles, withChangedFile } from '../../support/content-fixture';

test('sample content is listed, and real content is not', () => {
  const { content } = checkContent(validContentFiles());
  expect(listSamples(content!)).toEqual([
    'site/social-proof.json',
    'review by Dana R., Toronto',
    'job of jobs/basement.json',
    'campaign of campaigns/spring.json',
  ]);
});

test('a location id shared across the border is a warning, and one shared within a country is not', () => {
  const ontario = validContentFiles().find(({ path }) => path === 'badges/ontario.json')?.source ?? '';
  const texas = ontario.replace('"ontario"', '"texas"').replace('"CA"', '"US"');
  const shared = { locationId: '35818' };
  const { content, errors } = checkContent([
    ...validContentFiles(),
    { path: 'badges/texas.json', source: texas },
    { path: 'cities/ajax.json', source: citySource({ slug: 'ajax' }) },
    {
      path: 'cities/hamilton.json',
      source: citySource({ ...shared, slug: 'hamilton', locationName: 'Hamilton' }),
    },
    {
      path: 'cities/houston.json',
      source: citySource({
        ...shared,
        slug: 'houston',
        locationName: 'Houston',
        badgeGroup: 'texas',
        country: 'US',
      }),
    },
  ]);
  expect(errors).toEqual([]);
  expect(listWarnings(content!).filter((warning) => warning.startsWith('location id'))).toEqual([
    'location id 35818 is shared by cities of two countries, which all show the same phone: hamilton (CA), houston (US)',
  ]);
});

test('names of visitors on show are a warning', () => {
  const { content } = checkContent(validContentFiles());
  const { site } = content!;
  const shown = {
    ...content!,
    site: { ...site, 'social-proof': { ...site['social-proof'], mode: 'recent' as const } },
  };
  const named = (of: typeof shown) => listWarnings(of).filter((warning) => warning.includes('first names'));
  expect(named(content! as typeof shown)).toEqual([]);
  expect(named(shown)).toEqual([expect.stringContaining('pages/privacy-policy.md has to say so')]);
});

test('a policy that does not name what stays on a device is a warning, with what it leaves out', () => {
  const { content } = checkContent(validContentFiles());
  const withPolicy = (html: string) => ({
    ...content!,
    pages: { ...content!.pages, 'privacy-policy': { ...content!.pages['privacy-policy'], html } },
  });
  const named = (html: string) =>
    listWarnings(withPolicy(html)).filter((warning) => warning.includes("visitor's device"));
  const time = `${keptOnDeviceDays} days`;
  expect(named([...deviceNames, time].join(' '))).toEqual([]);
  expect(named([...deviceNames.filter((name) => name !== 'touches'), time].join(' '))).toEqual([
    expect.stringMatching(/begin with touches: say what each is/),
  ]);
  expect(named([...deviceNames, '3 days'].join(' '))).toEqual([
    expect.stringMatching(new RegExp(`could not be sent .* after ${time}`)),
  ]);
});

test('a notice names the file and the field to look at', () => {
  const files = withChangedFile('site/coupons.json', (source) =>
    source.replace('"half-load"', '"half-load",\n      "validUntil": "2026-12-31"'),
  );
  const { content } = checkContent(files, { today: '2026-12-20' });
  expect(findWarnings(content!, '2026-12-20')).toContainEqual({
    words: expect.stringContaining('the coupon "half-load"'),
    file: 'site/coupons.json',
    field: 'items[1].validUntil',
  });
  expect(findSamples(content!)).toContainEqual({
    words: 'review by Dana R., Toronto',
    file: expect.stringMatching(/^reviews\/.*\.json$/),
    field: 'sample',
  });
});

test('a coupon of one city that ends soon is named with its city, and with the texts that go on naming it', () => {
  const raft = { id: 'raft', amount: '$7', condition: 'a raft', terms: ['One'], validUntil: '2026-12-31' };
  const about = { places: 'Places.', typical: '{coupon.raft} here.', access: 'Ways in.' };
  const files = withChangedFile('cities/toronto.json', () => citySource({ coupons: [raft], about }));
  const { content } = checkContent(files, { today: '2026-12-20' });
  const [notice] = findWarnings(content!, '2026-12-20').filter(({ words }) => words.includes('ends on'));
  expect(notice).toMatchObject({ file: 'cities/toronto.json', field: 'coupons[0].validUntil' });
  expect(notice?.words).toMatch(/^the coupon "raft" of cities\/toronto\.json ends.*: cities\/toronto\.json$/);
});

test('a notice of any kind leads to its file and its field', () => {
  const replaced: Record<string, (source: string) => string> = {
    'pages/home.json': (source) => source.replace('In {city}', 'A lorry for $99 off. {claim.gone}'),
    'site/coupons.json': (source) => source.replace('"$50"', '"$50 off"'),
    'site/claims.json': () => '{"items": []}',
    'site/pricing.json': () => '{}',
  };
  const files = validContentFiles().map(({ path, source }) => {
    return { path, source: replaced[path]?.(source) ?? source };
  });
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  const [stoves] = content!.localServices;
  const thin = { path: 'x', page: stoves!, share: 0.2, beside: 'x' };
  const places = findWarnings({ ...content!, thinPages: [thin] }).map(
    ({ file, field }) => `${file} ${field}`,
  );
  expect(places).toEqual(
    expect.arrayContaining([
      'site/claims.json items',
      'site/pricing.json truck',
      'local-services/toronto/stoves.json lead',
    ]),
  );
  // Its number, its unknown claim and its word of another country.
  expect(places.filter((place) => place === 'pages/home.json hero.eyebrow')).toHaveLength(3);
});

test('claims and videos may be missing, which is a warning', () => {
  const empty = { 'site/claims.json': { items: [] }, 'site/videos.json': { items: [] } };
  const files = validContentFiles().map((file) => {
    const changes = empty[file.path as keyof typeof empty];
    return changes ? jsonFile(file.path, { ...JSON.parse(file.source), ...changes }) : file;
  });
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  expect(listWarnings(content!)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('site/claims.json makes no claims'),
      expect.stringContaining('site/videos.json names no videos'),
    ]),
  );
});

test('what nobody has written yet is listed with its file and field', () => {
  const policy = 'pages/privacy-policy.md';
  const { content } = checkContent(
    withChangedFile(policy, (source) =>
      source
        .replace('We keep what you send to', 'NOT WRITTEN YET: what we keep')
        .replace('Privacy policy', 'NOT WRITTEN YET'),
    ),
  );
  expect(listUnwritten(content!)).toEqual([`${policy} title`, `${policy} body`]);
  expect(findUnwritten(content!)).toMatchObject([
    { file: policy, field: 'title' },
    { file: policy, field: 'body' },
  ]);
  expect(listUnwritten(checkContent(validContentFiles()).content!)).toEqual([]);
});
