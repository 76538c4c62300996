import { reservedSlugs } from '../domain/routes';
import { checkSiteFile } from './check-site-file';
import { findMeantPath, requiredPaths } from './content-kinds';
import { findFieldLine } from './field-lines';
import { checkPlaceholders } from './placeholders';
import { type ContentProblem, quoteFound, wholeFile } from './problem';
import { pages } from './schema/pages';
import type { Badges, ContentDocument, ContentFile, DocumentOfKind } from './types';

/** Besides the routes of the site itself, the names of its pages would only puzzle as cities. */
const takenSlugs: string[] = [...reservedSlugs, ...Object.keys(pages), 'privacy-policy'];

/** Whether one file agrees with the others; needs the sources to tell the lines. */
export class AgreementCheck {
  private readonly sources: Map<string, string>;

  constructor(
    files: readonly ContentFile[],
    private readonly documents: readonly ContentDocument[],
  ) {
    this.sources = new Map(files.map(({ path, source }) => [path, source]));
  }

  run(): ContentProblem[] {
    return [
      ...this.checkPresence(),
      ...this.checkSlugs('cities'),
      ...this.checkSlugs('services'),
      ...this.checkTakenSlugs(),
      ...this.checkBadgeFiles(),
      ...this.checkCountries(),
      ...this.checkPostalPrefixes(),
      ...this.checkOrders('services'),
      ...this.checkOrders('faq'),
      ...this.documents.flatMap((document) =>
        checkSiteFile(document).map(({ path, ...problem }) => this.problem(document.path, path, problem)),
      ),
      ...this.documents.flatMap((document) =>
        checkPlaceholders(document, this.sources.get(document.path) ?? ''),
      ),
    ];
  }

  private all<Kind extends ContentDocument['kind']>(kind: Kind): DocumentOfKind<Kind>[] {
    return this.documents.filter((document): document is DocumentOfKind<Kind> => document.kind === kind);
  }

  private problem(
    file: string,
    path: (string | number)[],
    told: { field: string; found: string; expected: string },
  ): ContentProblem {
    const line = findFieldLine(this.sources.get(file) ?? '', path);
    return { file, ...(line && { line }), ...told };
  }

  private checkPresence(): ContentProblem[] {
    const paths = [...this.sources.keys()];
    const strays = paths.filter((path) => !requiredPaths.includes(path)).map(findMeantPath);
    const missing = requiredPaths
      .filter((path) => !paths.includes(path) && !strays.includes(path))
      .map((path) => ({
        file: path,
        field: wholeFile,
        found: 'no such file',
        expected: 'this file: the site needs it',
      }));
    const empty = ['cities', 'services', 'faq']
      .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)))
      .map((folder) => ({
        file: `${folder}/`,
        field: wholeFile,
        found: 'no files',
        expected: 'at least one file',
      }));
    return [...missing, ...empty];
  }

  private checkSlugs(kind: 'cities' | 'services'): ContentProblem[] {
    const documents = this.all(kind);
    const wrong = documents.filter(({ name, data }) => data.slug !== name);
    return wrong.map(({ path, name, data: { slug } }) => {
      // The file named like the slug owns it; without one, the first file that has it does.
      const same = documents.filter(({ data }) => data.slug === slug);
      const owner = same.find((other) => other.name === slug) ?? same[0];
      const isTaken = owner !== undefined && owner.path !== path;
      return this.problem(path, ['slug'], {
        field: 'slug',
        found: quoteFound(slug),
        expected: isTaken
          ? `a slug of its own, the file's name "${name}"; ${owner.path} has this one already`
          : `the file's name, "${name}", or a file named ${slug}.json`,
      });
    });
  }

  private checkTakenSlugs(): ContentProblem[] {
    return this.all('cities')
      .filter(({ data }) => takenSlugs.includes(data.slug))
      .map(({ path, data }) =>
        this.problem(path, ['slug'], {
          field: 'slug',
          found: quoteFound(data.slug),
          expected: `another slug: /${data.slug} is an address of the site itself`,
        }),
      );
  }

  private checkBadgeFiles(): ContentProblem[] {
    const misnamed = this.all('badges')
      .filter(({ name, data }) => data.group !== name)
      .map(({ path, name, data }) =>
        this.problem(path, ['group'], {
          field: 'group',
          found: quoteFound(data.group),
          expected: `the file's name, "${name}", or a file named ${data.group}.json`,
        }),
      );
    const users = [...this.all('cities'), ...this.all('reviews')].filter(
      ({ data }) => !this.sources.has(`badges/${data.badgeGroup}.json`),
    );
    const unknown = users.map(({ path, data }) =>
      this.problem(path, ['badgeGroup'], {
        field: 'badgeGroup',
        found: quoteFound(data.badgeGroup),
        expected: `a group that has a file; there is no badges/${data.badgeGroup}.json`,
      }),
    );
    return [...misnamed, ...unknown];
  }

  private checkCountries(): ContentProblem[] {
    const badges = new Map<string, Badges>(this.all('badges').map(({ data }) => [data.group, data]));
    return this.all('cities').flatMap(({ path, data }) => {
      const group = badges.get(data.badgeGroup);
      if (!group || group.country === data.country) return [];
      const expected = `"${group.country}", the country of badges/${group.group}.json`;
      return [
        this.problem(path, ['country'], { field: 'country', found: quoteFound(data.country), expected }),
      ];
    });
  }

  private checkPostalPrefixes(): ContentProblem[] {
    return this.all('cities').flatMap(({ path, data: { country, postalPrefixes = [] } }) => {
      const expected =
        country === 'CA'
          ? 'the beginning of a postal code, like "M" or "L5": the city is in Canada'
          : 'the beginning of a zip code, like "303": the city is in the United States';
      return postalPrefixes.flatMap((prefix, index) => {
        if (/^\d/.test(prefix) === (country === 'US')) return [];
        const field = `postalPrefixes[${index}]`;
        return [
          this.problem(path, ['postalPrefixes', index], { field, found: quoteFound(prefix), expected }),
        ];
      });
    });
  }

  private checkOrders(kind: 'services' | 'faq'): ContentProblem[] {
    const owners = new Map<number, string>();
    return this.all(kind).flatMap(({ path, data: { order } }) => {
      const owner = owners.get(order);
      if (owner === undefined) {
        owners.set(order, path);
        return [];
      }
      const expected = `a number of its own; ${owner} has ${order} already`;
      return [this.problem(path, ['order'], { field: 'order', found: quoteFound(order), expected })];
    });
  }
}
