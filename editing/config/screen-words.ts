import type { ScreenSettings } from './screen-config';

export type ScreenWords = { [key: string]: string | ScreenWords };

type Replaced = Record<string, string>;

const everywhere: Replaced = {
  'collection.collectionTop.newButton': 'New %{collectionLabel}',
  'collection.collectionTop.newButtonAriaLabel': 'New %{collectionLabel}',
  'collection.entries.unpublishedHeader': 'Not live yet',
  'editor.editorControlPane.widget.regexPattern': 'Expected %{pattern}.',
  'editor.editorToolbar.publish': 'More',
  'editor.editorToolbar.published': 'More',
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

const deleteChanges = 'Delete all changes of this entry that are not live?';

/** On GitHub the button sends a change to the branch from which the site is built; that takes some minutes. */
const onGitHub: Replaced = {
  'editor.editor.onPublishingNotReady': 'Set the status to “Ready” first.',
  'editor.editor.onPublishingWithUnsavedChanges': 'Save your changes first.',
  'editor.editor.onPublishing': 'Put this live? The site follows in a few minutes.',
  'editor.editor.onUnpublishing': 'Take this off the site?',
  'editor.editor.onDeleteWithUnsavedChanges': 'Delete this entry, and what you have not saved?',
  'editor.editor.onDeletePublishedEntry': 'Delete this entry?',
  'editor.editor.onDeleteUnpublishedChangesWithUnsavedChanges': deleteChanges,
  'editor.editor.onDeleteUnpublishedChanges': deleteChanges,
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
  'ui.toast.onDeleteUnpublishedChanges': 'The changes are deleted',
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

export function screenWords(words: ScreenWords, settings: ScreenSettings): ScreenWords {
  const onServer = settings.backend === 'local' ? local : onGitHub;
  const review = settings.backend === 'github' && settings.isReviewed ? underReview : {};
  const result = structuredClone(words);
  for (const [path, text] of Object.entries({ ...everywhere, ...onServer, ...review })) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    const group = steps.reduce((at, step) => (at[step] ??= {}) as ScreenWords, result);
    group[last] = text;
  }
  return result;
}
