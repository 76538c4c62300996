import { campaignPhones } from '../reading/samples';
import type { Content } from '../types';
import type { DrawingFile } from '../../shared/site/drawing-file';
import { baseLanguage } from '../../shared/site/languages';
import type { SharedContent } from '../../shared/site/use-content';

/** Where the drawings of the brand are served. */
export type DrawnFiles = { drawings: Record<string, DrawingFile>; poster: DrawingFile };

/** Answers the site's queries from checked content of any language, for previews; there is no film but its poster. */
export function answersOf(content: Content, { drawings, poster }: DrawnFiles) {
  const site: SharedContent['site'] = {
    ...content.site,
    drawings,
    'film-poster': poster,
    // A preview runs no scripts, so nothing asks for a file.
    'haul-file': { src: '', facts: [] },
    'search-files': { areasFolder: '/' },
    'campaign-phones': campaignPhones(content.campaigns),
  };
  const shared: SharedContent = { ...content, site };
  return { content: { [baseLanguage]: shared, [content.site.words.language]: shared }, film: { nodes: [] } };
}
