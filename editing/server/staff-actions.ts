import { findBrand } from '../../src/content-model/reading/find-brand';
import { isImage } from '../../src/content-model/reading/media-kinds';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { listNeeds } from '../content/list-needs';
import type { Arrival, Live, Standing } from '../content/standing';
import type { EditActions } from './actions';
import { findBase, isWithin, readClone, type Clone } from './clone';
import { contentPath, type ContentStore } from './content-store';
import { bringCityBack } from './former-city';
import { formerText, formerVersions, lastText, listDeleted } from './former-versions';
import { findCommit } from './git';
import { readLiveVersion } from './live-site';
import { findObstacle, putLive } from './put-live';
import { Refused } from './refused';
import { noParams, type Params } from './request';
import { digestOf, filesUnlike, listChanges, textAt } from './waiting-changes';

type Options = {
  folder: ContentStore;
  edits: EditActions;
  /** Where the live site is asked for its version; by default at the brand's address. */
  liveUrl?: string | undefined;
};

/** Staff wait for the first page, and a site that is slow to answer must not keep it. */
const patienceMs = 4000;

/**
 * Answers what the screen asks beyond Decap CMS's protocol: what needs a hand, what is not live yet, former versions of an
 * entry and how to bring one back, and putting everything live.
 */
export class StaffActions {
  private readonly actions: Record<string, (params: Params) => Promise<unknown>> = {
    standing: () => this.standing(),
    undo: (params) => this.undo(params),
    putLive: () => this.options.edits.inTurn(() => putLive(this.options.folder)),
    arrival: (params) => this.arrival(params),
    formerVersions: (params) => this.formerVersions(params),
    formerText: ({ path, id }) => this.textOf(contentPath(path), id),
    bringBack: (params) => this.bringBack(params),
    deletedEntries: () => this.deletedEntries(),
  };

  constructor(private readonly options: Options) {}

  /** Whether it knows an action. */
  knows(action: string): boolean {
    return Object.hasOwn(this.actions, action);
  }

  async run(action: string, params: Params): Promise<unknown> {
    return this.actions[action]?.(params);
  }

  private get dir(): string {
    return this.options.folder.dir;
  }

  private async standing(): Promise<Standing> {
    const files = readContentFiles(this.dir);
    const needs = listNeeds(files, listMediaFiles(this.dir));
    const clone = await readClone(this.dir);
    const live = await this.readLive(clone);
    const obstacle = await findObstacle(this.dir, clone);
    if (!clone) return { needs, live, changes: [], left: 0, obstacle };
    const asked = live.source === 'site' ? live.commit : null;
    const listed = await listChanges(this.options.folder, clone, asked);
    const isWaiting = listed.changes.some(({ state }) => state === 'sent');
    return { needs, live, ...listed, obstacle, ...(isWaiting && { sent: clone.upstream }) };
  }

  private get siteUrl(): string {
    return this.options.liveUrl ?? findBrand(readContentFiles(this.dir))?.siteUrl ?? '';
  }

  private async readLive(clone: Clone | undefined): Promise<Live> {
    const { siteUrl } = this;
    const said = await readLiveVersion(siteUrl, patienceMs);
    const known = clone && said && (await findCommit(this.dir, said.commit));
    if (said && known) return { ...said, source: 'site', siteUrl };
    if (clone?.upstream) return { commit: clone.upstream, since: null, source: 'repository', siteUrl };
    return { commit: null, since: null, source: 'nobody', siteUrl };
  }

  private async arrival({ commit }: Params): Promise<Arrival> {
    const { siteUrl } = this;
    const version = await readLiveVersion(siteUrl);
    if (!version)
      return {
        state: 'unknown',
        words: `${siteUrl} does not say which version is live: look at the run "Site" on GitHub, under "Actions".`,
      };
    const isLive =
      version.commit === commit ||
      (/^[0-9a-f]{40}$/.test(commit ?? '') && (await isWithin(this.dir, commit as string, version.commit)));
    return isLive
      ? { state: 'live', words: `It is live on ${siteUrl}.` }
      : { state: 'waiting', words: 'It is being checked and built. That takes some minutes; you may go on.' };
  }

  private async clone(): Promise<Clone> {
    const clone = await readClone(this.dir);
    if (clone) return clone;
    throw new Refused(422, 'This folder is no git clone with a commit: it knows no former versions.');
  }

  private async base(clone: Clone): Promise<string> {
    const live = await this.readLive(clone);
    return findBase(this.dir, clone, live.source === 'site' ? live.commit : null);
  }

  private async undo({ path, id }: Params): Promise<unknown> {
    const file = contentPath(path);
    const base = await this.base(await this.clone());
    if (!(await filesUnlike(this.dir, base)).includes(file))
      throw new Refused(409, `content/${file} is as it is live: there is nothing to undo.`);
    const now = await this.options.folder.read(file);
    if ((now === null ? null : digestOf(now)) !== (id ?? null))
      throw new Refused(
        409,
        `content/${file} has changed since this page was loaded: look at it again first.`,
      );
    if (isImage(file)) return this.undoPicture(file, base);
    const city = await bringCityBack({ ...this.options, path: file, commit: base });
    if (city) return city;
    const source = await textAt(this.dir, base, file);
    const read = now?.toString('utf8') ?? null;
    const notices = await this.options.edits.saveTexts(
      [{ path: file, source, read, isExact: true }],
      `Undo the change of content/${file}`,
    );
    // The screen can then do it again.
    return { was: read, now: source, notices };
  }

  /** Takes away a picture that was added and that no text names; any other one belongs to the entry that shows it. */
  private async undoPicture(file: string, base: string): Promise<unknown> {
    const isNamed = readContentFiles(this.dir).some(({ source }) => source.includes(`/${file}`));
    if (isNamed || (await textAt(this.dir, base, file)) !== null)
      throw new Refused(422, `Undo the entry that shows ${file} first: a picture goes with it.`);
    return this.options.edits.run('deleteFiles', { ...noParams, paths: [`content/${file}`] });
  }

  private async formerVersions({ path }: Params): Promise<unknown> {
    const clone = await this.clone();
    return formerVersions(this.options.folder, contentPath(path), await this.base(clone));
  }

  private async textOf(file: string, id: unknown): Promise<{ text: string }> {
    await this.clone();
    return { text: await formerText(this.dir, file, id) };
  }

  private async bringBack({ path, id, read }: Params): Promise<unknown> {
    const file = contentPath(path);
    await this.clone();
    const isNamed = id !== undefined && id !== null;
    const source = isNamed ? await formerText(this.dir, file, id) : await lastText(this.dir, file);
    const city = await bringCityBack({ ...this.options, path: file, text: source });
    if (city) return city;
    const words = `Bring back a former version of content/${file}`;
    const texts = [{ path: file, source, read: read ?? null }];
    const notices = await this.options.edits.saveTexts(texts, words);
    return { message: 'brought back', notices };
  }

  private async deletedEntries(): Promise<unknown> {
    return (await readClone(this.dir)) ? listDeleted(this.options.folder) : [];
  }
}
