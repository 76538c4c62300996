import type { OnGitHub, ScreenSettings } from '../../config/screen-config';
import type { Notice } from '../../../src/content-model/notices/notice';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { gitHubRepository } from '../../content/github-repository';
import type { GitHub } from '../../content/ask-github';
import type { CloneRepository, Repository } from '../../content/repository';
import { StaffActions } from '../../content/staff-actions';
import { beforeLive, showNotice } from '../notice';
import { noteChange } from './changed-files';
import { FirstPage } from './first-page';
import { GitHubPage } from './github-page';
import type { SignIn } from './sign-in';
import { mountStaff } from './staff-root';

type StaffParts = {
  settings: ScreenSettings;
  clone: CloneRepository;
  snapshot: ContentSnapshot;
  signIn: SignIn;
};

function afterSave(notices: Notice[]): void {
  noteChange();
  if (notices.length > 0) showNotice(`Saved. ${beforeLive}`, notices);
}

const gitHubOf = (settings: OnGitHub, { token }: SignIn): GitHub => ({ ...settings, token });

/** The content on GitHub, as whoever is signed in may read and write it. */
export const openGitHub = (
  settings: OnGitHub,
  signIn: SignIn,
  snapshot: ContentSnapshot,
  branch = { name: settings.branch, isReviewed: settings.isReviewed },
): Repository => gitHubRepository(gitHubOf(settings, signIn), branch, () => snapshot.files());

/** Shows our own pages: those of one machine, or those for GitHub. */
export function showStaff({ settings, clone, snapshot, signIn }: StaffParts): void {
  const shared = { siteUrl: settings.siteUrl, signIn, snapshot };
  if (settings.backend === 'local') {
    const staff = new StaffActions(clone, afterSave);
    const saveWords = { unsaved: 'Save', saving: 'Saving...', saved: 'Saved' };
    const first = <FirstPage staff={staff} snapshot={snapshot} />;
    return mountStaff({ ...shared, saveWords, first, staff });
  }
  const repository = openGitHub(settings, signIn, snapshot);
  const github = gitHubOf(settings, signIn);
  const first = (
    <GitHubPage github={github} repository={repository} settings={settings} snapshot={snapshot} />
  );
  const staff = new StaffActions(repository, afterSave);
  const saveWords = settings.isReviewed
    ? undefined
    : { unsaved: 'Put live', saving: 'Sending...', saved: 'Sent' };
  mountStaff({ ...shared, saveWords, first, staff });
}
