import { pickFields, pickFieldsOf, readQuery, type QueriedField } from './content-query';
import { campaignPhones } from '../reading/campaigns';
import type { Content } from '../types';
import type { DrawingFile } from '../../shared/site/drawing-file';

/** Where the drawings of the brand are served. */
export type DrawnFiles = { drawings: Record<string, DrawingFile>; poster: DrawingFile };

/** A preview searches only what the content says. */
const noSearchFiles = { areasFolder: '/' };

/**
 * Answers the site's queries from checked content, without Gatsby, as its data layer does
 * (src/content-model/gatsby/data-layer.ts): only with the fields that are asked for. Refuses what the data layer would
 * not know. There is no film, but for its poster.
 */
export function answerQuery(query: string, content: Content, drawn: DrawnFiles): Record<string, unknown> {
  const documents: Documents = {
    ...content,
    site: {
      ...content.site,
      drawings: drawn.drawings,
      'film-poster': drawn.poster,
      // A preview runs no scripts, so nothing asks for the file.
      'load-file': { src: '' },
      'search-files': noSearchFiles,
      'campaign-phones': campaignPhones(content.campaigns),
    },
  };
  return Object.fromEntries(readQuery(query).map((field) => [field.alias, answer(field, documents)]));
}

type Documents = Record<string, object[] | Record<string, unknown>>;

function answer(
  { name, args: { path = '', kind = '', fields } }: QueriedField,
  documents: Documents,
): unknown {
  if (name === 'allFile') return { nodes: [] };
  const [folder = '', file = ''] = path.split('/');
  const known = documents[name === 'contentDocument' ? folder : kind];
  if (name === 'contentDocuments' && Array.isArray(known)) return pickFields(known, fields);
  if (name === 'contentDocument' && known && file in known)
    return pickFieldsOf((known as Record<string, object>)[file] as object, fields);
  throw new Error(`The data layer has no ${name} of "${path || kind}".`);
}
