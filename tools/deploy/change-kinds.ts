/** The kinds of changed files, those with the most consequences first. */
export const changeKinds = ['code', 'editing', 'content', 'rules', 'tools', 'docs'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The consequences of each kind, in plain words. */
export const consequences: Record<ChangeKind, string> = {
  code: 'what the pages are made by: everything is checked, built and deployed',
  editing: 'the editing screen: everything is checked, the screen is built and deployed',
  content: 'what the site says: checked, built with all kept that has not changed, deployed',
  rules: 'who may write what: the rules are tested and deployed',
  tools: 'tests and tools of this machine: everything is checked, nothing is deployed',
  docs: 'only read here: its format is checked, nothing is deployed',
};

/** The first pattern that matches counts; a file that matches none is code, so that no new file is forgotten. */
const kindsByPath: [RegExp, ChangeKind][] = [
  [/^docs\/|^[^/]+\.md$/, 'docs'],
  [/^database\.rules\.json$/, 'rules'],
  [/\b__tests__\//, 'tools'],
  [/^editing\//, 'editing'],
  // These scripts build the site or write its rules, which are deployed with it.
  [/^scripts\/(build|gatsby-build|rules)/, 'code'],
  [/^(__mocks__|functions|local|scripts|tools|\.ci|\.github)\//, 'tools'],
  [
    /^(jest|playwright)\.config\.\w+$|^knip\.ts$|^\.(dependency-cruiser|size-limit|oxlintrc|prettier|gitignore)/,
    'tools',
  ],
];

/**
 * Gives the kind of a changed file. `contentFolder` is the content that is built, such as `content`; another
 * brand's content changes nothing here, and only tests read it.
 */
export function kindOfChange(file: string, contentFolder: string): ChangeKind {
  if (file.startsWith(`${contentFolder}/`)) return 'content';
  if (/^(content|brands)\//.test(file)) return 'tools';
  return kindsByPath.find(([pattern]) => pattern.test(file))?.[1] ?? 'code';
}
