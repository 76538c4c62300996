import { Kind, parse, valueFromASTUntyped } from 'graphql';
import { campaignPhones } from '../reading/samples';
import type { Content } from '../types';
import type { DrawingFile } from '../../shared/site/drawing-file';

/** Where the drawings of the brand are served. */
export type DrawnFiles = { drawings: Record<string, DrawingFile>; poster: DrawingFile };

/** The part of a document that a query asks for: all of it where it names no fields. */
export const pickFieldsOf = (data: object, fields?: readonly string[]): object =>
  fields ? Object.fromEntries(fields.map((field) => [field, (data as Documents)[field]])) : data;

type Documents = Record<string, object[] | Record<string, unknown>>;
type Asked = { path?: string; kind?: string; fields?: string[] };

/** A preview searches only what the content says. */
const noSearchFiles = { areasFolder: '/' };

/** Answers the site's queries from checked content as the data layer does, for previews; there is no film but its poster. */
export function answerQuery(query: string, content: Content, drawn: DrawnFiles): Record<string, unknown> {
  const documents: Documents = {
    ...content,
    site: {
      ...content.site,
      drawings: drawn.drawings,
      'film-poster': drawn.poster,
      // A preview runs no scripts, so nothing asks for the file.
      'haul-file': { src: '', facts: [] },
      'search-files': noSearchFiles,
      'campaign-phones': campaignPhones(content.campaigns),
    },
  };
  const fields = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.kind !== Kind.FIELD) return [];
      const asked = (field.arguments ?? []).map(({ name, value }) => [
        name.value,
        valueFromASTUntyped(value),
      ]);
      const answered = answer(field.name.value, Object.fromEntries(asked) as Asked, documents);
      return [[(field.alias ?? field.name).value, answered]];
    }),
  );
}

function answer(name: string, { path = '', kind = '', fields }: Asked, documents: Documents): unknown {
  if (name === 'allFile') return { nodes: [] };
  const [folder = '', file = ''] = path.split('/');
  const known = documents[name === 'contentDocument' ? folder : kind];
  if (name === 'contentDocuments' && Array.isArray(known))
    return known.map((data) => pickFieldsOf(data, fields));
  if (name === 'contentDocument' && known && file in known)
    return pickFieldsOf((known as Record<string, object>)[file] as object, fields);
  throw new Error(`The data layer has no ${name} of "${path || kind}".`);
}
