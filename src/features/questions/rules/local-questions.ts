type LocalQuestion = { question: string; answer: string; more?: string | undefined };

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const paragraph = (text: string): string =>
  `<p>${text.replace(/[&<>]/g, (mark) => marks[mark] as string)}</p>`;

/**
 * Gives the questions of a city, which are plain text, in the shape of those of all cities: under one topic, with the
 * answer as HTML, and a line before what opens as the rest of it.
 */
export function asEntries(questions: readonly LocalQuestion[], topic: string) {
  return questions.map(({ question, answer, more }, order) => ({
    question,
    topic,
    order,
    html: more ? `${paragraph(answer)}<hr />${paragraph(more)}` : paragraph(answer),
  }));
}
