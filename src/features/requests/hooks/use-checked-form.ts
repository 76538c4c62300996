import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Check, MessageKey } from '../rules/checks';
import type { Mask } from '../../../shared/text/masks';
import { afterPress, isPressing } from '../../../shared/browser/press';
import { requestIdle } from '../../../shared/browser/scheduling';
import { putHaul } from '../../haul/services/haul-in-message';
import { watchHaul } from '../../haul/services/haul-store';
import { valuesOf } from '../../../shared/browser/plain-forms';
import { whenCalm } from '../../../islands/react-island';
import { forgetEarlySubmission } from '../services/durable-store';
import { tellChanged } from '../services/form-values';
import { showFocusedField } from './go-on';

type Options<Name extends string> = {
  form: string;
  checks: Partial<Record<Name, Check>>;
  masks: Record<Name, Mask>;
  messages: Record<MessageKey, string>;
  send: (values: Record<Name, string>) => Promise<boolean>;
};

export type FilledIn<Name extends string> =
  Partial<Record<Name, string>> | ((now: Partial<Record<Name, string>>) => Partial<Record<Name, string>>);

/** Leaves an empty field alone: a slow phone takes 20 ms to compile the patterns of a mask that is used first. */
const masking =
  (mask: Mask): Mask =>
  (value) =>
    value && mask(value);

/** Sends the values of the controls themselves, so also what password managers fill in without an event. */
export function useCheckedForm<Name extends string>({ form, checks, masks, messages, send }: Options<Name>) {
  const { register, handleSubmit, formState, getFieldState, getValues, setValue, reset, subscribe } = useForm<
    Record<string, string>
  >({ mode: 'onTouched' });
  // With `getFieldState(name, formState)` the form would also render at every first key and every check.
  const { isSubmitting, errors } = formState;
  // The fields of a form never change; the mask of one may change with the choice in another.
  const [names] = useState(() => Object.keys(masks) as Name[]);
  const [firstMasks] = useState(masks);

  // So the first key need not wait for that.
  useEffect(() => {
    for (const mask of Object.values<Mask>(firstMasks)) requestIdle(() => void mask(mask('a1')));
  }, [firstMasks]);

  useEffect(() => subscribe({ formState: { values: true }, callback: tellChanged }), [subscribe]);

  // The sentence about the visitor's load, once the form has taken over the words that its built HTML holds.
  useEffect(
    () => watchHaul(() => whenCalm(() => putHaul({ form, getValues, setValue, getFieldState }))),
    [form, getValues, setValue, getFieldState],
  );

  /** Whether new errors come from a refused press: the focus goes to the first one and its description is read. */
  const [isQuiet, setIsQuiet] = useState(false);
  const [isSent, setSent] = useState(false);
  // A state would change too late for a second press in the same frame; a form that was sent stays sent.
  const isClosed = useRef<boolean | 'sending'>(false);
  const close = useCallback((isOver: boolean): void => {
    isClosed.current = isOver;
    setSent(isOver);
  }, []);

  // The visitor has come back to a page that the browser has kept as it was left. Of one that still sends, the words stay.
  useEffect(() => {
    const startAnew = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || isClosed.current !== true) return;
      // What was typed while it was sent stays.
      if (document.querySelector(`form[data-form="${form}"][data-sent]`)) reset();
      close(false);
    };
    window.addEventListener('pageshow', startAnew);
    return () => window.removeEventListener('pageshow', startAnew);
  }, [form, reset, close]);

  const announceAgain = (): void => {
    if (!isClosed.current) setIsQuiet(false);
  };

  // The message of the field that Tab left moves the next one down: it is shown whole again.
  const leftByKey = useRef(false);
  const refused = names.filter((name) => errors[name]).join(' ');
  useEffect(() => {
    if (refused && leftByKey.current) showFocusedField();
  }, [refused]);

  const fieldProps = (name: Name) => {
    const mask = masking(masks[name]);
    const check = checks[name];
    const validate = (value: string | undefined): true | string => {
      const message = check?.(mask(value ?? ''));
      return message ? messages[message] : true;
    };
    const { onBlur, onChange, ...registration } = register(name, { validate });
    return {
      registration: {
        ...registration,
        onChange: (event: Parameters<typeof onChange>[0]) => {
          announceAgain();
          return onChange(event);
        },
        // A press elsewhere leaves the field: a message that appeared now would move the pressed element.
        onBlur: async ({ target }: Parameters<typeof onBlur>[0]): Promise<void> => {
          announceAgain();
          leftByKey.current = !isPressing();
          afterPress(() => void onBlur({ type: 'blur', target }));
        },
      },
      mask,
      isRequired: check !== undefined,
      error: errors[name]?.message,
      isQuiet,
    };
  };

  const fill = useCallback(
    (wanted: FilledIn<Name>): void => {
      const values =
        typeof wanted === 'function' ? wanted(getValues() as Partial<Record<Name, string>>) : wanted;
      for (const [name, value] of Object.entries<string | undefined>(values)) {
        if (value !== undefined) setValue(name, value);
      }
    },
    [getValues, setValue],
  );

  /** Reads the controls themselves, and puts the masked text back into them. */
  const readFields = (element: HTMLFormElement): Record<Name, string> => {
    const given = valuesOf(element);
    const read = (names as string[]).map((name) => {
      const masked = masking(masks[name as Name])(given[name] ?? '');
      // A choice that is no longer offered stays visible, and its check refuses it.
      const isChoice = element.querySelector(`[type=radio][name="${name}"]`);
      if (name in given && !isChoice && (masked !== given[name] || masked !== getValues(name)))
        setValue(name, masked);
      return [name, masked];
    });
    return Object.fromEntries(read) as Record<Name, string>;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isClosed.current) return;
    isClosed.current = 'sending';
    setIsQuiet(true);
    const fields = readFields(event.currentTarget);
    let isSaved: boolean | undefined;
    const sendChecked = handleSubmit(async () => void (isSaved = await send(fields)));
    await sendChecked(event).finally(() => close(isSaved ?? false));
    if (isSaved !== undefined) return;
    // No other page may send a slot that this form alone knows to be over.
    if (form === 'booking') forgetEarlySubmission(form);
    // By now the first refused field has the focus.
    showFocusedField();
  };

  return { fieldProps, fill, isSubmitting: isSubmitting || isSent, onSubmit };
}
