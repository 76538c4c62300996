import type { Need } from '../../content/standing';
import { leadToField } from './lead-to-field';
import { entryOf } from './place';

/** A group with more notices than this is closed at first. */
const mostOpen = 5;

/** What needs a hand, in groups; each notice leads to its entry and field. */
export function NeedsList({ needs }: { needs: Need[] }) {
  if (needs.length === 0) return <p>Nothing. All of it is right and real.</p>;
  return needs.map(({ title, hint, notices }) => (
    <details key={title} open={notices.length <= mostOpen}>
      <summary>
        {title} ({notices.length})
      </summary>
      <p>{hint}</p>
      <ul>
        {notices.map(({ words, file, field }) => {
          const entry = file === undefined ? undefined : entryOf(file);
          const query =
            field === undefined ? '' : `?field=${encodeURIComponent(field.replace(/\[(\d+)\]/g, '.$1'))}`;
          return (
            <li key={words}>
              {entry === undefined ? (
                words
              ) : (
                <a href={entry.address + query} onClick={() => leadToField(field)}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  ));
}
