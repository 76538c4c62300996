import { useEffect, useRef, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Check, MessageKey } from '../../domain/checks';
import type { Mask } from '../../domain/masks';
import { useDraft } from '../../hooks/use-draft';

type Options<Name extends string> = {
  /** Names the form on its page; what is typed is kept under it. */
  form: string;
  checks: Partial<Record<Name, Check>>;
  masks: Record<Name, Mask>;
  messages: Record<MessageKey, string>;
  /** Gives whether it was sent. */
  send: (values: Record<Name, string>) => Promise<boolean>;
};

/**
 * A form from a table of checks and a table of masks: gives the props of each field by name, and the submit
 * handler. `send` receives masked values, also of a field that was filled before the scripts arrived.
 */
export function useCheckedForm<Name extends string>({ form, checks, masks, messages, send }: Options<Name>) {
  // No default values: react-hook-form then keeps what was typed before it arrived.
  const { register, handleSubmit, formState, getValues, setValue, subscribe } = useForm<
    Record<string, string>
  >({
    mode: 'onTouched',
  });
  const draft = useDraft(form);
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    for (const [name, value] of Object.entries(draft.read())) {
      if (name in masks && !getValues(name)) setValue(name, value);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) });
    // The masks are a constant of each form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, getValues, setValue, subscribe]);

  const fieldProps = (name: Name) => {
    const mask = masks[name];
    const check = checks[name];
    const validate = (value: string | undefined): true | string => {
      const message = check?.(mask(value ?? ''));
      return message ? messages[message] : true;
    };
    return {
      registration: register(name, { validate }),
      mask,
      isRequired: check !== undefined,
      error: errors[name]?.message,
    };
  };

  const maskAll = (values: Record<string, string>): Record<Name, string> => {
    const names = Object.keys(masks) as Name[];
    const masked = names.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, masks[name](value)]];
    });
    return Object.fromEntries(masked) as Record<Name, string>;
  };

  // State would come too late for a second press in the same frame; once sent, a form stays sent.
  const isClosed = useRef(false);
  const handleSend = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isClosed.current) return;
    isClosed.current = true;
    let wasSent = false;
    const sendChecked = handleSubmit(async (values) => {
      wasSent = await send(maskAll(values));
    });
    await sendChecked(event).finally(() => {
      isClosed.current = wasSent;
      if (wasSent) draft.clear();
    });
  };

  return { fieldProps, isSubmitting, handleSubmit: handleSend };
}
