import { calendarFile } from '../../domain/requests/calendar-file';
import type { VisitEvent } from '../../domain/requests/visit-event';
import { saveFile } from '../../services/save-file';

/** Gives a function that saves an event as a file which calendars open. */
export function useCalendarFile(name: string, event: VisitEvent): () => void {
  return () => saveFile(name, 'text/calendar;charset=utf-8', calendarFile({ ...event, madeAt: new Date() }));
}
