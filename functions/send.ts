import { createTransport } from 'nodemailer';
import type { Outcome } from './deliveries';
import type { Message } from './notice-text';
import type { Store } from './store';

/** Sends a message to a contact; rejects where it is not known whether it has arrived. */
export type Send = (to: string, message: Message) => Promise<Outcome>;

/** The secret NOTICES (docs/going-live.md). */
export type Settings = {
  key: string;
  minutes?: number;
  /** As many a phone gets within an hour. */
  texts?: number;
  /** A CRM that gets every request. */
  webhook?: { url: string; secret: string };
  /** The mail server, as smtps://user:password@host, and whose name mail has. */
  smtp?: string;
  from?: string;
  twilio?: { sid: string; token: string; from: string; api?: string };
};

export type Office = Pick<Settings, 'webhook'> &
  Required<Pick<Settings, 'key' | 'minutes' | 'texts'>> & {
    store: Store;
    send: Send;
    /** The addresses of the function that hears "I'm on it", and of the database. */
    base: string;
    database: string;
    now: () => number;
    wait: (ms: number) => Promise<unknown>;
  };

const deadlineMs = 20_000;

export async function post(address: string, body: BodyInit, headers: HeadersInit): Promise<Outcome> {
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await fetch(address, { method: 'POST', body, headers, signal });
  if (answer.ok) return 'sent';
  // Its words may repeat what it got.
  console.error(`${new URL(address).host} answers ${answer.status}`);
  // A gateway may say 5xx of a request that went through.
  return answer.status < 500 ? 'refused' : 'unknown';
}

/** Gives what sends by these settings: mail, text messages by Twilio's interface, or a webhook. */
export function createSender({ smtp, from: sender = '', twilio }: Settings): Send {
  const timeouts = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const mail = smtp ? createTransport({ url: smtp, ...timeouts }, { from: sender }) : undefined;
  return async (to, { subject, text, values }) => {
    const [, scheme = '', address = ''] = /^(mailto|sms):(.+)$/.exec(to) ?? [];
    if (scheme === 'mailto' && mail) {
      await mail.sendMail({ to: address, subject, text });
      return 'sent';
    }
    if (scheme === 'sms' && twilio) {
      const { sid, token, from, api = 'https://api.twilio.com' } = twilio;
      const body = new URLSearchParams({ To: address, From: from, Body: text });
      const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
      return post(`${api}/2010-04-01/Accounts/${sid}/Messages.json`, body, { authorization });
    }
    if (/^https?:/.test(to))
      return post(to, JSON.stringify({ text, ...values }), { 'content-type': 'application/json' });
    throw new Error(`Nothing can be sent to ${to}: the secret NOTICES has no settings for it`);
  };
}
