/** The GitHub backend of Decap CMS writes its own state over the branch where GitHub does not merge a pull request. */
type Forcing = { api?: { forceMergePR?: (pull: { number: number }) => unknown } };

/** Leaves publishing to GitHub's own merge alone: where that is refused, `refuse` says so and nothing is overwritten. */
export function neverForce(backend: object, refuse: (sentence: string) => never): void {
  const { api } = backend as Forcing;
  if (!api) return;
  api.forceMergePR = ({ number }) =>
    refuse(
      `Not published.\nGitHub does not merge pull request ${number}: someone else has changed the same lines since, or a ` +
        'check or a review is still missing. Nothing was overwritten: look at the pull request on GitHub.',
    );
}
