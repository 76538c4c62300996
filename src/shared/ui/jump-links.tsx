import type { Pages } from '../../content-model/types';
import type { UtcOffsets } from '../time/city-clock';
import type { MaybeHidden } from '../time/valid-days';
import { useShown } from '../time/use-shown';
import { Container } from './band';
import { SiteLink } from './site-link';
import * as styles from './jump-links.module.css';

/** The ids of the sections' headings in the order of the page; the questions have a page of their own. */
const ids = [
  'same-day',
  'rates',
  'coupons',
  'faq',
  'services',
  'trust',
  'reviews',
  'jobs',
  'load',
  'steps',
  'about',
] as const;

export type Parts = Partial<Record<(typeof ids)[number], readonly (MaybeHidden | object)[]>>;

type JumpLinksProps = {
  texts: Pages['home']['ways'];
  parts: Parts;
  faqPath: string;
  utcOffsets: UtcOffsets;
};

export function JumpLinks({ texts, parts, faqPath, utcOffsets }: JumpLinksProps) {
  return (
    <nav className="on-sheet pb-4" aria-label={texts.name}>
      <Container>
        <ul className={`flex gap-2 ${styles.row}`}>
          {ids.map((id) => (
            <JumpLink
              key={id}
              to={id === 'faq' ? faqPath : `#${id}`}
              label={texts[id]}
              shows={parts[id]}
              utcOffsets={utcOffsets}
            />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

type JumpLinkProps = {
  to: string;
  label: string;
  shows?: readonly MaybeHidden[] | undefined;
  utcOffsets: UtcOffsets;
};

const always = [{}];

function JumpLink({ to, label, shows = always, utcOffsets }: JumpLinkProps) {
  const { shown, attach } = useShown(shows, utcOffsets);
  const isThere = shown.length > 0;
  return (
    <li ref={attach} hidden={!isThere}>
      {isThere && (
        <SiteLink className="quiet-on-hover pill small nowrap" to={to}>
          {label}
        </SiteLink>
      )}
    </li>
  );
}
