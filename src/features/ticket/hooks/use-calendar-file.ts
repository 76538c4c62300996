import { calendarFile } from '../rules/calendar-file';
import type { VisitEvent } from '../rules/visit-event';
import { saveFile } from '../../../shared/browser/save-file';

/** Gives a function that saves an event as a file which calendars open. */
export function useCalendarFile(name: string, event: VisitEvent): () => void {
  return () => saveFile(name, 'text/calendar;charset=utf-8', calendarFile({ ...event, madeAt: new Date() }));
}
