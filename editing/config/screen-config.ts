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
    search: false,
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

type Replaced = Record<string, string>;

const everywhere: Replaced = {
  'collection.collectionTop.newButton': 'New %{collectionLabel}',
  'collection.collectionTop.newButtonAriaLabel': 'New %{collectionLabel}',
  'collection.entries.unpublishedHeader': 'Not live yet',
  'collection.sidebar.collections': 'Texts',
  'editor.editorToolbar.publish': 'More',
  'editor.editorToolbar.published': 'More',
  'editor.editorToolbar.backCollection': ' %{collectionLabel}',
  'editor.editorWidgets.markdown.markdown': 'With its marks',
  'editor.editorWidgets.markdown.toggleMode.markdown': 'Show the text with its marks',
  'editor.editorWidgets.markdown.toggleMode.rich': 'Show the text as visitors read it',
  'editor.editorToolbar.deletePublishedEntry': 'Delete entry',
  'editor.editorToolbar.deployButtonLabel': 'View the page',
};

const backWords = 'It can be brought back on the first page, under “Deleted entries” or by “Undo”.';

/** On one machine a save only writes a file, so that nothing there is called published. */
const local: Replaced = {
  'editor.editor.onDeleteWithUnsavedChanges': `Delete this entry, and what you have not saved? ${backWords}`,
  'editor.editor.onDeletePublishedEntry': `Delete this entry? ${backWords}`,
  'editor.editorToolbar.publishing': 'Saving...',
  'editor.editorToolbar.publishNow': 'Save now',
  'editor.editorToolbar.publishAndCreateNew': 'Save and create new',
  'editor.editorToolbar.publishAndDuplicate': 'Save and duplicate',
  'ui.toast.entryPublished': 'Entry saved',
};

/** On GitHub the button sends a change to the branch from which the site is built; that takes some minutes. */
const onGitHub: Replaced = {
  'editor.editor.onPublishingNotReady': 'Set the status to “Ready” first.',
  'editor.editor.onPublishingWithUnsavedChanges': 'Save your changes first.',
  'editor.editor.onPublishing': 'Put this live? The site follows in a few minutes.',
  'editor.editor.onUnpublishing': 'Take this off the site?',
  'editor.editor.onDeleteUnpublishedChanges': 'Delete all changes of this entry that are not live?',
  'editor.editorToolbar.publishing': 'Sending...',
  'editor.editorToolbar.unpublish': 'Take off the site',
  'editor.editorToolbar.unpublishing': 'Taking off...',
  'editor.editorToolbar.publishNow': 'Put live now',
  'editor.editorToolbar.publishAndCreateNew': 'Put live and create new',
  'editor.editorToolbar.publishAndDuplicate': 'Put live and duplicate',
  'editor.editorToolbar.deleteUnpublishedChanges': 'Delete these changes',
  'editor.editorToolbar.deleteUnpublishedEntry': 'Delete this new entry',
  'ui.toast.entryPublished': 'Sent: live in a few minutes',
  'ui.toast.entryUnpublished': 'Taken off: gone in a few minutes',
  'ui.toast.onFailToPublishEntry': 'Could not be put live: %{details}',
  'workflow.workflowCard.publishChanges': 'Put live',
  'workflow.workflowCard.publishNewEntry': 'Put live',
  'workflow.workflowList.onPublishingNotReadyEntry':
    'Only what is “Ready” can be put live: move the card to “Ready” first.',
  'workflow.workflowList.onPublishEntry': 'Put this live? The site follows in a few minutes.',
};

const underReview: Replaced = {
  'editor.editorToolbar.publish': 'Put live',
  'editor.editorToolbar.published': 'Sent',
};

/** What the screen says instead of Decap CMS's words, by their places among those. */
export const screenWords = (settings: ScreenSettings): Replaced => ({
  ...everywhere,
  ...(settings.backend === 'local' ? local : onGitHub),
  ...(settings.backend === 'github' && settings.isReviewed && underReview),
});
