import type { Pages } from '../../../content-model/types';
import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';
import { type Hours, nextOpenDay } from '../rules/booking';

type Props = {
  starts: { start: string }[];
  hours: Hours;
  language: string;
  utcOffsets: UtcOffsets;
  title: string;
  board: Pages['home']['sameDay']['board'];
};

/** Only scripts know the time, and therefore which time slots have begun. */
export function mount(host: HTMLElement, { starts, hours, language, utcOffsets, title, board }: Props): void {
  const heading = host.querySelector('h2');
  let shown = title;
  const rows = [...host.querySelectorAll('li')];
  const look = (): void => {
    const day = nextOpenDay(starts, cityTime(new Date(), utcOffsets), language, hours);
    // Its title speaks of today, which may be over. A translator's words stay while it says the same.
    const said = day.label ? board.later : title;
    if (heading && said !== shown) heading.textContent = shown = said;
    starts.forEach(({ start }, index) => {
      const isOpen = day.openStarts.includes(start);
      const state = rows[index]?.querySelector('[data-state]');
      if (state) state.textContent = isOpen ? day.label || board.open : board.begun;
      rows[index]?.toggleAttribute('data-begun', !isOpen);
    });
  };
  look();
  // A visitor may come back to the tab hours later.
  document.addEventListener('visibilitychange', look);
}
