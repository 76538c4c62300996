import { BookForm } from './book-form';
import { BookingForm } from './booking-form';
import { EstimateForm } from './estimate-form';
import { provideForms } from './form-island';
import { QuoteForm } from './quote-form';

/** All forms at once, for the build of the HTML and for tests: import it for its effect. */
provideForms({ quote: QuoteForm, estimate: EstimateForm, book: BookForm, booking: BookingForm });
