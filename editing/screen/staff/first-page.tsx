import { useEffect, useState } from 'react';
import { isImage } from '../../../src/content-model/reading/media-kinds';
import type { ContentSnapshot } from '../../content/content-snapshot';
import type { CloneRepository, Status, WaitingChange } from '../../content/server-repository';
import { foldPictures, putLive, type StaffActions } from '../../content/staff-actions';
import { askWhich } from './ask-which';
import { Button, LinkButton } from './button';
import { FirstHeading, NeedsList } from './first-parts';
import { List, Section } from './parts';
import { entryOf, formerAddress, nameEntry } from './place';
import { nameDifferences } from './text-differences';
import { timeInWords } from './time-in-words';
import { noteChange, useLoaded, useTask } from './use-task';

/** Whether it was sent and then undone: as it is live, and still to be sent. */
const isUndone = ({ path, now, live }: WaitingChange): boolean => !isImage(path) && now === live;

type ChangeItemProps = { change: WaitingChange; pictures: number; isBusy: boolean; onUndo: () => void };

function ChangeItem({ change, pictures, isBusy, onUndo }: ChangeItemProps) {
  const { path, name, what, state, who, when, now, live } = change;
  const isChanged = now !== null && live !== null && !isUndone(change);
  const changed = isChanged ? `: ${nameDifferences(path, live, now)}` : '';
  const words = isImage(path) ? 'A photograph' : nameEntry(path, name);
  const entry = what === 'deleted' ? undefined : entryOf(path);
  return (
    <>
      <p>
        {entry ? <a href={entry.address}>{words}</a> : <strong>{words}</strong>}
        {changed} {what}
        {when && ` ${timeInWords(when)}`} by {who}
        {pictures > 0 && ` with ${pictures} ${pictures === 1 ? 'photograph' : 'photographs'}`}.
        {state === 'sent' && ' Sent, and not live yet.'}
        {isUndone(change) && ' Undone, and still to be sent.'}
      </p>
      {!isImage(path) && !isUndone(change) && (
        <p className="staff-buttons">
          <LinkButton href={formerAddress(path)} of={words}>
            What differs
          </LinkButton>
          <Button disabled={isBusy} onClick={onUndo} of={words}>
            Undo
          </Button>
        </p>
      )}
    </>
  );
}

type WaitingProps = { staff: StaffActions<CloneRepository>; status: Status; load: () => Promise<void> };

const pauseMs = 5000;

/** Says what becomes of what was sent, and looks at it again until it is live. */
function useSent({ changes, live }: Status, load: () => Promise<void>): string {
  const isSent = changes.some(({ state }) => state === 'sent');
  const [wasSent, setWasSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    setWasSent(true);
    const timer = setInterval(() => void load(), pauseMs);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is new at each drawing
  }, [isSent]);
  if (isSent) return 'It is being checked and built. That takes some minutes; you may go on.';
  return wasSent && live?.isKnown && !changes.some(isUndone) ? `It is live on ${live.siteUrl}.` : '';
}

function DeletedEntries({ staff }: Pick<WaitingProps, 'staff'>) {
  const { value: deleted, error } = useLoaded(() => staff.repository.deletedEntries());
  if (!deleted) return <p>{error || 'Looking them up.'}</p>;
  if (deleted.length === 0) return <p>None is known.</p>;
  return (
    <List items={deleted}>
      {({ path, name, when, who }) => (
        <>
          <a href={formerAddress(path)}>Bring back {nameEntry(path, name)}</a>, deleted {timeInWords(when)} by{' '}
          {who}.
        </>
      )}
    </List>
  );
}

function Waiting({ staff, status, load }: WaitingProps) {
  const { message, isBusy, run } = useTask();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const { saves, changes, left, base = '', obstacle } = status;
  const sent = useSent(status, load);
  const undo = async (change: WaitingChange): Promise<string> => {
    const words = await staff.undo(change, base);
    return `Undone: ${nameEntry(change.path, change.name)} is again as it is live. What it said is among its former versions.${words}`;
  };
  const put = async (): Promise<string> => {
    const asked = putLive(staff.repository, saves, askWhich);
    // It may have brought in what somebody else has sent.
    const { todo = 'Sent: the site is being built with it now.' } = await asked.finally(noteChange);
    return todo;
  };
  return (
    <Section title="Saved, and not live yet">
      {changes.length === 0 && obstacle === undefined && <p>Nothing: all that is saved is live.</p>}
      <List items={foldPictures(changes)} keyOf={({ change }) => change.path}>
        {({ change, pictures }) => (
          <ChangeItem
            {...{ change, pictures, isBusy }}
            onUndo={() => void run(() => undo(change).finally(load))}
          />
        )}
      </List>
      {left > 0 && <p>And {left} more files.</p>}
      <output className="staff-note">{[message, sent].filter(Boolean).join('\n')}</output>
      {obstacle !== undefined && <p className="staff-note">{obstacle}</p>}
      {obstacle === undefined && changes.some(({ state }) => state === 'saved') && (
        <Button
          isMain
          disabled={isBusy}
          onClick={() => void run(() => put().finally(load), 'Checking and sending. Please wait.')}
        >
          Put live
        </Button>
      )}
      <details onToggle={({ currentTarget }) => setShowsDeleted(currentTarget.open)}>
        <summary>Deleted entries</summary>
        {showsDeleted && <DeletedEntries staff={staff} />}
      </details>
    </Section>
  );
}

function liveWords({ isKnown, since, siteUrl }: NonNullable<Status['live']>): string {
  if (since !== null) return `${siteUrl} was last put live ${timeInWords(since)}.`;
  return isKnown
    ? `${siteUrl} says itself which version it shows.`
    : `${siteUrl} does not say which version it shows. What this machine last sent or fetched is taken for live here: look at the run “Site” on GitHub, under “Actions”.`;
}

type FirstPageProps = { staff: StaffActions<CloneRepository>; snapshot: ContentSnapshot };

export function FirstPage({ staff, snapshot }: FirstPageProps) {
  const { value: status, error, reload } = useLoaded(() => staff.repository.status());
  return (
    <>
      <FirstHeading snapshot={snapshot} />
      <div role="alert">{error !== '' && <p className="staff-note">{error}</p>}</div>
      {!status && error === '' && <p>Looking at what is live.</p>}
      {status && (
        <>
          <Waiting staff={staff} status={status} load={reload} />
          <NeedsList needs={status.needs} />
        </>
      )}
      {status?.live && (
        <Section title="What is live">
          <p>{liveWords(status.live)}</p>
        </Section>
      )}
    </>
  );
}
