import type { ContentFile } from '../../src/content-model/types';
import type { Saving } from './repository';

export async function readPublished<Value>(name: string): Promise<Value | undefined> {
  const response = await fetch(`/admin/${name}.json`, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as Value) : undefined;
}

/** All content: on one machine as it is now, in production as it was published, with what this page has saved since. */
export class ContentSnapshot {
  private readonly saved = new Map<string, string | null>();
  private loading: Promise<ContentFile[]> | undefined;

  constructor(private readonly isLive: boolean) {}

  async files(): Promise<ContentFile[]> {
    if (this.isLive) this.loading = undefined;
    const files = (await this.published()).filter(({ path }) => !this.saved.has(path));
    for (const [path, source] of this.saved) if (source !== null) files.push({ path, source });
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** In production: the content that was published with this screen, so what is live, without what was saved since. */
  published(): Promise<ContentFile[]> {
    return (this.loading ??= this.load());
  }

  keep(changes: readonly Pick<Saving, 'path' | 'source'>[]): void {
    if (!this.isLive) for (const { path, source } of changes) this.saved.set(path, source);
  }

  private async load(): Promise<ContentFile[]> {
    const files = await readPublished<ContentFile[]>('content');
    if (files) return files;
    throw new Error('The content could not be read: load the screen again.');
  }
}
