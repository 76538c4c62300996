import { bookingDates, type Hours } from '../rules/booking';
import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';

/** In the page of a booking, after its form: the days that can be booked, by the city's clock, before any script arrives. */
type Awaited = {
  name: string;
  timeSlots: { start: string }[];
  hours: Hours;
  utcOffsets: UtcOffsets;
  language: string;
  over: string;
  classes: Record<'chip' | 'refused' | 'refusal' | 'radio', string>;
};

const element = (name: string, given: object, ...children: (Node | string)[]): HTMLElement => {
  const made = Object.assign(document.createElement(name), given);
  made.append(...children);
  return made;
};

const chips = document.querySelector<HTMLElement>('[data-awaited]');
if (chips) {
  const { name, timeSlots, hours, utcOffsets, language, over, classes } = JSON.parse(
    chips.dataset.awaited as string,
  ) as Awaited;
  const days = bookingDates(timeSlots, cityTime(new Date(), utcOffsets), language, hours);
  chips.replaceChildren(
    ...days.map(({ value, label, isOver, holiday }) => {
      const radio = element('input', {
        className: classes.radio,
        type: 'radio',
        name,
        value,
        disabled: isOver,
      });
      const refusal = element('span', { className: classes.refusal }, ` ${holiday ?? over}`);
      const words = element('span', {}, label, ...(isOver ? [refusal] : []));
      return element('label', { className: isOver ? classes.refused : classes.chip }, radio, words);
    }),
  );
}
