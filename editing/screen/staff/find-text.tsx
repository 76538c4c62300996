import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { searchContent } from '../../content/search-content';
import { fieldAddress, nameText } from './place';
import { useLoaded } from './use-task';

const mostShown = 12;
const fewestCharacters = 2;
/** The search of the first page: each text that has the words is a link to its field. */
export function FindText({ snapshot }: { snapshot: ContentSnapshot }) {
  const id = useId();
  const [words, setWords] = useState('');
  const { value: files } = useLoaded(() => snapshot.files());
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => (files && sought.trim().length >= fewestCharacters ? searchContent(files, sought) : undefined),
    [files, sought],
  );
  return (
    <search className="staff-find">
      <label htmlFor={id}>Find words of the site</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="A few words as visitors read them"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output>{found && (found.length === 0 ? 'No text has these words.' : countWords(found.length))}</output>
      {found && (
        <ul className="staff-list">
          {found.slice(0, mostShown).map(({ file, name, field, text }) => (
            <li key={`${file} ${field} ${text}`}>
              <a href={fieldAddress({ words: text, file, field })}>
                <strong>{nameText(file, field, name)}</strong> {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function countWords(count: number): string {
  if (count > mostShown)
    return `${count} texts have them. These are the first ${mostShown}: add a word for fewer.`;
  return count === 1 ? 'One text has them.' : `${count} texts have them.`;
}
