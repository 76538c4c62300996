import { BookForm, type BookFormProps } from '../forms/book-form';
import { Band } from '../ui/band';
import { Ticket } from '../ui/ticket';

type BookPanelProps = Omit<BookFormProps, 'labelledBy'>;

const titleId = 'book-title';

/** The lead form of /book as a load ticket, on a band of its own. */
export function BookPanel(form: BookPanelProps) {
  return (
    <Band surface="identity">
      <Ticket titleId={titleId} title={form.texts.book.title}>
        <BookForm {...form} labelledBy={titleId} />
      </Ticket>
    </Band>
  );
}
