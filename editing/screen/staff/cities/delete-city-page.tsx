import { useState } from 'react';
import type { City, ContentFile } from '../../../../src/content-model/types';
import { cityFile, countPages, readCities } from '../../../content/cities/city-files';
import { listTargets, planDeletion } from '../../../content/cities/plan-deletion';
import { redirectsIn } from '../../../content/cities/redirects';
import { entryName } from '../../../content/entry-name';
import type { StaffActions } from '../../../content/staff-actions';
import { Button, LinkButton } from '../button';
import { entryOf, formerAddress, nameText } from '../place';
import { ContentPage, Refusal, SavedNote, useSave } from './content-page';
import { Field, type Option } from './field';

type DeleteCityPageProps = { staff: StaffActions; slug: string };

type NamedFile = { path: string; name: string };

function nameFiles(files: readonly ContentFile[], paths: readonly string[]): NamedFile[] {
  return paths.map((path) => {
    const file = files.find((each) => each.path === path);
    return { path, name: nameText(path, '', file && entryName(file)) };
  });
}

const asOption = ({ slug, locationName }: City): Option => ({
  value: slug,
  label: `${locationName}, /${slug}`,
});

function targetsFor(city: City, cities: readonly City[]): Option[] {
  const { near, far } = listTargets(city, cities);
  const landing = { value: '/', label: 'The landing page, where visitors choose a city' };
  return [...near.map(asOption), landing, ...far.map(asOption)];
}

function Files({ title, names }: { title: string; names: NamedFile[] }) {
  if (names.length === 0) return null;
  return (
    <details open={names.length <= 5}>
      <summary>
        {title} ({names.length})
      </summary>
      <ul>
        {names.map(({ path, name }) => (
          <li key={path}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

type QuestionProps = DeleteCityPageProps & { files: ContentFile[]; city: City; cities: City[] };

function Question({ staff, slug, files, city, cities }: QuestionProps) {
  const options = targetsFor(city, cities);
  const [target, setTarget] = useState(options[0]?.value ?? '/');
  const { message, isBusy, saved, save } = useSave();
  const { changes, deleted, changed } = planDeletion(files, slug, target);
  const name = city.locationName;
  const pages = countPages(files, slug);
  const ledHere = redirectsIn(files).filter(({ to }) => to === slug);
  const remove = () => save(() => staff.save(files, changes, `Delete the city ${name}`));
  if (saved)
    return (
      <>
        <SavedNote title={`${name} is deleted`} saved={saved} />
        <p>
          To have it back with all that went with it, press “Bring back” on the first page under “Deleted
          entries”, or “Bring this back” among its <a href={formerAddress(cityFile(slug))}>former versions</a>
          .
        </p>
      </>
    );
  return (
    <>
      <h1>Delete {name}?</h1>
      <p>
        {pages} pages go: all at /{slug}. They may be in advertisements, in search results and in customers’
        bookmarks, so their visitors are sent somewhere else.
      </p>
      <Field
        name="target"
        label="Where its visitors go"
        hint="Each of its pages leads there, to the same page of that city where it has one. The nearest cities come first."
        options={options}
        value={target}
        onChange={setTarget}
      />
      {ledHere.length > 0 && (
        <p>
          Former addresses that lead to it will lead there too:{' '}
          {ledHere.map(({ from }) => `/${from}`).join(', ')}.
        </p>
      )}
      <Files title="Deleted with it" names={nameFiles(files, deleted)} />
      <Files title="They name it, and no longer will" names={nameFiles(files, changed)} />
      <Refusal words={message} />
      <p className="staff-buttons">
        <Button isMain disabled={isBusy} onClick={() => void remove()}>
          Delete {name}
        </Button>
        <LinkButton href={entryOf(cityFile(slug))?.address}>Keep it</LinkButton>
      </p>
    </>
  );
}

/** Asks where the visitors of a city go, says what goes with it, and deletes it. */
export function DeleteCityPage({ staff, slug }: DeleteCityPageProps) {
  return (
    <ContentPage staff={staff} title="Delete a city">
      {({ files }) => {
        const cities = readCities(files);
        const city = cities.find((each) => each.slug === slug);
        if (!city) return `There is no city with the address /${slug}, or its file cannot be read.`;
        if (cities.length === 1)
          return `${city.locationName} is the only city, and the site needs one: add another city first.`;
        return <Question staff={staff} slug={slug} files={files} city={city} cities={cities} />;
      }}
    </ContentPage>
  );
}
