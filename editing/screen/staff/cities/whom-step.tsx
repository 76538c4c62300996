import { describeTakenCodes } from '../../../content/cities/check-draft';
import { TextField } from './field';
import type { StepProps } from './step-props';

/** The second step: whom the city serves, by which visitors find it. */
export function WhomStep({ draft, cities, onChange, errorAt }: StepProps) {
  const codeWord = draft.country === 'US' ? 'zip' : 'postal';
  const example = draft.country === 'US' ? '303 or 30318' : 'M, L5 or L4M';
  const taken = describeTakenCodes(cities, draft);
  return (
    <>
      <TextField
        name="places"
        label="Places it serves (optional)"
        hint="One on each line: towns, suburbs, neighbourhoods. Visitors find the city by them."
        rows={8}
        value={draft.places}
        onChange={(places) => onChange({ ...draft, places })}
        error={errorAt('places')}
      />
      <TextField
        name="codes"
        label={`How its ${codeWord} codes begin (optional)`}
        hint={`With spaces between them, such as ${example}. Visitors find the city by them; of two cities, the one with the longer beginning.`}
        rows={3}
        value={draft.codes}
        onChange={(codes) => onChange({ ...draft, codes })}
        note={taken.length > 0 ? taken.join('\n') : undefined}
        error={errorAt('codes')}
      />
    </>
  );
}
