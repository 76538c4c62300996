import type { Site } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import { smsLink, type PhoneNumber } from '../../../shared/values/phone-number';
import { measureTextPress } from '../../measuring/services/measured-visit';
import { storedHaul, watchHaul } from '../services/haul-store';

type Props = { texts: NonNullable<Site['forms']['textPhotos']>; phone: PhoneNumber };

/** The message names what is on the truck. A press on the button opens the dialog with the code. */
export function mount(host: HTMLElement, { texts, phone }: Props): void {
  const link = host.querySelector('a');
  const button = host.querySelector('button');
  const words = (): string => {
    const { sentence } = storedHaul();
    return sentence ? fillText(texts.messageWithLoad, { load: sentence }) : texts.message;
  };
  watchHaul(() => link?.setAttribute('href', smsLink(phone, words())));
  button?.addEventListener('click', async () => {
    measureTextPress(button);
    // Safari doesn't focus a pressed button, so focus couldn't return to it.
    button.focus();
    host.querySelector('[role=alert]')?.remove();
    const address = smsLink(phone, words());
    try {
      const { showDialog } = await import('../components/text-photos-dialog');
      showDialog({ texts: texts.code, phone, words: words(), link: address });
    } catch {
      const failed = document.createElement('p');
      failed.setAttribute('role', 'alert');
      const open = Object.assign(document.createElement('a'), {
        href: address,
        textContent: texts.code.open,
      });
      failed.append(`${texts.code.failed} `, open);
      host.append(failed);
    }
  });
}
