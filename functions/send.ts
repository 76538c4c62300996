import { createTransport } from 'nodemailer';
import type { Outcome } from './deliveries';
import type { Message } from './notice-text';

/** Sends a message to a contact; rejects where it is not known whether it has arrived. */
export type Send = (to: string, message: Message) => Promise<Outcome>;

/** The secret NOTICES (docs/going-live.md). */
export type Settings = {
  key: string;
  minutes?: number;
  /** The mail server, as smtps://user:password@host, and whose name mail has. */
  smtp?: string;
  from?: string;
  twilio?: { sid: string; token: string; from: string; api?: string };
};

const deadlineMs = 20_000;
/** Twilio refuses more than 1,600 characters. */
const longestMessage = 1000;

async function post(address: string, body: URLSearchParams | string, headers: Record<string, string>) {
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (answer.ok) return 'sent';
  console.error(`${new URL(address).host} answers ${answer.status}: ${await answer.text()}`);
  // A gateway may say 5xx of a request that went through.
  return answer.status < 500 ? 'refused' : 'unknown';
}

function shorten({ text, values: { message = '' } }: Message): string {
  if (message.length <= longestMessage) return text;
  // Given as a function, because "$&" in a text would stand for something.
  return text.replace(message, () => `${message.slice(0, longestMessage)}...`);
}

/** Gives what sends by these settings: mail, text messages by Twilio's interface, or a webhook. */
export function createSender({ smtp, from: sender = '', twilio }: Settings): Send {
  const timeouts = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const mail = smtp ? createTransport({ url: smtp, ...timeouts }, { from: sender }) : undefined;
  return async (to, message) => {
    const { subject, text, values } = message;
    const [, scheme = '', address = ''] = /^(mailto|sms):(.+)$/.exec(to) ?? [];
    if (scheme === 'mailto' && mail) {
      await mail.sendMail({ to: address, subject, text });
      return 'sent';
    }
    if (scheme === 'sms' && twilio) {
      const { sid, token, from, api = 'https://api.twilio.com' } = twilio;
      const body = new URLSearchParams({ To: address, From: from, Body: shorten(message) });
      const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
      return post(`${api}/2010-04-01/Accounts/${sid}/Messages.json`, body, { authorization });
    }
    if (/^https?:/.test(to))
      return post(to, JSON.stringify({ text, ...values }), { 'content-type': 'application/json' });
    throw new Error(`Nothing can be sent to ${to}: the secret NOTICES has no settings for it`);
  };
}
