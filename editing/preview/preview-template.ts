import { checkContent } from '../../src/content-model/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { describeProblems } from '../content/describe-problems';
import { formatContent } from '../content/format-content';
import type { ContentSnapshot } from '../screen/content-snapshot';
import type { DrawnFiles } from './answer-query';
import { renderPage } from './render-page';

/** Long enough not to draw a page at every key. */
const pauseMs = 250;

let drawnFiles: Promise<DrawnFiles> | undefined;

async function loadDrawn(): Promise<DrawnFiles> {
  const response = await fetch('/admin/drawings.json');
  return (await response.json()) as DrawnFiles;
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
  return path.endsWith('.md') ? `---\n${text}\n---\n\n${String(body ?? '')}\n` : JSON.stringify({ ...data });
}

/** The answer that is being written is seen, as a visitor sees it who has opened it. */
function openQuestion(place: HTMLElement, question: unknown): void {
  for (const details of place.querySelectorAll('main details')) {
    if (details.querySelector('summary')?.textContent?.trim() !== question) continue;
    details.setAttribute('open', '');
    details.scrollIntoView({ block: 'center' });
  }
}

async function draw(props: PreviewProps, snapshot: ContentSnapshot, place: HTMLElement): Promise<void> {
  const data = props.entry.get('data').toJS();
  const path = pathOf(props, data);
  const draft = await formatContent({ path, source: sourceOf(path, data) });
  const others = (await snapshot.files()).filter((file: ContentFile) => file.path !== path);
  const { content, problems } = checkContent([...others, draft]);
  place.querySelector('.preview-waits')?.remove();
  if (content) {
    drawnFiles ??= loadDrawn();
    // Written by React from checked content, which escapes what is text.
    place.innerHTML = renderPage(path, content, await drawnFiles);
    openQuestion(place, data.question);
    return;
  }
  const waits = place.ownerDocument.createElement('p');
  waits.className = 'preview-waits';
  const lines = describeProblems(problems).split('\n').slice(1);
  waits.textContent = ['The preview waits until this is right:', ...lines].join('\n');
  place.prepend(waits);
}

/** The preview beside a form: the page on which the text will stand, drawn anew as it is written. */
export function previewOf(snapshot: ContentSnapshot): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return window.createClass({
    drawSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { place, props } = this;
        if (place) void draw(props, snapshot, place);
      }, pauseMs);
    },
    componentDidMount() {
      (this as unknown as { drawSoon(): void }).drawSoon();
    },
    componentDidUpdate() {
      (this as unknown as { drawSoon(): void }).drawSoon();
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
