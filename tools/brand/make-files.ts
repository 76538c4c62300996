import { formatContent } from '../../editing/content/format-content';
import { originalsOf } from '../../src/content-model/reading/translation-names';
import { checkContent } from '../../src/content-model/checks/check-content';
import { InvalidContentError } from '../../src/content-model/content-error';
import { joinWords } from '../../src/content-model/schema/parts';
import type { Badges, Content, ContentFile, ContentFiles } from '../../src/content-model/types';
import { latestDate } from '../../src/shared/time/last-day';
import { ownBadges, ownCity, ownLogo, ownPolicy, ownSiteFiles } from './own-files';
import type { Answers } from './questions';
import { sharedBy } from './shared-texts';

/** A brand's own are cities, reviews, jobs, campaigns, photographs and the film; what has no line here is not taken over. */
const sharedFolders = ['pages', 'site', 'services', 'guides', 'faq', 'badges'];

/** The cities of the first brand that show a team first are not there. */
function withoutCities(file: ContentFile): ContentFile {
  const badges = JSON.parse(file.source) as Badges;
  const teams = badges.teams.map(({ name, sport }) => ({ name, sport }));
  return { ...file, source: JSON.stringify({ ...badges, teams }) };
}

/**
 * Makes every file of a new brand's content folder from its answers and the shipped content, laid out as the project
 * wants it. Throws every content error there is, for example that a city's slug is an address of the site itself.
 */
export async function makeBrandFiles(
  answers: Answers,
  folderName: string,
  shipped: { files: ContentFiles; content: Content },
): Promise<ContentFile[]> {
  const { site, badges } = shipped.content;
  const share = sharedBy(site, answers);
  const shared = originalsOf(shipped.files)
    .filter(({ path }) => sharedFolders.some((folder) => path.startsWith(`${folder}/`)))
    .map((file) => (file.path.startsWith('badges/') ? withoutCities(file) : file))
    .flatMap((file) => share(file) ?? []);
  const group = joinWords(answers.region);
  const own = [
    ...ownSiteFiles(site, answers, folderName),
    ownCity(answers, group),
    ownPolicy(latestDate(new Date())),
    ...(badges.some((known) => known.group === group) ? [] : [ownBadges(answers)]),
  ];
  const replaced = new Set(own.map(({ path }) => path));
  const files = [...shared.filter(({ path }) => !replaced.has(path)), ...own];
  const formatted = await Promise.all(files.map(formatContent));
  const { errors } = checkContent(formatted);
  if (errors.length > 0) throw new InvalidContentError(errors, folderName);
  return [...formatted, ownLogo(answers, folderName)];
}
