import { useState } from 'react';
import { joinWords } from '../../../../src/content-model/schema/parts';
import type { City, ContentFile, ContentFiles } from '../../../../src/content-model/types';
import { cityFile, countPages, readCities, redirectsIn } from '../../../content/cities/city-files';
import { findSlugError, listTargets, planDeletion, planRenaming } from '../../../content/cities/plan-cities';
import { entryName } from '../../../content/entry-name';
import type { StaffActions } from '../../../content/staff-actions';
import { LinkButton } from '../button';
import { Field, type Option } from '../fields';
import { Form, type Refuse, SavedNote } from '../form';
import { Folded, List } from '../parts';
import { entryOf, formerAddress, nameText } from '../place';
import { ContentPage } from './content-page';

type CityFormProps = {
  staff: StaffActions;
  files: ContentFile[];
  cities: City[];
  city: City;
  pages: number;
  former: string[];
};

function AddressForm({ staff, files, city, pages, former }: CityFormProps) {
  const { slug, locationName: name } = city;
  const [wanted, setWanted] = useState(slug);
  const newSlug = joinWords(wanted);
  const isBack = former.includes(`/${newSlug}`);
  const send = async (refuse: Refuse) => {
    const found = await findSlugError(files, slug, newSlug);
    if (found !== undefined) refuse(new Map([['new-slug', found]]));
    const words = `Change the address of ${name} to /${newSlug}`;
    const saved = await staff.save(files, planRenaming(files, slug, newSlug), words);
    return <SavedNote title={`${name} is at /${newSlug} now`} saved={saved} path={cityFile(newSlug)} />;
  };
  return (
    <Form
      title={`Change the address of ${name}`}
      send={send}
      button="Change the address"
      others={<LinkButton href={entryOf(cityFile(slug))?.address}>Leave it</LinkButton>}
    >
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
        onChange={setWanted}
        note={
          newSlug === '' || newSlug === slug
            ? ''
            : `${name} will be at /${newSlug}.${isBack ? ' It was there before: the redirect from there ends.' : ''}`
        }
      />
    </Form>
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
    <Folded title={title} items={paths}>
      <List items={paths} className="">
        {(path) => nameText(path, '', nameAt(path))}
      </List>
    </Folded>
  );
}

function DeletionForm({ staff, files, cities, city, pages, former }: CityFormProps) {
  const options = targetsFor(city, cities);
  const [target, setTarget] = useState(options[0]?.value ?? '/');
  const { slug, locationName: name } = city;
  const { changes, deleted, changed } = planDeletion(files, slug, target);
  const send = async () => (
    <>
      <SavedNote
        title={`${name} is deleted`}
        saved={await staff.save(files, changes, `Delete the city ${name}`)}
      />
      <p>
        To have it back with all that went with it, press “Bring this back” among its{' '}
        <a href={formerAddress(cityFile(slug))}>former versions</a>.
      </p>
    </>
  );
  return (
    <Form
      title={`Delete ${name}?`}
      send={send}
      button={`Delete ${name}`}
      others={<LinkButton href={entryOf(cityFile(slug))?.address}>Keep it</LinkButton>}
    >
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
    </Form>
  );
}

const titles = { 'city-address': 'Change the address of a city', 'delete-city': 'Delete a city' };

type CityPageProps = { staff: StaffActions; slug: string; page: keyof typeof titles };

export function CityPage({ staff, slug, page }: CityPageProps) {
  return (
    <ContentPage staff={staff} title={titles[page]}>
      {({ files }) => {
        const cities = readCities(files);
        const city = cities.find((each) => each.slug === slug);
        if (!city) return `There is no city with the address /${slug}, or its file cannot be read.`;
        const former = redirectsIn(files).flatMap(({ from, to }) => (to === slug ? `/${from}` : []));
        const props = { staff, files, cities, city, pages: countPages(files, slug), former };
        if (page === 'city-address') return <AddressForm {...props} />;
        if (cities.length > 1) return <DeletionForm {...props} />;
        return `${city.locationName} is the only city, and the site needs one: add another city first.`;
      }}
    </ContentPage>
  );
}
