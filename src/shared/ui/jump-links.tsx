import type { Pages } from '../../content-model/types';
import type { UtcOffsets } from '../time/city-clock';
import type { MaybeHidden } from '../time/valid-days';
import { useShown } from '../time/use-shown';
import { Container } from './container';
import * as styles from './jump-links.module.css';

/** The ids of the sections' headings in the order of the page, which is the order in which people ask. */
const ids = [
  'same-day',
  'services',
  'load',
  'rates',
  'coupons',
  'steps',
  'reviews',
  'jobs',
  'about',
] as const;

/** What each optional section shows: a section that shows nothing is not on the page. */
export type Parts = Partial<Record<(typeof ids)[number], readonly (MaybeHidden | object)[]>>;

type JumpLinksProps = { texts: Pages['home']['ways']; parts: Parts; utcOffsets: UtcOffsets };

/** Jump links to the sections of a city's home, in one row that a phone scrolls sideways. */
export function JumpLinks({ texts, parts, utcOffsets }: JumpLinksProps) {
  return (
    <nav className={styles.links} aria-label={texts.name}>
      <Container>
        <ul className={styles.row}>
          {ids.map((id) => (
            <JumpLink key={id} id={id} label={texts[id]} shows={parts[id]} utcOffsets={utcOffsets} />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

type JumpLinkProps = {
  id: string;
  label: string;
  shows?: readonly MaybeHidden[] | undefined;
  utcOffsets: UtcOffsets;
};

const always = [{}];

function JumpLink({ id, label, shows = always, utcOffsets }: JumpLinkProps) {
  const { shown, attach } = useShown(shows, utcOffsets);
  const isThere = shown.length > 0;
  return (
    <li ref={attach} hidden={!isThere}>
      {isThere && (
        <a className={`pill small ${styles.link}`} href={`#${id}`}>
          {label}
        </a>
      )}
    </li>
  );
}
