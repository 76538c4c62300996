import { type ReactNode, useState } from 'react';
import { joinWords } from '../../../../src/content-model/schema/parts';
import type { City, ContentFile, ContentFiles } from '../../../../src/content-model/types';
import { cityFile, countPages, readCities, redirectsIn } from '../../../content/cities/city-files';
import { findSlugError, listTargets, planDeletion, planRenaming } from '../../../content/cities/plan-cities';
import { entryName } from '../../../content/entry-name';
import type { StaffActions } from '../../../content/staff-actions';
import { Button, LinkButton } from '../button';
import { entryOf, formerAddress, nameText } from '../place';
import { ContentPage, Refusal, SavedNote, useForm } from './content-page';
import { Field, type Option } from '../fields';

type CityPageProps = { staff: StaffActions; slug: string };

type Read = { files: ContentFile[]; cities: City[]; city: City; pages: number; former: string[] };

type FrameProps = CityPageProps & { title: string; children: (read: Read) => ReactNode };

function CityPage({ staff, slug, title, children }: FrameProps) {
  return (
    <ContentPage staff={staff} title={title}>
      {({ files }) => {
        const cities = readCities(files);
        const city = cities.find((each) => each.slug === slug);
        if (!city) return `There is no city with the address /${slug}, or its file cannot be read.`;
        const former = redirectsIn(files).flatMap(({ from, to }) => (to === slug ? `/${from}` : []));
        return children({ files, cities, city, pages: countPages(files, slug), former });
      }}
    </ContentPage>
  );
}

function AddressQuestion({ staff, slug, files, city, pages, former }: CityPageProps & Read) {
  const [wanted, setWanted] = useState(slug);
  const { message, isBusy, saved, save, errors, refuse, forget } = useForm();
  const name = city.locationName;
  const newSlug = joinWords(wanted);
  const isBack = former.includes(`/${newSlug}`);
  const change = async () => {
    const found = await findSlugError(files, slug, newSlug);
    refuse(new Map(found === undefined ? [] : [['new-slug', found]]));
    const words = `Change the address of ${name} to /${newSlug}`;
    return staff.save(files, planRenaming(files, slug, newSlug), words);
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
      {former.length > 0 && <p>Former addresses lead along: {former.join(', ')}.</p>}
      <Field
        name="new-slug"
        label="New address"
        hint="Lowercase words joined by hyphens; other characters are changed."
        value={wanted}
        onChange={(value) => {
          setWanted(value);
          forget('new-slug');
        }}
        note={
          newSlug === '' || newSlug === slug
            ? ''
            : `${name} will be at /${newSlug}.${isBack ? ' It was there before: the redirect from there ends.' : ''}`
        }
        error={errors.get('new-slug')}
      />
      <Refusal words={message} />
      <p className="staff-buttons">
        <Button isMain disabled={isBusy} onClick={() => void save(change)}>
          Change the address
        </Button>
        <LinkButton href={entryOf(cityFile(slug))?.address}>Leave it</LinkButton>
      </p>
    </>
  );
}

export function CityAddressPage(props: CityPageProps) {
  return (
    <CityPage {...props} title="Change the address of a city">
      {(read) => <AddressQuestion {...props} {...read} />}
    </CityPage>
  );
}

function targetsFor(city: City, cities: readonly City[]): Option[] {
  const { near, far } = listTargets(city, cities);
  const asOption = ({ slug, locationName }: City): Option => ({
    value: slug,
    label: `${locationName}, /${slug}`,
  });
  const landing = { value: '/', label: 'The landing page, where visitors choose a city' };
  return [...near.map(asOption), landing, ...far.map(asOption)];
}

type FilesProps = { title: string; files: ContentFiles; paths: readonly string[] };

function Files({ title, files, paths }: FilesProps) {
  if (paths.length === 0) return null;
  const nameAt = (path: string): string | undefined => {
    const file = files.find((each) => each.path === path);
    return file && entryName(file);
  };
  return (
    <details open={paths.length <= 5}>
      <summary>
        {title} ({paths.length})
      </summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>{nameText(path, '', nameAt(path))}</li>
        ))}
      </ul>
    </details>
  );
}

function DeletionQuestion({ staff, slug, files, city, cities, pages, former }: CityPageProps & Read) {
  const options = targetsFor(city, cities);
  const [target, setTarget] = useState(options[0]?.value ?? '/');
  const { message, isBusy, saved, save } = useForm();
  const { changes, deleted, changed } = planDeletion(files, slug, target);
  const name = city.locationName;
  const remove = () => save(() => staff.save(files, changes, `Delete the city ${name}`));
  if (saved)
    return (
      <>
        <SavedNote title={`${name} is deleted`} saved={saved} />
        <p>
          To have it back with all that went with it, press “Bring this back” among its{' '}
          <a href={formerAddress(cityFile(slug))}>former versions</a>.
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
      {former.length > 0 && <p>Former addresses that lead to it will lead there too: {former.join(', ')}.</p>}
      <Files title="Deleted with it" files={files} paths={deleted} />
      <Files title="They name it, and no longer will" files={files} paths={changed} />
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

export function DeleteCityPage(props: CityPageProps) {
  return (
    <CityPage {...props} title="Delete a city">
      {(read) => {
        if (read.cities.length > 1) return <DeletionQuestion {...props} {...read} />;
        return `${read.city.locationName} is the only city, and the site needs one: add another city first.`;
      }}
    </CityPage>
  );
}
