/** Opens a question of a page, so that its answer is seen. */
export function openQuestion(page: ParentNode, question: unknown): void {
  for (const details of page.querySelectorAll('main details'))
    if (details.querySelector('summary')?.textContent?.trim() === question) details.setAttribute('open', '');
}
