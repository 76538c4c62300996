import { mountReact } from '../../../islands/react-island';
import { within } from '../../../shared/browser/deadline';
import { visitorCountry } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../../cities/services/geolocation';
import { BookForm } from '../components/book-form';
import type { FormProps } from '../hooks/use-request-form';
import { sendPlainForms } from '../services/send-plain-forms';

const mountForm = mountReact(BookForm, sendPlainForms);
const longestWaitMs = 1000;

/** Its field for the code follows the visitor's country, which should be known before the form takes its place. */
export async function mount(host: HTMLElement, props: FormProps): Promise<HTMLElement> {
  const country = await within(longestWaitMs, locateVisitor().then(visitorCountry));
  return mountForm(host, { ...props, sentFrom: { ...props.sentFrom, country } });
}
