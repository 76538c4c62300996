import { createTransport } from 'nodemailer';
import type { Mail } from './send';

const deadlineMs = 20_000;

/** Gives what sends mail by a server, as smtps://user:password@host. */
export function openMail(url: string, from = ''): Mail {
  const timeouts = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const transport = createTransport({ url, ...timeouts }, { from });
  return (mail) => transport.sendMail(mail);
}
