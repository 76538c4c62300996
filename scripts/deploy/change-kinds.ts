/** What a changed file means for what is live, the furthest reaching first. */
export const changeKinds = ['code', 'editing', 'content', 'rules', 'tools', 'docs'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What follows from each, in plain words. */
export const consequences: Record<ChangeKind, string> = {
  code: 'what the pages are made by: everything is checked, built and deployed',
  editing: 'the editing screen: everything is checked, the screen is built and deployed',
  content: 'what the site says: checked, built with all kept that has not changed, deployed',
  rules: 'who may write what: the rules are tested and deployed',
  tools: 'tests and tools of this machine: everything is checked, nothing is deployed',
  docs: 'only read here: its format is checked, nothing is deployed',
};

/** The first that fits counts; what fits none is code, so that nothing new is forgotten. */
const kindsByPath: [RegExp, ChangeKind][] = [
  [/^docs\/|^[^/]+\.md$/, 'docs'],
  [/^database\.rules\.json$/, 'rules'],
  [/^editing\//, 'editing'],
  // What builds the site decides what the pages are.
  [/^scripts\/build/, 'code'],
  [/^(__tests__|__mocks__|local|scripts|\.ci|\.github)\//, 'tools'],
  [/^(jest|playwright)\.config\.\w+$|^knip\.json$|^\.(size-limit|oxlintrc|prettier|gitignore)/, 'tools'],
];

/**
 * What a change to that file means. `contentFolder` is the one that is built, as `content`; that of a brand which is
 * not built is read by tests alone.
 */
export function kindOfChange(file: string, contentFolder: string): ChangeKind {
  if (file.startsWith(`${contentFolder}/`)) return 'content';
  if (file.startsWith('content/')) return 'tools';
  return kindsByPath.find(([pattern]) => pattern.test(file))?.[1] ?? 'code';
}
