import { PlainError } from '../local/plain-error';
import { findSamples, findUnwritten } from '../src/content-model/notices/content-notices';
import { findNeededFacts } from '../src/content-model/notices/missing-facts';
import { ofKind } from '../src/content-model/reading/content-folder';
import { isLeftOut, withoutSamples } from '../src/content-model/reading/samples';
import type { Content } from '../src/content-model/types';

const guide = 'docs/going-live.md';
const live = { GATSBY_SAMPLES: 'hide' };
/** 555-0100 to 555-0199 belong to nobody. */
const inventedPhone = /555\D*01\d\d$/;

/** Lists what keeps a site from going live: facts that people ask for first, invented addresses, phones and other samples. */
export function findUnlaunchable(content: Content): string[] {
  const needed = process.env.DEPLOY_WITHOUT_FACTS ? [] : findNeededFacts(content);
  const { siteUrl, mainPhone } = content.site.brand;
  const { hostname } = new URL(siteUrl);
  // What a build for a real database leaves out is no reason.
  const shown = content.files.documents.filter(
    (document) => !isLeftOut(document, { env: live }) && withoutSamples(document, live) === document.data,
  );
  const samples = findSamples({ ...content, files: { ...content.files, documents: shown } });
  return [
    ...needed.map((words) => `${words} (${guide}#before-you-go-live; DEPLOY_WITHOUT_FACTS=yes does without)`),
    ...(/(^|\.)example(\.|$)/.test(hostname)
      ? [`siteUrl of site/brand.json is ${siteUrl}, which is nobody's address (${guide}#before-you-go-live)`]
      : []),
    ...[
      ['mainPhone of site/brand.json', mainPhone],
      ...ofKind(shown, 'campaigns').map(({ path, data }) => [`phone of ${path}`, data.phone]),
    ].flatMap(([name, phone = '']) =>
      inventedPhone.test(phone)
        ? [`${name} is ${phone}, which is nobody's number (${guide}#before-you-go-live)`]
        : [],
    ),
    ...samples.map(({ words }) => `${words} is a sample (${guide}#before-you-go-live)`),
  ];
}

function refuse(why: string, found: readonly string[]): void {
  if (found.length > 0) throw new PlainError([`${why}:`, ...found].join('\n  '));
}

/** Throws one list of all that visitors of a live site must not get, or miss most. */
export const refuseLaunch = (content: Content): void =>
  refuse('The content is not ready to go live', findUnlaunchable(content));

/** Throws one list of the texts that nobody has written yet: visitors must not read them. */
export const refuseUnwritten = (content: Content): void =>
  refuse(
    'Nobody has written this yet (npm start shows it, no build for a real database is made)',
    findUnwritten(content).map(({ words }) => words),
  );
