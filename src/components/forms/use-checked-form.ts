import { useRef, type FormEvent } from 'react';
import { useForm, type SubmitHandler } from 'react-hook-form';
import type { Check, MessageKey } from '../../domain/checks';
import type { Mask } from '../../domain/masks';

type Options<Name extends string> = {
  checks: Partial<Record<Name, Check>>;
  masks: Record<Name, Mask>;
  messages: Record<MessageKey, string>;
  send: (values: Record<Name, string>) => Promise<void>;
};

/**
 * A form from a table of checks and a table of masks: gives the props of each field by name, and the submit
 * handler. `send` receives masked values, also of a field that was filled before the scripts arrived.
 */
export function useCheckedForm<Name extends string>({ checks, masks, messages, send }: Options<Name>) {
  // No default values: react-hook-form then keeps what was typed before it arrived.
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

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

  const sendMasked: SubmitHandler<Record<string, string>> = (values) => {
    const names = Object.keys(masks) as Name[];
    const masked = names.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, masks[name](value)]];
    });
    return send(Object.fromEntries(masked) as Record<Name, string>);
  };
  const handleSend = handleSubmit(sendMasked);
  // State would come too late for a second press in the same frame.
  const isSending = useRef(false);

  return {
    fieldProps,
    isSubmitting,
    handleSubmit: async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      await handleSend(event).finally(() => (isSending.current = false));
    },
  };
}
