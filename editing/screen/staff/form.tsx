import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Saved } from '../../content/repository';
import { Button, LinkButton } from './button';
import { FieldErrors, type Refused } from './fields';
import { entryOf, firstPage } from './place';
import { useTask } from './use-task';

/** Ends a save with what is said at the fields, if there is any. */
export type Refuse = (fields: Refused) => void;

type FormProps = {
  title: string;
  className?: string;
  /** Gives what then takes the place of the form, or words that it shows while it goes on. */
  send: (refuse: Refuse) => Promise<ReactNode>;
  button: string;
  /** Those that press the button too. */
  keys?: 'Control+S';
  others: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** A form of our own: what a save refuses is said at its fields, and the first of them is then in focus. */
export function Form({ title, className = '', send, button, keys, others, below, children }: FormProps) {
  const { message, isBusy, run } = useTask();
  const [note, setNote] = useState<ReactNode>();
  const [errors, setErrors] = useState<Refused>(new Map());
  const inUse = useRef<Element>(null);
  useEffect(() => {
    // A disabled field takes no focus, and loses the one it has.
    if (isBusy) return;
    const [first = inUse.current] = document.querySelectorAll('#staff-page [aria-invalid]');
    (first as HTMLElement | null)?.focus();
  }, [isBusy]);
  const refuse: Refuse = (fields) => {
    setErrors(fields);
    if (fields.size > 0) throw new Error('Not saved yet: look at what is said at the fields.');
  };
  const submit = async (): Promise<string | void> => {
    inUse.current = document.activeElement;
    const answer = await send(refuse);
    if (typeof answer === 'string') return answer;
    setNote(answer);
  };
  const forget = (name: string): void => setErrors(new Map([...errors].filter(([wrong]) => wrong !== name)));
  if (note) return note;
  return (
    <>
      <h1>{title}</h1>
      <fieldset className={`staff-form ${className}`} disabled={isBusy}>
        <FieldErrors value={{ errors, forget }}>{children}</FieldErrors>
        <Refusal words={message} />
        <p className="staff-buttons">
          <Button isMain aria-keyshortcuts={keys} onClick={() => void run(submit)}>
            {keys && isBusy ? 'Saving...' : button}
          </Button>
          {others}
        </p>
      </fieldset>
      {below}
    </>
  );
}

export function Refusal({ words }: { words: string }) {
  return <div role="alert">{words !== '' && <p className="staff-note">{words}</p>}</div>;
}

type SavedNoteProps = { title: string; saved: Saved; path?: string };

export function SavedNote({ title, saved, path }: SavedNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const entry = path === undefined || saved.url !== undefined ? undefined : entryOf(path);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{saved.words}</p>
      <p className="staff-buttons">
        {saved.url !== undefined && (
          <LinkButton isMain href={saved.url} target="_blank" rel="noreferrer">
            Look at it on GitHub
          </LinkButton>
        )}
        <LinkButton href={firstPage}>First page</LinkButton>
        {entry && <LinkButton href={entry.address}>Open its entry</LinkButton>}
      </p>
    </>
  );
}
