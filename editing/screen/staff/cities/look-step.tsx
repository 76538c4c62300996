import { useEffect, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import type { DraftError, Step } from '../../../content/cities/check-draft';
import { planNewCity } from '../../../content/cities/draft-city';
import { formatContent } from '../../../content/format-content';
import { CityPreview } from './city-preview';
import type { StepProps } from './draft-fields';

type LookStepProps = Pick<StepProps, 'draft' | 'files'> & {
  /** What keeps the city from being saved; undefined until it is checked. */
  errors: DraftError[] | undefined;
  stepLabels: Record<Step, string>;
  onGo: (error: DraftError) => void;
};

/** All content with the draft, as it will be saved. */
function useFilesWith({ draft, files }: LookStepProps): ContentFile[] | undefined {
  const [all, setAll] = useState<ContentFile[]>();
  useEffect(() => {
    const changes = planNewCity(files, draft).filter((file): file is ContentFile => file.source !== null);
    void Promise.all(changes.map(formatContent)).then((written) => {
      const others = files.filter(({ path }) => written.every((file) => file.path !== path));
      setAll([...others, ...written]);
    });
  }, [files, draft]);
  return all;
}

/** The last step: the city's page, and what is still to be put right. */
export function LookStep(props: LookStepProps) {
  const { draft, errors, stepLabels, onGo } = props;
  const all = useFilesWith(props);
  return (
    <>
      <output>
        {errors === undefined && 'Checking it.'}
        {errors?.length === 0 && 'It is right: the site can be built with it.'}
      </output>
      {errors !== undefined && errors.length > 0 && (
        <>
          <p>Before it can be saved:</p>
          <ul className="staff-list">
            {errors.map((error) => (
              <li key={error.field}>
                <button type="button" className="staff-button" onClick={() => onGo(error)}>
                  {stepLabels[error.step]}: {error.words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {all && <CityPreview files={all} slug={draft.slug} />}
    </>
  );
}
