import { useState } from 'react';
import { joinWords } from '../../../../src/content-model/schema/parts';
import type { City, ContentFile } from '../../../../src/content-model/types';
import { cityFile, countPages, readCities } from '../../../content/cities/city-files';
import { findSlugError, planRenaming } from '../../../content/cities/plan-renaming';
import { redirectsIn } from '../../../content/cities/redirects';
import type { StaffActions } from '../../../content/staff-actions';
import { Button, LinkButton } from '../button';
import { entryOf } from '../place';
import { ContentPage, Refusal, SavedNote, useSave } from './content-page';
import { Field, focusField } from './field';

type CityAddressPageProps = { staff: StaffActions; slug: string };

type QuestionProps = CityAddressPageProps & { files: ContentFile[]; city: City };

function Question({ staff, slug, files, city }: QuestionProps) {
  const [wanted, setWanted] = useState(slug);
  const [error, setError] = useState<string>();
  const { message, isBusy, saved, save } = useSave();
  const name = city.locationName;
  const pages = countPages(files, slug);
  const newSlug = joinWords(wanted);
  const former = redirectsIn(files).filter(({ to }) => to === slug);
  const isBack = former.some(({ from }) => from === newSlug);
  const change = async (): Promise<void> => {
    const found = await findSlugError(files, slug, newSlug);
    setError(found);
    if (found !== undefined) return void setTimeout(() => focusField('new-slug'));
    const words = `Change the address of ${name} to /${newSlug}`;
    await save(() => staff.save(files, planRenaming(files, slug, newSlug), words));
  };
  if (saved)
    return <SavedNote title={`${name} is at /${newSlug} now`} saved={saved} path={cityFile(newSlug)} />;
  return (
    <>
      <h1>Change the address of {name}</h1>
      <p>
        {pages} addresses change: all at /{slug}. The old ones keep leading to the new ones, so that no
        advertisement, search result or bookmark ends nowhere.
      </p>
      {former.length > 0 && (
        <p>Former addresses lead along: {former.map(({ from }) => `/${from}`).join(', ')}.</p>
      )}
      <Field
        name="new-slug"
        label="New address"
        hint="Lowercase words joined by hyphens; other characters are changed."
        value={wanted}
        onChange={(value) => {
          setWanted(value);
          setError(undefined);
        }}
        note={
          newSlug === '' || newSlug === slug
            ? undefined
            : `${name} will be at /${newSlug}.${isBack ? ' It was there before: the redirect from there ends.' : ''}`
        }
        error={error}
      />
      <Refusal words={message} />
      <p className="staff-buttons">
        <Button isMain disabled={isBusy} onClick={() => void change()}>
          Change the address
        </Button>
        <LinkButton href={entryOf(cityFile(slug))?.address}>Leave it</LinkButton>
      </p>
    </>
  );
}

/** Asks for the new address of a city, says what changes with it, and changes it. */
export function CityAddressPage({ staff, slug }: CityAddressPageProps) {
  return (
    <ContentPage staff={staff} title="Change the address of a city">
      {({ files }) => {
        const city = readCities(files).find((each) => each.slug === slug);
        return city ? (
          <Question staff={staff} slug={slug} files={files} city={city} />
        ) : (
          `There is no city with the address /${slug}, or its file cannot be read.`
        );
      }}
    </ContentPage>
  );
}
