import type { z } from 'zod';
import { manyOf, type ManyKind } from '../../src/content-model/reading/content-kinds';
import { privacyPolicyPage } from '../../src/content-model/schema/brand-pages';
import { pages } from '../../src/content-model/schema/pages';
import { chosen, slug } from '../../src/content-model/schema/parts';
import { site } from '../../src/content-model/schema/site';
import { guideRoute } from '../../src/shared/site/routes';
import { bodyLabel, isOnScreen, labelOf } from '../content/schemas';
import { screenField, screenFields, type ScreenField } from './field';

export type Collection = ReturnType<typeof folderOf | typeof filesOf>;

const editor = { visualEditing: true };

const bodyWith = (hint: string): ScreenField => ({
  name: 'body',
  label: bodyLabel,
  hint,
  widget: 'markdown',
  required: true,
  modes: ['rich_text', 'raw'],
  editor_components: ['image'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
});

type Options = Record<'slug' | 'path' | 'preview_path' | 'summary', string> &
  Record<'before' | 'after', ScreenField[]>;
type Folder = Record<'label' | 'label_singular' | 'title', string> & Partial<Options>;

const folders: Record<ManyKind, Folder> = {
  cities: { label: 'Cities', label_singular: 'city', title: 'locationName', preview_path: '{{slug}}' },
  faq: {
    label: 'Questions (FAQ)',
    label_singular: 'question',
    title: 'question',
    slug: '{{question}}',
    after: [bodyWith('The answer in at most 60 words. What is below a line --- is shown after “More”.')],
  },
  services: { label: 'Services', label_singular: 'service', title: 'title' },
  'local-services': {
    label: 'Service pages of a city',
    label_singular: 'page of a service in a city',
    title: 'name',
    slug: '{{address}}',
    summary: '{{city}}: {{name}}',
    path: '{{city}}/{{slug}}',
    preview_path: '{{city}}/what-we-take/{{address}}',
    // The path of a new page is made of these two; its file has neither.
    before: [
      screenField('city', chosen('cities')('City', 'Whose page it is; it never changes once saved.')),
      screenField(
        'address',
        slug('Address', 'hot-tubs for /toronto/what-we-take/hot-tubs; it never changes.'),
      ),
    ],
  },
  guides: {
    label: 'Guides for both countries',
    label_singular: 'guide',
    title: 'name',
    preview_path: `${guideRoute}/{{slug}}`,
  },
  campaigns: { label: 'Campaigns', label_singular: 'campaign', title: 'slug' },
  reviews: {
    label: 'Reviews',
    label_singular: 'review',
    title: 'author',
    slug: '{{place}}-{{author}}',
    summary: '{{author}}, {{place}}',
  },
  jobs: {
    label: 'Jobs done',
    label_singular: 'job',
    title: 'city',
    slug: '{{city}}-{{date}}',
    summary: '{{city}}, {{date}}',
  },
  badges: { label: 'Team badges', label_singular: 'province or state', title: 'group', slug: '{{group}}' },
};

function folderOf(kind: ManyKind) {
  const { title, summary = `{{${title}}}`, before = [], after = [], ...names } = folders[kind];
  const { format, schema } = manyOf[kind];
  return {
    name: kind,
    slug: '{{slug}}',
    ...names,
    folder: `content/${kind}`,
    // A city has files of its own: staff write and delete it on pages of the screen's own.
    create: kind !== 'cities',
    delete: kind !== 'cities',
    ...(format === 'markdown'
      ? { extension: 'md', format: 'yaml-frontmatter' }
      : { extension: 'json', format: 'json' }),
    identifier_field: title,
    summary,
    fields: [...before, ...screenFields(schema), ...after],
    editor,
  };
}

function filesOf(kind: string, label: string, schemas: Record<string, z.ZodType>) {
  const shown = Object.entries(schemas).filter(([, schema]) => isOnScreen(schema));
  const files = shown.map(([name, schema]) => {
    const file = `content/${kind}/${name}.json`;
    return { name: `${kind}-${name}`, label: labelOf(name, schema), file, fields: screenFields(schema) };
  });
  return { name: kind, label, format: 'json', files, editor };
}

export function listCollections(): Collection[] {
  const [name, label, file] = ['privacy-policy', 'Privacy policy', 'content/pages/privacy-policy.md'];
  const body = bodyWith('The whole policy, shown under the short version.');
  const fields = [...screenFields(privacyPolicyPage), body];
  return [
    ...(Object.keys(folders) as ManyKind[]).map(folderOf),
    filesOf('site', 'What pages share', site),
    filesOf('pages', 'Page texts', pages),
    { name: 'policies', label, format: 'yaml-frontmatter', files: [{ name, label, file, fields }], editor },
  ];
}
