import type { z } from 'zod';
import { campaign } from '../../src/content-model/schema/campaign';
import { localService } from '../../src/content-model/schema/local-service';
import { pages, privacyPolicyPage } from '../../src/content-model/schema/pages';
import { badges, city, faqEntry, job, review, service } from '../../src/content-model/schema/records';
import { site } from '../../src/content-model/schema/site';
import { screenFields, type ScreenField } from './field';
import { hintOf } from './field-hints';
import { pageLabels, siteLabels } from './labels';

type ScreenFile = { name: string; label: string; file: string; fields: ScreenField[] };
type CollectionShared = {
  name: string;
  label: string;
  format?: string;
  /** The path of the page that shows an entry. */
  preview_path?: string;
  /** Lets a press in the preview open the field of what is pressed. */
  editor: { visualEditing: true };
};
type FolderCollection = CollectionShared & {
  label_singular: string;
  folder: string;
  create: true;
  extension: 'json' | 'md';
  slug: string;
  /** The path of a new file below the folder, where it is not the slug alone. */
  path?: string;
  identifier_field: string;
  summary: string;
  fields: ScreenField[];
};
type FileCollection = CollectionShared & { files: ScreenFile[] };
export type Collection = FolderCollection | FileCollection;

/** The field of a markdown body; prettier formats what it writes. */
const bodyOf = (where: string): ScreenField => ({
  name: 'body',
  label: 'Text',
  hint: hintOf(`${where}.body`),
  widget: 'markdown',
  required: true,
  modes: ['rich_text', 'raw'],
  editor_components: ['image'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
});

type Many = { singular: string; label: string; title: string; slug: string; summary?: string };

function folderOf(kind: string, schema: z.ZodType, many: Many): Omit<FolderCollection, 'editor'> {
  const { singular, label, title, slug, summary = `{{${title}}}` } = many;
  const identity = { name: kind, label, label_singular: singular, folder: `content/${kind}` };
  const file = { create: true, extension: 'json', format: 'json', slug } as const;
  return { ...identity, ...file, identifier_field: title, summary, fields: screenFields(schema, kind) };
}

function filesOf(
  kind: string,
  schemas: Record<string, z.ZodType>,
  labels: Record<string, string>,
): ScreenFile[] {
  // The labels are in the order in which staff use the files.
  return Object.entries(labels).map(([name, label]) => {
    const schema = schemas[name] as z.ZodType;
    const file = `content/${kind}/${name}.json`;
    return { name: `${kind}-${name}`, label, file, fields: screenFields(schema, `${kind}.${name}`) };
  });
}

/** A choice of the cities that exist, by the names that visitors read. */
const cityChoice = {
  widget: 'relation',
  collection: 'cities',
  search_fields: ['locationName'],
  display_fields: ['locationName'],
  value_field: 'slug',
};

function withCityChoice(collection: Omit<FolderCollection, 'editor'>): Omit<FolderCollection, 'editor'> {
  const fields = collection.fields.map((field) =>
    field.name === 'city' ? { ...field, ...cityChoice } : field,
  );
  return { ...collection, fields };
}

/** The slug of a city is changed on a page of our own: other files and links name it too. */
const withSlugOfCity = (field: ScreenField): ScreenField =>
  field.name === 'slug' ? { ...field, widget: 'city-slug' } : field;

function cities(): Omit<FolderCollection, 'editor'> {
  const names = { singular: 'city', label: 'Cities', title: 'locationName', slug: '{{slug}}' };
  const collection = folderOf('cities', city, names);
  return { ...collection, preview_path: '{{slug}}', fields: collection.fields.map(withSlugOfCity) };
}

/** The fields of which the path of a new page about a service in a city is made; its file has neither. */
const localPlace: ScreenField[] = [
  {
    name: 'city',
    label: 'City',
    required: true,
    hint: 'The city whose page it is. It cannot be changed once the page is saved.',
    ...cityChoice,
  },
  {
    name: 'address',
    label: 'Address',
    widget: 'string',
    required: true,
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lowercase words joined by hyphens'],
    hint: 'The end of its address, the same in every city: hot-tubs for /toronto/what-we-take/hot-tubs. It cannot be changed once the page is saved.',
  },
];

function localServices(): Omit<FolderCollection, 'editor'> {
  const collection = folderOf('local-services', localService, {
    singular: 'page of a service in a city',
    label: 'Service pages of a city',
    title: 'name',
    slug: '{{address}}',
    summary: '{{city}}: {{name}}',
  });
  const fields = [...localPlace, ...collection.fields];
  return {
    ...collection,
    fields,
    path: '{{city}}/{{slug}}',
    preview_path: '{{city}}/what-we-take/{{address}}',
  };
}

function campaigns(): Omit<FolderCollection, 'editor'> {
  const collection = folderOf('campaigns', campaign, {
    singular: 'campaign',
    label: 'Campaigns',
    title: 'slug',
    slug: '{{slug}}',
  });
  const fields = collection.fields.map(({ name, label, hint, required, ...field }) =>
    name === 'cities'
      ? { name, label, hint, required, ...cityChoice, multiple: true }
      : { name, label, hint, required, ...field },
  );
  return { ...collection, fields };
}

/** Lists the editing screen's collections, one for each kind of content, from the content model. */
export function listCollections(): Collection[] {
  return listKinds().map((kind) => ({ ...kind, editor: { visualEditing: true } }));
}

type Kind = Omit<FolderCollection, 'editor'> | Omit<FileCollection, 'editor'>;

function listKinds(): Kind[] {
  const questions = folderOf('faq', faqEntry, {
    singular: 'question',
    label: 'Questions (FAQ)',
    title: 'question',
    slug: '{{question}}',
  });
  const policy: ScreenFile = {
    name: 'privacy-policy',
    label: 'Privacy policy',
    file: 'content/pages/privacy-policy.md',
    fields: [...screenFields(privacyPolicyPage, 'pages.privacy-policy'), bodyOf('pages.privacy-policy')],
  };
  return [
    cities(),
    {
      ...questions,
      extension: 'md',
      format: 'yaml-frontmatter',
      fields: [...questions.fields, bodyOf('faq')],
    },
    folderOf('services', service, {
      singular: 'service',
      label: 'Services',
      title: 'title',
      slug: '{{slug}}',
    }),
    localServices(),
    campaigns(),
    folderOf('reviews', review, {
      singular: 'review',
      label: 'Reviews',
      title: 'author',
      slug: '{{place}}-{{author}}',
      summary: '{{author}}, {{place}}',
    }),
    withCityChoice(
      folderOf('jobs', job, {
        singular: 'job',
        label: 'Jobs done',
        title: 'city',
        slug: '{{city}}-{{date}}',
        summary: '{{city}}, {{date}}',
      }),
    ),
    folderOf('badges', badges, {
      singular: 'province or state',
      label: 'Team badges',
      title: 'group',
      slug: '{{group}}',
    }),
    { name: 'site', label: 'What pages share', format: 'json', files: filesOf('site', site, siteLabels) },
    { name: 'pages', label: 'Page texts', format: 'json', files: filesOf('pages', pages, pageLabels) },
    { name: 'policies', label: 'Privacy policy', format: 'yaml-frontmatter', files: [policy] },
  ];
}
