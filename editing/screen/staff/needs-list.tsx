import type { Need } from '../../content/repository';
import { fieldAddress, noticeWords } from './place';

/** A group with more notices than this is closed at first. */
const mostOpen = 5;

/** What needs a hand, in groups; each notice leads to its entry and field. */
export function NeedsList({ needs }: { needs: Need[] }) {
  return (
    <section aria-labelledby="staff-needs">
      <h2 id="staff-needs">What needs a hand</h2>
      {needs.length === 0 && <p>Nothing. All of it is right and real.</p>}
      {needs.map(({ title, hint, notices }) => (
        <details key={title} open={notices.length <= mostOpen}>
          <summary>
            {title} ({notices.length})
          </summary>
          <p>{hint}</p>
          <ul>
            {notices.map((notice) => {
              const words = noticeWords(notice);
              const address = fieldAddress(notice);
              return <li key={words}>{address === undefined ? words : <a href={address}>{words}</a>}</li>;
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
