import { checkContent } from '../../../src/content-model/checks/check-content';
import { findSamples, findUnwritten, listWarnings } from '../../../src/content-model/notices/content-notices';
import { wordsOf } from '../../../src/content-model/notices/notice';
import { deviceNames, keptOnDeviceDays } from '../../../src/shared/values/device-names';
import { validContentFiles, withChangedFile } from '../../support/content-fixture';
import { makeMistake } from '../../support/mistakes';

test('sample content is listed, and real content is not', () => {
  const { content } = checkContent(validContentFiles());
  expect(wordsOf(findSamples(content!)).toSorted()).toEqual([
    'campaigns/spring.json',
    'jobs/basement.json',
    'review by Dana R., Toronto',
    'site/social-proof.json',
  ]);
  const truck = checkContent(makeMistake('site/load.json: sample = true')).content;
  expect(findSamples(truck!)).toContainEqual(
    expect.objectContaining({ file: 'site/load.json', field: 'sample' }),
  );
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

test('what nobody has written yet is listed with its file and field', () => {
  const policy = 'pages/privacy-policy.md';
  const { content } = checkContent(
    withChangedFile(policy, (source) =>
      source
        .replace('We keep what you send to', 'NOT WRITTEN YET: what we keep')
        .replace('Privacy policy', 'NOT WRITTEN YET'),
    ),
  );
  expect(wordsOf(findUnwritten(content!))).toEqual([`${policy} title`, `${policy} body`]);
  expect(findUnwritten(content!)).toMatchObject([
    { file: policy, field: 'title' },
    { file: policy, field: 'body' },
  ]);
  expect(findUnwritten(checkContent(validContentFiles()).content!)).toEqual([]);
});
