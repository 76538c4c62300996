import { useEffect, useMemo, useState } from 'react';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { listLanguages } from '../../../src/content-model/checks/check-translations';
import { readTranslationPath, translationPath } from '../../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../../src/content-model/types';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { errorNotices } from '../../content/describe-errors';
import { entryName } from '../../content/entry-name';
import { readOlder } from '../../content/find-older';
import { formatContent, readFields } from '../../content/format-content';
import { languageName, nameField } from '../../content/schemas';
import { findFieldErrors } from '../../content/prepare-save';
import type { StaffActions } from '../../content/staff-actions';
import {
  beginTranslation,
  type FieldTexts,
  settleTranslation,
  textsOfOriginal,
  translationWith,
} from '../../content/translation-fields';
import { drawPage } from '../../preview/draw-page';
import { askedField } from '../../preview/field-of';
import { NoticeLine } from '../notice';
import { askWhich } from './ask-which';
import { Button, LinkButton } from './button';
import { ContentPage, DrawnPage } from './cities/content-page';
import { Fields, focusField } from './fields';
import { Form, type Refuse, SavedNote } from './form';
import { translationDraftKey, useStoredDraft } from './stored-draft';
import { entryOf, nameEntry, nameText } from './place';
import { useLoaded } from './use-task';

type TranslationPageProps = { staff: StaffActions; snapshot: ContentSnapshot; path: string };

type FormProps = TranslationPageProps & { files: ContentFile[]; original: ContentFile; language: string };

type Drawing = Pick<FormProps, 'files' | 'original' | 'path' | 'language'> &
  Record<'texts' | 'originals', FieldTexts>;

async function draw({ files, original, path, language, texts, originals }: Drawing) {
  const filled = Object.entries(originals).map(([field, text]) => [field, texts[field]?.trim() || text]);
  const translation = await formatContent(
    translationWith(original, path, Object.fromEntries(filled) as FieldTexts),
  );
  const { content, errors } = checkContent([...files.filter((file) => file.path !== path), translation]);
  const own = content?.languages[language];
  const document = own?.files.documents.find((each) => each.path === original.path);
  const page = own && (await drawPage({ path: original.path, data: document?.data ?? {} }, own));
  return { page, missing: errorNotices(errors).map((line) => <NoticeLine key={line.words} line={line} />) };
}

function topicsIn(files: ContentFile[], language: string) {
  const page = files.find(({ path }) => path === translationPath('pages/faq.json', language));
  const { topics = [] } = (readFields(page) ?? {}) as { topics?: string[] };
  return topics.map((value) => ({ value, label: value }));
}

const originalChanged =
  'Not saved yet: the original was changed while you wrote. Look at its new texts here, then save once more.';
const charactersInLine = 60;

function TranslationForm({ staff, snapshot, path, language, ...read }: FormProps) {
  const [{ files, original }, setRead] = useState(read);
  const beginning = useMemo(() => beginTranslation(files, original, path), [files, original, path]);
  const [draft, setDraft] = useStoredDraft(translationDraftKey(path), beginning);
  const { value: older = [] } = useLoaded(() => readOlder(files, snapshot));
  const translation = files.find((file) => file.path === path);
  const originals = textsOfOriginal(original, translation);
  const fields = Object.keys(originals);
  const name = nameEntry(path, entryName(original));
  useEffect(() => {
    const asked = askedField(window.location.hash);
    // An item of a list of texts is a line of its field.
    focusField(fields.find((field) => asked === field || asked?.startsWith(`${field}.`)) ?? '');
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page is opened
  }, []);

  const send = async (refuse: Refuse) => {
    const now = await staff.repository.read();
    const whole = now.find((file) => file.path === original.path);
    if (!whole)
      throw new Error(`content/${original.path} was deleted. What you wrote is kept on this device.`);
    setRead({ files: now, original: whole });
    if (whole.source !== draft.original) {
      setDraft((kept) => ({ ...kept, original: whole.source }));
      throw new Error(originalChanged);
    }
    const settled = await settleTranslation(now, { path, original: whole, draft }, askWhich);
    if (!settled) throw new Error('Not saved. What you wrote is still here.');
    const found = await findFieldErrors(now, [settled], fields);
    refuse(new Map([...found].filter(([field]) => fields.includes(field))));
    const words = `Translate content/${original.path} into ${languageName(language)}`;
    const saved = await staff.save(now, [settled], words);
    const after = [...now.filter((file) => file.path !== path), settled];
    setRead({ files: after, original: whole });
    setDraft(beginTranslation(after, whole, path));
    // What waits for a review is not what the next save would find.
    return saved.url === undefined ? saved.words : <SavedNote title={`${name} is saved`} saved={saved} />;
  };
  const copyOriginal = (): void => {
    const texts = fields.map((field) => [field, draft.texts[field] || originals[field]]);
    setDraft({ ...draft, texts: Object.fromEntries(texts) as typeof originals });
  };

  return (
    <Form
      title={name}
      className="staff-translation"
      send={send}
      button="Save"
      keys="Control+S"
      others={
        <>
          <Button onClick={copyOriginal}>Copy the original where nothing is written yet</Button>
          <Button onClick={() => setDraft(beginning)}>Throw away what is not saved</Button>
          <LinkButton href={entryOf(original.path)?.address}>Open the original</LinkButton>
        </>
      }
      below={
        <DrawnPage
          title="The page"
          draw={() => draw({ files, original, path, language, originals, texts: draft.texts })}
          values={[files, draft.texts]}
        />
      }
    >
      <Fields
        file={path}
        fields={fields}
        textOf={(field) => draft.texts[field] ?? ''}
        onChange={(field, text) => setDraft({ ...draft, texts: { ...draft.texts, [field]: text } })}
        besides={(field) => ({
          label: nameField(path, field),
          hint: originals[field],
          note: older.find((each) => each.file === path && each.field === field)?.plain,
          ...(field === 'topic' && { options: topicsIn(files, language) }),
          rows: Math.max(2, Math.ceil((originals[field]?.length ?? 0) / charactersInLine)),
        })}
      />
    </Form>
  );
}

export function TranslationPage(props: TranslationPageProps) {
  const { staff, path } = props;
  return (
    <ContentPage staff={staff} title={nameText(path, '')}>
      {({ files }) => {
        const { original: originalPath, language = '' } = readTranslationPath(path) ?? {};
        const original = files.find((file) => file.path === originalPath);
        if (!original) return 'The original is not there any more.';
        if (!listLanguages(files).includes(language))
          return 'No city has pages in this language: add it to the languages of a city first.';
        if (Object.keys(textsOfOriginal(original)).length === 0)
          return 'No text of it is translated: names, numbers and days are the same in all languages.';
        return <TranslationForm {...props} files={files} original={original} language={language} />;
      }}
    </ContentPage>
  );
}
