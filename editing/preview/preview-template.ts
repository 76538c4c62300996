import { checkContent } from '../../src/content-model/checks/check-content';
import { markContent, markTexts } from '../../src/content-model/gatsby/mark-texts';
import { readMarks, withoutMarks } from '../../src/content-model/gatsby/marks';
import type { ContentError } from '../../src/content-model/content-error';
import type { Group } from '../../src/content-model/reading/walk';
import type { ContentDocument, ContentFile } from '../../src/content-model/types';
import { errorNotices } from '../content/describe-errors';
import { formatContent, sourceOf } from '../content/format-content';
import { bodyLabel, nameField } from '../content/schemas';
import { placeOf } from '../content/local-place';
import type { ContentSnapshot } from '../content/content-snapshot';
import { openQuestion, readBrand } from './draw-page';
import { noticeWords } from '../screen/staff/place';
import { type FindPhoto, showPhotos } from './preview-photos';
import { openField } from '../screen/decap-form';
import { forgetDrawn, keepDrawn, listUnseen, openPressed, showEdited } from './point';
import { askedField } from './field-of';
import { pageToggle, PreviewFrame } from './preview-frame';
import { listMarked, takeMarks } from './marked-page';
import { citiesFor, ownCityOf, phoneFor, renderPage } from './render-page';

const pauseMs = 250;

function pathOf({ entry, collection }: PreviewProps, data: Group): string {
  const path = entry.get<string | undefined>('path');
  if (path) return path.replace(/^content\//, '');
  const kind = collection.get<string>('name');
  if (kind === 'local-services') return placeOf(data);
  const name = data.slug || data.group || 'not-saved-yet';
  return `${kind}/${String(name)}.${kind === 'faq' ? 'md' : 'json'}`;
}

function showWaiting(container: HTMLElement, lines: string[]): void {
  container.insertAdjacentHTML('afterbegin', '<p class="preview-waits"></p>');
  (container.firstChild as Element).textContent = lines.join('\n');
}

type Sources = { snapshot: ContentSnapshot; findPhoto: FindPhoto };

/** Decap CMS has hidden marks of its own in these values, because it opens fields only where it does. */
const valuesOf = ({ entry }: PreviewProps): Group => withoutMarks(entry.get<DecapMap>('data').toJS());

function waitingLines(path: string, errors: readonly ContentError[]): string[] {
  const elsewhere = errors.filter(({ file }) => file !== path);
  if (elsewhere.length === 0) return ['The page shows here once every text is as it should be.'];
  return ['The preview waits until this is right:', ...errorNotices(elsewhere).map(noticeWords)];
}

function placeholder(text: string): string {
  const mark = readMarks(text).at(-1);
  if (mark) return `[${nameField(mark.file, mark.field.replace(/\.item$/, ''))}]`;
  return text.startsWith('/media/photos/') ? '/media/photos/none.webp' : text;
}

function fill(to: Group, like: Group, [step = '', ...rest]: string[]): void {
  const value = like[step];
  if (value === undefined) return;
  const inner = to[step];
  const goesOn = typeof inner === 'object' && inner !== null && typeof value === 'object';
  if (rest.length > 0 && goesOn) fill(inner as Group, value as Group, rest);
  else to[step] = value;
}

export function withPlaceholders(data: Group, like: ContentDocument, errors: readonly ContentError[]): Group {
  const model = JSON.parse(JSON.stringify(markTexts(like)), (_name, value: unknown) =>
    typeof value === 'string' ? placeholder(value) : value,
  ) as Group;
  const filled: Group = {
    ...structuredClone(data),
    ...('slug' in model && !data.slug && { slug: 'not-saved-yet' }),
    ...('html' in model && !data.body && { body: `[${bodyLabel}]` }),
    ...('customerAgreed' in model && { customerAgreed: true }),
  };
  for (const { field } of errors) if (field !== 'slug') fill(filled, model, field.match(/[^.[\]]+/g) ?? []);
  return filled;
}

const originalsOnly = { withLanguages: false };

async function checkEdited(path: string, data: Group, files: ContentFile[], isNew: boolean) {
  const others = files.filter((file) => file.path !== path);
  const draft = await formatContent({ path, source: sourceOf(path, data) });
  const checked = checkContent([...others, draft], originalsOnly);
  const kind = path.split('/')[0];
  if (!isNew || (checked.content && data.customerAgreed !== false)) return checked;
  const { content } = checkContent(others, originalsOnly);
  const like = content?.files.documents.find((each) => each.kind === kind);
  if (!like) return checked;
  const own = checked.errors.filter(({ file }) => file === path);
  const filling = await formatContent({ path, source: sourceOf(path, withPlaceholders(data, like, own)) });
  const filled = checkContent([...others.filter((file) => file.path !== like.path), filling], originalsOnly);
  return filled.content ? filled : checked;
}

let latestDraw = 0;

async function draw(
  props: PreviewProps,
  { snapshot, findPhoto }: Sources,
  { container, frame }: { container: HTMLElement; frame: PreviewFrame | undefined },
): Promise<void> {
  latestDraw += 1;
  const turn = latestDraw;
  const data = valuesOf(props);
  const path = pathOf(props, data);
  const isNew = !props.entry.get('path');
  const { content, errors } = await checkEdited(path, data, await snapshot.files(), isNew);
  const { drawn, phones } = await readBrand();
  if (turn !== latestDraw) return;
  container.querySelector('.preview-waits')?.remove();
  if (!content) return showWaiting(container, waitingLines(path, errors));
  if (!drawn)
    return showWaiting(container, [
      'Close the editing screen and start it again: the brand can be drawn now.',
    ]);
  const own = content.files.documents.find((document) => document.path === path);
  const city = frame?.showCities(
    citiesFor(path, content),
    ownCityOf({ path, data: (own?.data ?? data) as typeof data }, content),
    (shown) => phoneFor(shown, phones, content).display,
    phones,
  );
  const page = container.ownerDocument.createElement('template');
  page.innerHTML = await renderPage(path, markContent(content), drawn, { city, phones });
  takeMarks(page.content, path);
  await showPhotos(page.content, props, findPhoto);
  if (turn !== latestDraw) return;
  container.replaceChildren(page.content);
  openQuestion(container, data.question);
  listUnseen(container, path, own ? listMarked(markTexts(own)) : []);
  keepDrawn(container);
}

export function previewOf(sources: Sources): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: PreviewFrame | undefined;
  let toggle: ReturnType<typeof pageToggle> | undefined;
  const drawSoon = ({ container, props }: PreviewInstance): void => {
    clearTimeout(timer);
    if (container) timer = setTimeout(() => void draw(props, sources, { container, frame }), pauseMs);
  };
  return window.createClass({
    componentDidMount() {
      const { container } = this;
      if (!container) return;
      const element = container.ownerDocument.defaultView?.frameElement as HTMLElement;
      element.title = 'The page';
      frame = new PreviewFrame(element, () => drawSoon(this));
      toggle = pageToggle(showEdited);
      const show = () => toggle?.turn(false);
      const open = (event: Event) => openPressed(container, event, { data: valuesOf(this.props), show });
      container.addEventListener('click', open);
      container.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') open(event);
      });
      drawSoon(this);
      openField(askedField(window.location.hash));
    },
    componentDidUpdate() {
      drawSoon(this);
    },
    componentWillUnmount() {
      clearTimeout(timer);
      // A page that is still being drawn would find no document any more.
      latestDraw += 1;
      frame?.remove();
      toggle?.remove();
      forgetDrawn();
    },
    render() {
      return window.h('div', {
        ref: (element: HTMLElement | null) => {
          this.container = element;
        },
      });
    },
  });
}
