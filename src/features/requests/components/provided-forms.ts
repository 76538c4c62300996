import { BookForm } from './book-form';
import { BookingForm } from './booking-form';
import { EstimateForm } from './estimate-form';
import { provideForms } from './form-scripts';
import { QuoteForm } from './quote-form';

provideForms({ quote: QuoteForm, estimate: EstimateForm, book: BookForm, booking: BookingForm });
