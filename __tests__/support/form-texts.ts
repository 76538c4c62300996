import type { Site } from '../../src/content-model/types';
import { brandContent } from './brand-fixture';
import { typedAnswers } from './saved-lead';

const { booking, forms } = brandContent.site;

type Field = keyof Site['forms']['fields'];

export const texts = forms;
export const messages = forms.messages;

/** What the fields of a form are called. */
export const labels = Object.fromEntries(
  Object.entries(forms.fields).map(([field, { label }]) => [field, label]),
) as Record<Field, string>;

/** What someone may type into the fields that every lead has, by their label. */
export const typedLead: [label: string, typed: string][] = [
  [labels.name, typedAnswers.Name],
  [labels.phone, typedAnswers.Phone],
  [labels.message, typedAnswers.Message],
];

/** What can be chosen of a booking, by what is said of it. */
export const windows = booking.timeWindows.map(({ label }) => label) as [string, string, string, string];
export const [house, apartment] = booking.propertyTypes.map(({ label }) => label) as [string, string];
export const thisTimeOnly = booking.flexibility.find(({ timeSensitive }) => timeSensitive)?.label ?? '';
