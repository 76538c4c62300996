import type { ScreenSettings } from '../../config/screen-config';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { cloneContent } from './content-access';
import { FirstPage } from './first-page';
import { gitHubContent } from './github-content';
import { GitHubPage } from './github-page';
import { gitHubVersions } from './github-versions';
import type { SignIn } from './sign-in';
import { mountStaff } from './staff-root';
import { cloneVersions } from './version-source';

type StaffParts = { settings: ScreenSettings; snapshot: ContentSnapshot; signIn: SignIn };

const publicApi = 'https://api.github.com';

/** Shows our own pages: those of one machine, or those for GitHub. */
export function showStaff({ settings, snapshot, signIn }: StaffParts): void {
  const shared = { siteUrl: settings.siteUrl, watchSignIn: signIn.watch, isSignedIn: signIn.isSignedIn };
  if (settings.backend === 'local') {
    const content = cloneContent(snapshot);
    const saveWords = { unsaved: 'Save', saving: 'Saving...', saved: 'Saved' };
    const first = <FirstPage snapshot={snapshot} />;
    mountStaff({ ...shared, saveWords, first, versions: cloneVersions, content });
    return;
  }
  const { repo, branch, isReviewed, apiUrl = publicApi } = settings;
  const github = { repo, apiUrl, token: signIn.token };
  const first = <GitHubPage github={github} branch={branch} isReviewed={isReviewed} snapshot={snapshot} />;
  const content = gitHubContent(github, { name: branch, isReviewed }, snapshot);
  const saveWords = isReviewed ? undefined : { unsaved: 'Put live', saving: 'Sending...', saved: 'Sent' };
  mountStaff({ ...shared, saveWords, first, versions: gitHubVersions(github, branch, content), content });
}
