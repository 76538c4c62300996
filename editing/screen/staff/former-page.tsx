import { useCallback, useEffect, useState } from 'react';
import type { FormerVersions, StaffActions } from '../../content/staff-actions';
import { entryOf, firstPage, nameEntry } from './place';
import { VersionItem } from './version-item';

type FormerPageProps = {
  /** Relative to the content folder. */
  path: string;
  staff: StaffActions;
};

/** The former versions of one entry. */
export function FormerPage({ path, staff }: FormerPageProps) {
  const [found, setFound] = useState<FormerVersions>();
  const [message, setMessage] = useState('');
  const load = useCallback(
    () => staff.formerVersions(path).then(setFound, (error: Error) => setMessage(error.message)),
    [staff, path],
  );
  useEffect(() => void load(), [load]);
  const save = async (id: string): Promise<void> => {
    await staff
      .bringBack(path, id, found?.now ?? null)
      .then(setMessage, (error: Error) => setMessage(error.message));
    await load();
  };
  const entry = found?.now === null ? undefined : entryOf(path);
  return (
    <>
      <h1>Former versions</h1>
      <p>
        {nameEntry(path, found?.name)} ({path})
      </p>
      <p className="staff-buttons">
        {entry && (
          <a className="staff-button" href={entry.address}>
            Back to the entry
          </a>
        )}
        <a className="staff-button" href={firstPage}>
          First page
        </a>
      </p>
      <output className="staff-note">{message}</output>
      {!found && message === '' && <p>Looking them up.</p>}
      {found?.now === null && <p className="staff-note">It is deleted now.</p>}
      {found?.versions.length === 0 && <p>None yet: it is in no commit.</p>}
      <ol className="staff-list">
        {found?.versions.map((version) => (
          <VersionItem
            file={path}
            key={`${version.id} ${String(found.now)}`}
            version={version}
            now={found.now}
            readText={(id) => staff.repository.versionText(path, id)}
            bringBack={(id) => void save(id)}
            onError={setMessage}
          />
        ))}
      </ol>
      {found?.left && <p>Older ones are not listed here.</p>}
    </>
  );
}
