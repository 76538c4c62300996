import type { Pages } from '../../content-model/types';
import type { MaybeHidden } from '../time/valid-days';
import { shownOn } from '../time/shown-days';
import { Container } from './band';
import { SiteLink } from './site-link';
import * as styles from './jump-links.module.css';

/** The ids of the sections' headings in the order of the page; the questions have a page of their own. */
const ids = [
  'same-day',
  'rates',
  'load',
  'faq',
  'services',
  'trust',
  'reviews',
  'jobs',
  'steps',
  'about',
] as const;

type Parts = Partial<Record<(typeof ids)[number], readonly (MaybeHidden | object)[]>>;

type JumpLinksProps = { texts: Pages['home']['ways']; parts: Parts; faqPath: string };

export function JumpLinks({ texts, parts, faqPath }: JumpLinksProps) {
  return (
    <nav className="on-sheet pb-4" aria-label={texts.name}>
      <Container>
        <ul className={`flex gap-2 ${styles.row}`}>
          {ids
            .filter((id) => parts[id]?.length !== 0)
            .map((id) => (
              <li key={id} {...shownOn(parts[id] ?? [{}])}>
                <SiteLink className="quiet-on-hover pill small nowrap" to={id === 'faq' ? faqPath : `#${id}`}>
                  {texts[id]}
                </SiteLink>
              </li>
            ))}
        </ul>
      </Container>
    </nav>
  );
}
