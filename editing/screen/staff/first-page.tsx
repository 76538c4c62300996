import { useEffect, useState } from 'react';
import { isImage } from '../../../src/content-model/reading/media-kinds';
import type { ContentSnapshot } from '../../content/content-snapshot';
import type {
  CloneRepository,
  DeletedEntry,
  PutLiveResult,
  Status,
  WaitingChange,
} from '../../content/server-repository';
import { foldPictures, putLive, type StaffActions } from '../../content/staff-actions';
import { askWhich } from './ask-which';
import { Button, LinkButton } from './button';
import { FirstHeading, NeedsList } from './first-parts';
import { List, Section } from './parts';
import { entryOf, formerAddress, inScreenWords, nameEntry } from './place';
import { nameDifferences } from './text-differences';
import { timeInWords } from './time-in-words';
import { noteChange, useLoaded, useTask } from './use-task';

type ChangeItemProps = { change: WaitingChange; pictures: number; isBusy: boolean; onUndo: () => void };

function ChangeItem({ change, pictures, isBusy, onUndo }: ChangeItemProps) {
  const { path, name, what, state, who, when, now, live } = change;
  const changed = now !== null && live !== null ? `: ${nameDifferences(path, live, now)}` : '';
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
      </p>
      {!isImage(path) && (
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

type PutLiveProps = WaitingProps & Pick<ReturnType<typeof useTask>, 'isBusy' | 'run'>;

const pauseMs = 5000;

function PutLive({ staff: { repository }, status, load, isBusy, run }: PutLiveProps) {
  const { saves, changes, live } = status;
  const [result, setResult] = useState<PutLiveResult>();
  const isSent = changes.some(({ state }) => state === 'sent');
  const [wasSent, setWasSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    setWasSent(true);
    const timer = setInterval(() => void load(), pauseMs);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is new at each drawing
  }, [isSent]);
  const put = async (): Promise<void> => {
    setResult({ todo: 'Checking and sending. Please wait.' });
    const answer = await putLive(repository, saves, askWhich).catch((error: Error): PutLiveResult => ({
      todo: error.message,
    }));
    // It may have brought in what somebody else has sent.
    noteChange();
    setResult(answer);
    await load();
  };
  const said = [
    result && (result.todo ?? 'Sent: the site is built from it now.'),
    isSent && 'It is being checked and built. That takes some minutes; you may go on.',
    wasSent && !isSent && live?.isKnown && `It is live on ${live.siteUrl}.`,
  ].filter(Boolean);
  return (
    <>
      {changes.some(({ state }) => state === 'saved') && (
        <Button isMain disabled={isBusy} onClick={() => void run(put)}>
          Put live
        </Button>
      )}
      <output className="staff-note">{inScreenWords(said.join('\n'))}</output>
    </>
  );
}

function Waiting({ staff, status, load }: WaitingProps) {
  const { message, isBusy, run } = useTask();
  const [deleted, setDeleted] = useState<DeletedEntry[]>();
  const { changes, left, base = '', obstacle } = status;
  const undo = async (change: WaitingChange): Promise<string> => {
    const words = await staff.undo(change, base);
    return `Undone: ${nameEntry(change.path, change.name)} is as it is live. Its former versions have what it said.${words}`;
  };
  const listDeleted = (): Promise<void> => staff.repository.deletedEntries().then(setDeleted);
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
      <output className="staff-note">{message}</output>
      {obstacle === undefined ? (
        <PutLive {...{ staff, status, load, isBusy, run }} />
      ) : (
        <p className="staff-note">{obstacle}</p>
      )}
      <details onToggle={({ currentTarget }) => void (currentTarget.open && run(listDeleted))}>
        <summary>Deleted entries</summary>
        {!deleted && <p>Looking them up.</p>}
        {deleted?.length === 0 && <p>None is known.</p>}
        <List items={deleted ?? []}>
          {({ path, name, when, who }) => (
            <>
              <a href={formerAddress(path)}>Bring back {nameEntry(path, name)}</a>, deleted{' '}
              {timeInWords(when)} by {who}.
            </>
          )}
        </List>
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
