/** Browsers have it, jsdom does not: a `dialog` that is shown over the page, and closed. */
export function addDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      const before = document.activeElement;
      this.open = true;
      this.querySelector<HTMLElement>('button, a')?.focus();
      this.addEventListener('close', () => before instanceof HTMLElement && before.focus(), { once: true });
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
