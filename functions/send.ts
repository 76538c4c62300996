import { createTransport } from 'nodemailer';
import { WrongContact } from './contacts';
import type { Outcome } from './deliveries';
import type { Message } from './notice-text';

/** Sends a message to a contact, as readContact gives it; rejects where it is not known whether it has arrived. */
export type Send = (to: string, message: Message) => Promise<Outcome>;

/** A CRM that gets every request. */
export type Webhook = { url: string; secret: string };

/** The secret NOTICES (docs/going-live.md). */
export type Settings = {
  key: string;
  minutes?: number;
  texts?: number;
  webhook?: Webhook;
  /** The mail server, as smtps://user:password@host, and whose name mail has. */
  smtp?: string;
  from?: string;
  twilio?: { sid: string; token: string; from: string; api?: string };
};

const deadlineMs = 20_000;

/** Ends an attempt that has thrown. */
export const failing =
  (what: string) =>
  (error: unknown): Outcome => {
    // The words of a mail server may repeat what it got, as those of other servers may.
    const { responseCode = String(error) } = error as { responseCode?: number };
    console.error(`${what}: ${responseCode}`);
    return error instanceof WrongContact ? 'hopeless' : 'unknown';
  };

export async function post(address: string, body: BodyInit, headers: HeadersInit): Promise<Outcome> {
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await fetch(address, { method: 'POST', body, headers, signal });
  if (answer.ok) return 'sent';
  await answer.body?.cancel();
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
    if (!scheme) return post(to, JSON.stringify({ text, ...values }), { 'content-type': 'application/json' });
    throw new Error(`Nothing can be sent to ${to}: the secret NOTICES has no settings for it`);
  };
}
