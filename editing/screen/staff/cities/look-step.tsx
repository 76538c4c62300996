import { useMemo } from 'react';
import { nameField } from '../../../config/field-place';
import type { DraftError } from '../../../content/cities/check-draft';
import { cityFile } from '../../../content/cities/city-files';
import { type CityDraft, planNewCity } from '../../../content/cities/draft-city';
import { measureDraft } from '../../../content/cities/measure-draft';
import { prepareSave } from '../../../content/prepare-save';
import { checkContent } from '../../../../src/content-model/checks/check-content';
import type { ContentFile } from '../../../../src/content-model/types';
import { Button } from '../button';
import { PageFrame } from '../page-frame';
import { useLatest } from '../use-task';
import { drawPage } from '../../../preview/draw-page';

type LookStepProps = {
  draft: CityDraft;
  files: readonly ContentFile[];
  /** What keeps the city from being saved; undefined until it is checked. */
  errors: DraftError[] | undefined;
  onGo: (field: string) => void;
};

/** The document of the city's home as it will be saved; undefined where the content has errors. */
async function drawHome({ draft, files }: LookStepProps): Promise<string | undefined> {
  const { after } = await prepareSave([...files], planNewCity(files, draft));
  const { content } = checkContent(after, { withLanguages: false });
  return content && drawPage({ path: cityFile(draft.slug), data: {} }, content);
}

/** The last step: the city's page, as wide as a phone or a desktop, and what is still to be put right. */
export function LookStep(props: LookStepProps) {
  const { draft, files, errors, onGo } = props;
  const home = useLatest(() => drawHome(props), [files, draft]);
  const measure = useMemo(() => measureDraft(files, draft), [files, draft]);
  return (
    <>
      <output>
        {errors === undefined && 'Checking it.'}
        {errors?.length === 0 && `The site can be built with it. ${measure}`}
        {errors && errors.length > 0 && 'Before it can be saved:'}
      </output>
      <ul className="staff-list">
        {errors?.map(({ field, words }) => (
          <li key={field}>
            <Button onClick={() => onGo(field)}>
              {nameField(cityFile('new'), field)}: {words}
            </Button>
          </li>
        ))}
      </ul>
      {home === undefined ? (
        <p>The page is shown once what is listed above is right.</p>
      ) : (
        <PageFrame title="The home of the new city" page={home} />
      )}
    </>
  );
}
