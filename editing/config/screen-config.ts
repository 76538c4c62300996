import { listCollections } from './collections';

export type ScreenSettings = { backend: 'local'; siteUrl: string } | OnGitHub;

export type OnGitHub = {
  backend: 'github';
  siteUrl: string;
  repo: string;
  branch: string;
  apiUrl: string;
  /** The server that exchanges GitHub's code for a token, where staff sign in with GitHub. */
  authUrl?: string;
  signIn?: { apiKey: string; authDomain: string };
  isReviewed: boolean;
};

export const checkedName = (backend: ScreenSettings['backend']): string => `checked-${backend}`;

export function screenConfig(settings: ScreenSettings) {
  return {
    load_config_file: false,
    backend: { name: checkedName(settings.backend), ...backendOf(settings) },
    publish_mode: settings.backend === 'github' && settings.isReviewed ? 'editorial_workflow' : 'simple',
    media_folder: 'content/media',
    public_folder: '/media',
    site_url: settings.siteUrl,
    display_url: settings.siteUrl,
    // On GitHub it would keep asking for a status that the workflow does not set.
    show_preview_links: settings.backend === 'local',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: listCollections(),
  };
}

function backendOf(settings: ScreenSettings): Record<string, unknown> {
  if (settings.backend === 'local') return { proxy_url: '/admin/api', branch: 'main' };
  const { repo, branch, authUrl, apiUrl } = settings;
  const server = authUrl === undefined ? {} : { base_url: authUrl };
  const words = {
    create: 'Add {{collection}} “{{slug}}”',
    update: 'Change {{collection}} “{{slug}}”',
    delete: 'Take away {{collection}} “{{slug}}”',
    uploadMedia: 'Add the picture “{{path}}”',
    deleteMedia: 'Take away the picture “{{path}}”',
  };
  // A squashed pull request is one commit, and its branch is deleted.
  return { repo, branch, api_root: apiUrl, squash_merges: true, commit_messages: words, ...server };
}
