import { useEffect, useMemo, useState } from 'react';
import { nameField } from '../../../config/field-place';
import type { DraftError } from '../../../content/cities/check-draft';
import { cityFile } from '../../../content/cities/city-files';
import { type CityDraft, planNewCity } from '../../../content/cities/draft-city';
import { measureDraft } from '../../../content/cities/measure-draft';
import { prepareSave } from '../../../content/prepare-save';
import type { ContentFile } from '../../../../src/content-model/types';
import { Button } from '../button';
import { drawCity } from '../../../preview/draw-city';
import { scaleFor, widths } from '../../../preview/preview-view';

const shownWidths = { Phone: widths.phone, Desktop: widths.desktop };
const shownHeight = 900;

type LookStepProps = {
  draft: CityDraft;
  files: readonly ContentFile[];
  /** What keeps the city from being saved; undefined until it is checked. */
  errors: DraftError[] | undefined;
  onGo: (field: string) => void;
};

/** The document of the city's home as it will be saved; undefined where the content has errors. */
function useHome({ draft, files }: LookStepProps): string | undefined {
  const [home, setHome] = useState<string>();
  useEffect(() => {
    void prepareSave([...files], planNewCity(files, draft)).then(async ({ changes }) => {
      const isOther = ({ path }: ContentFile): boolean => changes.every((change) => change.path !== path);
      const written = changes.filter((change): change is ContentFile => change.source !== null);
      setHome(await drawCity([...files.filter(isOther), ...written], draft.slug));
    });
  }, [files, draft]);
  return home;
}

/** The last step: the city's page, as wide as a phone or a desktop, and what is still to be put right. */
export function LookStep(props: LookStepProps) {
  const { draft, files, errors, onGo } = props;
  const home = useHome(props);
  const measure = useMemo(() => measureDraft(files, draft), [files, draft]);
  const [width, setWidth] = useState<number>(widths.phone);
  const [space, setSpace] = useState<number>(widths.phone);
  const scale = scaleFor(width, space);
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
      <p className="staff-buttons">
        {Object.entries(shownWidths).map(([name, pixels]) => (
          <Button key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
            {name}, {pixels}
          </Button>
        ))}
      </p>
      {home === undefined ? (
        <p>The page is shown once what is listed above is right.</p>
      ) : (
        <div
          ref={(element) => setSpace(element?.clientWidth ?? widths.phone)}
          className="city-preview"
          style={{ height: shownHeight * scale }}
        >
          <iframe
            srcDoc={home}
            sandbox="allow-same-origin"
            title="The home of the new city"
            style={{ width, height: shownHeight, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </>
  );
}
