import type { ScreenSettings } from '../../config/screen-config';
import type { ErrorNotice } from '../../content/describe-errors';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { gitHubRepository } from '../../content/github-repository';
import type { CloneRepository } from '../../content/repository';
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

const publicApi = 'https://api.github.com';

function afterSave(notices: ErrorNotice[]): void {
  noteChange();
  if (notices.length > 0) showNotice(`Saved. ${beforeLive}`, notices);
}

/** Shows our own pages: those of one machine, or those for GitHub. */
export function showStaff({ settings, clone, snapshot, signIn }: StaffParts): void {
  const shared = { siteUrl: settings.siteUrl, signIn };
  if (settings.backend === 'local') {
    const staff = new StaffActions(clone, afterSave);
    const saveWords = { unsaved: 'Save', saving: 'Saving...', saved: 'Saved' };
    const first = <FirstPage staff={staff} snapshot={snapshot} />;
    mountStaff({ ...shared, saveWords, first, staff });
    return;
  }
  const { repo, branch, isReviewed, apiUrl = publicApi } = settings;
  const github = { repo, apiUrl, token: signIn.token };
  const first = <GitHubPage github={github} branch={branch} isReviewed={isReviewed} snapshot={snapshot} />;
  const repository = gitHubRepository(github, { name: branch, isReviewed }, () => snapshot.files());
  const saveWords = isReviewed ? undefined : { unsaved: 'Put live', saving: 'Sending...', saved: 'Sent' };
  mountStaff({ ...shared, saveWords, first, staff: new StaffActions(repository, afterSave) });
}
