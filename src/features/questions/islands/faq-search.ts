import type { Pages } from '../../../content-model/types';
import { fillCount } from '../../../shared/site/fill-count';
import { findQuestions } from '../rules/find-questions';

type Props = { texts: Pages['faq']['search']; language: string };

/** Shows only the questions and links in which every word is found, the best first. What its days hide stays hidden. */
export function mount(host: HTMLElement, { texts, language }: Props): void {
  const field = host.querySelector('input');
  const said = host.querySelector('output');
  const ask = host.querySelector<HTMLElement>('[data-ask]');
  const topics = [...host.querySelectorAll('section')];
  const entries = topics.flatMap((section) => {
    const topic = section.querySelector('h2')?.textContent ?? '';
    return [...section.querySelectorAll<HTMLElement>('.ruled > *')].map((part) => {
      const question = part.querySelector('summary, a')?.textContent ?? '';
      return { part, section, topic, question, html: part.innerHTML };
    });
  });
  const search = (): void => {
    const shown = entries.filter(({ part }) => !part.hidden);
    const found = findQuestions(field?.value ?? '', shown, texts);
    for (const { part } of shown)
      part.toggleAttribute('data-unfound', !found.some((entry) => entry.part === part));
    for (const section of topics)
      section.toggleAttribute('data-unfound', !found.some((entry) => entry.section === section));
    const inOrder = field?.value.trim() ? found : entries;
    for (const { part } of inOrder) part.parentElement?.append(part);
    for (const section of new Set(inOrder.map((entry) => entry.section)))
      section.parentElement?.append(section);
    if (!said || !ask) return;
    ask.hidden = found.length > 0;
    if (!field?.value.trim()) said.textContent = '';
    else said.textContent = found.length === 0 ? texts.none : fillCount(texts.found, found.length, language);
  };
  field?.addEventListener('input', search);
  search();
}
