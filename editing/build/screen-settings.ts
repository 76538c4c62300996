import { PlainError } from '../../local/plain-error';
import type { ScreenSettings } from '../config/screen-config';

type Published = Extract<ScreenSettings, { backend: 'github' }>;

function read(env: NodeJS.ProcessEnv, name: string, pattern: RegExp, words: string): string {
  const value = env[name] ?? '';
  if (pattern.test(value)) return value.replace(/\/+$/, '');
  const found = value === '' ? 'not set' : `"${value}"`;
  throw new PlainError(
    `${name} is ${found}, but must be ${words}: set it and build the editing screen again.`,
  );
}

/** Reads from the environment where the published screen saves; a missing or wrong value throws a plain sentence. */
export function readScreenSettings(env: NodeJS.ProcessEnv): Published {
  const address = /^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/;
  const origin = /^https:\/\/[\w.-]+(:\d+)?\/?$/;
  const review = env.EDITING_REVIEW || 'pull-request';
  if (review !== 'pull-request' && review !== 'none')
    throw new PlainError(
      `EDITING_REVIEW is "${review}", but must be pull-request or none: change or unset it.`,
    );
  return {
    backend: 'github',
    repo: read(env, 'EDITING_REPO', /^[\w.-]+\/[\w.-]+$/, 'the repository as owner/name'),
    branch: env.EDITING_BRANCH || 'main',
    // The screen compares it with the origin of the sign-in window.
    authUrl: read(
      env,
      'EDITING_AUTH_URL',
      origin,
      'the address of the sign-in server, as https://auth.example.com',
    ),
    siteUrl: read(env, 'EDITING_SITE_URL', address, 'the address of the site, as https://www.example.com'),
    isReviewed: review === 'pull-request',
  };
}
