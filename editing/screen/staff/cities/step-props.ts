import type { City, ContentFile } from '../../../../src/content-model/types';
import type { CityDraft } from '../../../content/cities/draft-city';

/** What each step of the guide gets. */
export type StepProps = {
  draft: CityDraft;
  files: readonly ContentFile[];
  /** The cities that are there. */
  cities: readonly City[];
  onChange: (draft: CityDraft) => void;
  /** What is wrong at a field of the draft. */
  errorAt: (field: string) => string | undefined;
};
