/** The method with which Decap's GitHub backend overwrites the branch where GitHub refuses to merge. */
type Forcing = { api?: { forceMergePR?: (pull: { number: number }) => unknown } };

/** Lets only GitHub's own merge publish a change: where GitHub refuses, it calls `refuse` and overwrites nothing. */
export function neverForce(backend: object, refuse: (sentence: string) => never): void {
  const { api } = backend as Forcing;
  if (!api) return;
  api.forceMergePR = ({ number }) =>
    refuse(
      `Not published.\nGitHub does not merge pull request ${number}: someone else has changed the same lines since, or a ` +
        'check or a review is still missing. Nothing was overwritten: look at the pull request on GitHub.',
    );
}
