import { locate } from './field-lines';
import { withoutByteOrderMark } from './file-text';
import type { ContentProblem, FieldProblem } from './problem';
import type { ContentDocument, ContentFile, DocumentOfKind } from './types';

/** All files of the content folder, and as documents those whose fields are right. */
export class ContentFolder {
  private readonly sources: Map<string, string>;

  constructor(
    files: readonly ContentFile[],
    readonly documents: readonly ContentDocument[],
  ) {
    this.sources = new Map(files.map(({ path, source }) => [path, withoutByteOrderMark(source)]));
  }

  get paths(): string[] {
    return [...this.sources.keys()];
  }

  all<Kind extends ContentDocument['kind']>(kind: Kind): DocumentOfKind<Kind>[] {
    return this.documents.filter((document): document is DocumentOfKind<Kind> => document.kind === kind);
  }

  problem(file: string, told: FieldProblem): ContentProblem {
    return locate(file, this.sources.get(file) ?? '', told);
  }
}
