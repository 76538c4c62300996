import type { StaffActions } from '../../content/staff-actions';
import { LinkButton } from './button';
import { entryOf, firstPage, nameEntry } from './place';
import { useLoaded, useTask } from './use-task';
import { VersionItem } from './version-item';

type FormerPageProps = {
  /** Relative to the content folder. */
  path: string;
  staff: StaffActions;
};

/** The former versions of one entry. */
export function FormerPage({ path, staff }: FormerPageProps) {
  const { value: found, error, reload } = useLoaded(() => staff.formerVersions(path));
  const { message, run } = useTask();
  const bringBack = (id: string) => run(() => staff.bringBack(path, id, found?.now ?? null)).then(reload);
  const entry = found?.now === null ? undefined : entryOf(path);
  return (
    <>
      <h1>Former versions</h1>
      <p>{nameEntry(path, found?.name)}</p>
      <p className="staff-buttons">
        {entry && <LinkButton href={entry.address}>Back to the entry</LinkButton>}
        <LinkButton href={firstPage}>First page</LinkButton>
      </p>
      <output className="staff-note">{message || error}</output>
      {!found && error === '' && <p>Looking them up.</p>}
      {found?.now === null && <p className="staff-note">It is deleted now.</p>}
      {found?.versions.length === 0 && <p>None yet: it is in no commit.</p>}
      <ol className="staff-list">
        {found?.versions.map((version) => (
          <VersionItem
            file={path}
            key={`${version.id} ${String(found.now)}`}
            version={version}
            now={found.now}
            bringBack={(id) => void bringBack(id)}
          />
        ))}
      </ol>
      {found && found.versions.length >= 30 && <p>Older ones may not be listed here.</p>}
    </>
  );
}
