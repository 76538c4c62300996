import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeHaulFile } from '../../../src/content-model/gatsby/write-haul-file';
import { validContentFiles, withChangedFile } from '../../support/content-fixture';
import { site } from '../../support/content-fixture-site';
import { makeTemporaryFolder } from '../../support/local-database';

test('the picker’s file has its content and the truck, under an address that changes with them', () => {
  const publicDir = makeTemporaryFolder();
  const written = writeHaulFile(validContentFiles(), '<svg/>', publicDir);
  const read = JSON.parse(readFileSync(path.join(publicDir, written!.src), 'utf8')) as object;
  expect(read).toStrictEqual({ ...site.haul, truck: '<svg/>' });
  const changed = withChangedFile('site/haul.json', (source) =>
    source.replace('"cubicFeet": 40', '"cubicFeet": 41'),
  );
  expect(writeHaulFile(changed, '<svg/>', publicDir)).not.toEqual(written);
  expect(writeHaulFile(validContentFiles(), '<svg></svg>', publicDir)).not.toEqual(written);
});

test('of a file with an error nothing is written', () => {
  const broken = withChangedFile('site/haul.json', (source) =>
    source.replace('"cubicFeet": 40', '"cubicFeet": 0'),
  );
  expect(writeHaulFile(broken, '<svg/>', makeTemporaryFolder())).toBeUndefined();
});
