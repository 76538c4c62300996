import { baseLanguage } from '../site/languages';
import { dayIn } from './month-names';

/** '09:00' is '9 am', and '17:30' is '5:30 pm'. */
export function timeInWords(
  time: string,
  { language, locale }: { language: string; locale: string },
): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const parts: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: minutes === 0 ? undefined : 'numeric',
  };
  const said = dayIn(locale, Date.UTC(2026, 0, 1, hour, minutes), parts).replace(/^0(?=\d)/, '');
  return language === baseLanguage ? said.replace(/\s/, ' ').toLowerCase() : said;
}
