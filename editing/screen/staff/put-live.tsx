import { useEffect, useState } from 'react';
import type { Arrival, CloneRepository, PutLiveResult, Status } from '../../content/server-repository';
import { Button } from './button';
import { noteChange } from './use-task';
import { inScreenWords } from './place';

type PutLiveProps = {
  repository: CloneRepository;
  status: Status;
  isBusy: boolean;
  run: (task: () => Promise<void>) => Promise<void>;
  onDone: () => Promise<void>;
};

const pauseMs = 5000;

/** Asks whether a commit is live until it is. */
function useArrival(repository: CloneRepository, commit: string | undefined, onLive: () => void) {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    if (commit === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const answer = await repository.arrival(commit).catch(() => undefined);
      if (answer) setArrival(answer);
      if (!answer?.isLive) return;
      clearInterval(timer);
      onLive();
    };
    const timer = setInterval(() => void ask(), pauseMs);
    void ask();
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is new at each drawing
  }, [commit]);
  return arrival;
}

export function PutLive({ repository, status, isBusy, run, onDone }: PutLiveProps) {
  const { saves, changes, sent } = status;
  const [result, setResult] = useState<PutLiveResult>();
  const arrival = useArrival(repository, result?.commit ?? (result ? undefined : sent), () => void onDone());
  const put = async (): Promise<void> => {
    setResult({ steps: ['Checking and sending. Please wait.'] });
    const answer = await repository
      .putLive(saves)
      .catch((error: Error): PutLiveResult => ({ steps: [], todo: error.message }));
    // It may have brought in what somebody else has sent.
    noteChange();
    setResult(answer);
    await onDone();
  };
  const said = [...(result?.steps ?? []), result?.todo, arrival?.words].filter(Boolean);
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
