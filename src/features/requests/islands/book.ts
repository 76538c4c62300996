import { mountReact } from '../../../islands/react-island';
import { BookForm } from '../components/book-form';
import { sendPlainForms } from '../services/send-plain-forms';

export const mount = mountReact(BookForm, sendPlainForms);
