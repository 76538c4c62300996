import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { errorLines } from '../content/describe-errors';
import { formatContent } from '../content/format-content';
import type { ContentSnapshot } from '../content/content-snapshot';
import type { DrawnFiles } from './answer-query';
import { renderPage } from './render-page';

/** Long enough not to draw a page at every key. */
const pauseMs = 250;

/** Without a poster where the brand could not be read when the screen was built. */
type LoadedFiles = Pick<DrawnFiles, 'drawings'> & Partial<DrawnFiles>;

let drawnFiles: Promise<LoadedFiles> | undefined;

async function loadDrawn(): Promise<LoadedFiles> {
  const response = await fetch('/admin/drawings.json');
  return (await response.json()) as LoadedFiles;
}

/** Where an entry is, or would be once it is saved. */
function pathOf({ entry, collection }: PreviewProps, data: Record<string, unknown>): string {
  const path = entry.get('path');
  if (path) return path.replace(/^content\//, '');
  const kind = collection.get('name');
  const name = data.slug ?? data.group ?? 'not-saved-yet';
  return `${kind}/${String(name)}.${kind === 'faq' ? 'md' : 'json'}`;
}

function sourceOf(path: string, { body, ...data }: Record<string, unknown>): string {
  const text = JSON.stringify(data);
  return path.endsWith('.md') ? `---\n${text}\n---\n\n${String(body ?? '')}\n` : text;
}

/** The answer that is being written is seen, as a visitor sees it who has opened it. */
function openQuestion(place: HTMLElement, question: unknown): void {
  for (const details of place.querySelectorAll('main details')) {
    if (details.querySelector('summary')?.textContent?.trim() !== question) continue;
    details.setAttribute('open', '');
    details.scrollIntoView({ block: 'center' });
  }
}

/** Above the page that was drawn last. */
function showWaiting(place: HTMLElement, lines: string[]): void {
  const waits = place.ownerDocument.createElement('p');
  waits.className = 'preview-waits';
  waits.textContent = lines.join('\n');
  place.prepend(waits);
}

async function draw(props: PreviewProps, snapshot: ContentSnapshot, place: HTMLElement): Promise<void> {
  const data = props.entry.get('data').toJS();
  const path = pathOf(props, data);
  const draft = await formatContent({ path, source: sourceOf(path, data) });
  const others = (await snapshot.files()).filter((file: ContentFile) => file.path !== path);
  const { content, errors } = checkContent([...others, draft]);
  drawnFiles ??= loadDrawn();
  const { drawings, poster } = await drawnFiles;
  place.querySelector('.preview-waits')?.remove();
  if (!content) return showWaiting(place, ['The preview waits until this is right:', ...errorLines(errors)]);
  if (!poster)
    return showWaiting(place, ['Close the editing screen and start it anew: the brand can be drawn now.']);
  // Written by React from checked content, which escapes what is text.
  place.innerHTML = renderPage(path, content, { drawings, poster });
  openQuestion(place, data.question);
}

/** The preview beside a form: the page on which the text will stand, drawn anew as it is written. */
export function previewOf(snapshot: ContentSnapshot): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawSoon = ({ place, props }: PreviewInstance): void => {
    clearTimeout(timer);
    if (place) timer = setTimeout(() => void draw(props, snapshot, place), pauseMs);
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
          this.place = element;
        },
      });
    },
  });
}
