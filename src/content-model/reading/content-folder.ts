import { locate } from './field-lines';
import { withoutByteOrderMark } from './file-text';
import type { ContentError, Reported } from '../content-error';
import type { ContentDocument, ContentFiles, ContentKind, DocumentOfKind, Site } from '../types';

/** Gives the documents of one kind, in their order. */
export function ofKind<Kind extends ContentKind>(documents: readonly ContentDocument[], kind: Kind) {
  return documents.filter((document): document is DocumentOfKind<Kind> => document.kind === kind);
}

export class ContentFolder {
  private readonly sources: Map<string, string>;

  constructor(
    files: ContentFiles,
    readonly documents: readonly ContentDocument[],
  ) {
    this.sources = new Map(files.map(({ path, source }) => [path, withoutByteOrderMark(source)]));
  }

  get paths(): string[] {
    return [...this.sources.keys()];
  }

  /** Gives the names, without their ending, of the JSON files in the folder of a kind, also of those with errors. */
  names(kind: 'badges' | 'cities' | 'services' | 'guides'): string[] {
    const inFolder = new RegExp(`^${kind}/(.+)\\.json$`);
    return this.paths.flatMap((path) => inFolder.exec(path)?.[1] ?? []);
  }

  all<Kind extends ContentKind>(kind: Kind): DocumentOfKind<Kind>[] {
    return ofKind(this.documents, kind);
  }

  /** Gives the data of a file of site/ without errors. */
  site<Name extends keyof Site>(name: Name): Site[Name] | undefined {
    return this.all('site').find((document) => document.name === name)?.data as Site[Name] | undefined;
  }

  locate(reported: readonly Reported[]): ContentError[] {
    return reported.map(({ file, ...error }) => locate(file, this.sources.get(file) ?? '', error));
  }
}
