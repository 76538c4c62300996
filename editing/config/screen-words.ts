import type { ScreenSettings } from './screen-config';

export type ScreenWords = { [key: string]: string | ScreenWords };

const everywhere: ScreenWords = {
  collection: {
    collectionTop: { newButton: 'New %{collectionLabel}', newButtonAriaLabel: 'New %{collectionLabel}' },
    entries: { unpublishedHeader: 'Not live yet' },
  },
  editor: {
    editorControlPane: { widget: { regexPattern: 'Expected %{pattern}.' } },
    editorToolbar: {
      publish: 'More',
      published: 'More',
      deletePublishedEntry: 'Delete entry',
      deployButtonLabel: 'View the page',
    },
  },
};

/** On one machine a save only writes a file, so that nothing there is called published. */
const local: ScreenWords = {
  editor: {
    editor: {
      onDeleteWithUnsavedChanges:
        'Delete this entry, and what you have not saved? It can be brought back on the first page, under “Deleted entries” or by “Undo”.',
      onDeletePublishedEntry:
        'Delete this entry? It can be brought back on the first page, under “Deleted entries” or by “Undo”.',
    },
    editorToolbar: {
      publishing: 'Saving...',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
    },
  },
  ui: { toast: { entryPublished: 'Entry saved' } },
};

/** On GitHub the button sends a change to the branch from which the site is built; that takes some minutes. */
const onGitHub: ScreenWords = {
  editor: {
    editor: {
      onPublishingNotReady: 'Set the status to “Ready” first.',
      onPublishingWithUnsavedChanges: 'Save your changes first.',
      onPublishing: 'Put this live? The site follows in a few minutes.',
      onUnpublishing: 'Take this off the site?',
      onDeleteWithUnsavedChanges: 'Delete this entry, and what you have not saved?',
      onDeletePublishedEntry: 'Delete this entry?',
      onDeleteUnpublishedChangesWithUnsavedChanges: 'Delete all changes of this entry that are not live?',
      onDeleteUnpublishedChanges: 'Delete all changes of this entry that are not live?',
    },
    editorToolbar: {
      publishing: 'Sending...',
      unpublish: 'Take off the site',
      unpublishing: 'Taking off...',
      publishNow: 'Put live now',
      publishAndCreateNew: 'Put live and create new',
      publishAndDuplicate: 'Put live and duplicate',
      deleteUnpublishedChanges: 'Delete these changes',
      deleteUnpublishedEntry: 'Delete this new entry',
    },
  },
  ui: {
    toast: {
      entryPublished: 'Sent: live in a few minutes',
      entryUnpublished: 'Taken off: gone in a few minutes',
      onFailToPublishEntry: 'Could not be put live: %{details}',
      onDeleteUnpublishedChanges: 'The changes are deleted',
    },
  },
  workflow: {
    workflowCard: { publishChanges: 'Put live', publishNewEntry: 'Put live' },
    workflowList: {
      onPublishingNotReadyEntry: 'Only what is “Ready” can be put live: move the card to “Ready” first.',
      onPublishEntry: 'Put this live? The site follows in a few minutes.',
    },
  },
};

const underReview: ScreenWords = { editor: { editorToolbar: { publish: 'Put live', published: 'Sent' } } };

function merged(words: ScreenWords, others: ScreenWords): ScreenWords {
  const result = { ...words };
  for (const [key, value] of Object.entries(others)) {
    const own = result[key];
    result[key] = typeof value === 'object' && typeof own === 'object' ? merged(own, value) : value;
  }
  return result;
}

export function screenWords(words: ScreenWords, settings: ScreenSettings): ScreenWords {
  if (settings.backend === 'local') return [everywhere, local].reduce(merged, words);
  return [everywhere, onGitHub, settings.isReviewed ? underReview : {}].reduce(merged, words);
}
