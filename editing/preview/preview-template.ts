import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { errorLines } from '../content/describe-errors';
import { formatContent } from '../content/format-content';
import { placeOf } from '../content/local-place';
import type { ContentSnapshot } from '../content/content-snapshot';
import type { DrawnFiles } from './answer-query';
import { type FindPhoto, showPhotos } from './preview-photos';
import { renderPage } from './render-page';

/** The pause in typing after which the preview is drawn again. */
const pauseMs = 250;

/** The poster is missing if the brand could not be read when the screen was built. */
type LoadedFiles = Pick<DrawnFiles, 'drawings'> & Partial<DrawnFiles>;

let drawnFiles: Promise<LoadedFiles> | undefined;

async function loadDrawn(): Promise<LoadedFiles> {
  const response = await fetch('/admin/drawings.json');
  return (await response.json()) as LoadedFiles;
}

/** Gives the path of an entry; for a new one, the path that it will have. */
function pathOf({ entry, collection }: PreviewProps, data: Record<string, unknown>): string {
  const path = entry.get('path');
  if (path) return path.replace(/^content\//, '');
  const kind = collection.get('name');
  if (kind === 'local-services') return placeOf(data);
  const name = data.slug ?? data.group ?? 'not-saved-yet';
  return `${kind}/${String(name)}.${kind === 'faq' ? 'md' : 'json'}`;
}

function sourceOf(path: string, { body, ...data }: Record<string, unknown>): string {
  const text = JSON.stringify(data);
  return path.endsWith('.md') ? `---\n${text}\n---\n\n${String(body ?? '')}\n` : text;
}

/** Opens the question that is being edited, so that its answer shows. */
function openQuestion(container: HTMLElement, question: unknown): void {
  for (const details of container.querySelectorAll('main details')) {
    if (details.querySelector('summary')?.textContent?.trim() !== question) continue;
    details.setAttribute('open', '');
    details.scrollIntoView({ block: 'center' });
  }
}

/** Shows why the preview waits, above the page that was drawn last. */
function showWaiting(container: HTMLElement, lines: string[]): void {
  const waits = container.ownerDocument.createElement('p');
  waits.className = 'preview-waits';
  waits.textContent = lines.join('\n');
  container.prepend(waits);
}

type Sources = {
  snapshot: ContentSnapshot;
  findPhoto: FindPhoto;
};

async function draw(
  props: PreviewProps,
  { snapshot, findPhoto }: Sources,
  container: HTMLElement,
): Promise<void> {
  const data = props.entry.get('data').toJS();
  const path = pathOf(props, data);
  const draft = await formatContent({ path, source: sourceOf(path, data) });
  const others = (await snapshot.files()).filter((file: ContentFile) => file.path !== path);
  const { content, errors } = checkContent([...others, draft]);
  drawnFiles ??= loadDrawn();
  const { drawings, poster } = await drawnFiles;
  container.querySelector('.preview-waits')?.remove();
  if (!content)
    return showWaiting(container, ['The preview waits until this is right:', ...errorLines(errors)]);
  if (!poster)
    return showWaiting(container, [
      'Close the editing screen and start it anew: the brand can be drawn now.',
    ]);
  const page = container.ownerDocument.createElement('template');
  // React has made this HTML from checked content, and escapes texts.
  page.innerHTML = renderPage({ path, city: data.city }, content, { drawings, poster });
  await showPhotos(page.content, props, findPhoto);
  container.replaceChildren(page.content);
  openQuestion(container, data.question);
}

/** Makes the preview beside a form: the page that shows the text, drawn again as somebody types. */
export function previewOf(sources: Sources): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawSoon = ({ container, props }: PreviewInstance): void => {
    clearTimeout(timer);
    if (container) timer = setTimeout(() => void draw(props, sources, container), pauseMs);
  };
  return window.createClass({
    componentDidMount() {
      drawSoon(this);
    },
    componentDidUpdate() {
      drawSoon(this);
    },
    componentWillUnmount() {
      clearTimeout(timer);
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
