import { checkContent } from '../../../src/content-model/checks/check-content';
import type { ContentFile } from '../../../src/content-model/types';
import { errorNotices } from '../../content/describe-errors';
import { formatContent } from '../../content/format-content';
import { type FieldTexts, translationWith } from '../../content/translation-fields';
import { drawPage } from '../../preview/draw-page';
import { PageFrame } from './page-frame';
import { noticeWords } from './place';
import { useLatest } from './use-task';

type TranslatedPageProps = {
  files: readonly ContentFile[];
  original: ContentFile;
  path: string;
  language: string;
  texts: FieldTexts;
  originals: FieldTexts;
};

const pauseMs = 250;

/** Draws the page with a translation; what is not translated yet shows the original. */
async function draw({ files, original, path, language, texts, originals }: TranslatedPageProps) {
  const filled = Object.entries(originals).map(([field, text]) => [field, texts[field]?.trim() || text]);
  const translation = await formatContent(
    translationWith(original, path, Object.fromEntries(filled) as FieldTexts),
  );
  const { content, errors } = checkContent([...files.filter((file) => file.path !== path), translation]);
  const own = content?.languages[language];
  const document = own?.files.documents.find((each) => each.path === original.path);
  const page = own && (await drawPage({ path: original.path, data: document?.data ?? {} }, own));
  return { page, waiting: errorNotices(errors).map(noticeWords) };
}

/** The page with a translation as it is written, drawn again as somebody types. */
export function TranslatedPage(props: TranslatedPageProps) {
  // All else follows from these.
  const drawn = useLatest(() => draw(props), [props.files, props.texts], pauseMs);
  return (
    <section aria-labelledby="translated-page">
      <h2 id="translated-page">The page</h2>
      {drawn && drawn.page === undefined && (
        <p className="staff-note">
          {['The page shows here once this is right:', ...drawn.waiting].join('\n')}
        </p>
      )}
      {drawn?.page !== undefined && <PageFrame title="The page" page={drawn.page} />}
    </section>
  );
}
