import type { Country } from '../../../../src/content-model/types';
import { cityAt, describeSharedLocation, redirectOf } from '../../../content/cities/check-draft';
import { readRegions } from '../../../content/cities/city-files';
import { withName } from '../../../content/cities/draft-city';
import { listTimeZones } from '../../../content/cities/time-zones';
import { ChoiceField, TextField } from './field';
import type { StepProps } from './step-props';

const countries = [
  { value: 'CA', text: 'Canada' },
  { value: 'US', text: 'United States' },
];

const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
const asOption = (zone: string) => ({ value: zone, text: zoneWords(zone) });

type WhereStepProps = StepProps & {
  /** The phones of the known locations; undefined where none can be known. */
  phones: Record<string, string> | undefined;
};

/** Says what the page will show with a location; refuses none, because its record may come later. */
function locationWords({ draft, cities, phones }: WhereStepProps): string {
  const id = draft.locationId.trim();
  const main = 'the page shows the main number of the brand';
  if (id === '') return `Empty: ${main}.`;
  const phone = phones?.[id];
  const known =
    phones === undefined
      ? `Whether this location exists cannot be seen from here. If it does not, ${main}.`
      : phone === undefined
        ? `No location known here has this number: until there is one, ${main}.`
        : `Its phone is ${phone}.`;
  return [known, describeSharedLocation(cities, draft)].filter(Boolean).join(' ');
}

function slugWords({ draft, files }: WhereStepProps): string | undefined {
  const owner = draft.slug === '' ? undefined : cityAt(files, draft);
  if (owner !== undefined) return `${owner} has this address already.`;
  const to = draft.slug === '' ? undefined : redirectOf(files, draft);
  if (to === undefined) return undefined;
  const target = to === '/' ? 'the landing page' : `/${to}`;
  return `Visitors of /${draft.slug} are sent to ${target} now, because a city had this address before. Saving this city ends that.`;
}

/** The first step: what the city is called, where it is, and whose clock and phone it has. */
export function WhereStep(props: WhereStepProps) {
  const { draft, files, cities, onChange, errorAt } = props;
  const regions = readRegions(files).filter(({ country }) => [country, ''].includes(draft.country));
  const country = (draft.country || undefined) as Country | undefined;
  const zones = listTimeZones(country, draft.group, cities);
  const chooseGroup = (group: string): void => {
    const region = readRegions(files).find((each) => each.group === group);
    const [zone = ''] = cities.flatMap((city) => (city.badgeGroup === group ? [city.timeZone] : []));
    onChange({
      ...draft,
      group,
      country: region?.country ?? draft.country,
      timeZone: draft.timeZone || zone,
    });
  };
  return (
    <>
      <TextField
        name="name"
        label="Name"
        hint="As visitors read it."
        value={draft.name}
        onChange={(name) => onChange(withName(draft, name))}
        error={errorAt('name')}
      />
      <TextField
        name="slug"
        label="Address"
        hint={
          <>
            It comes from the name: “st-johns” is shown at /st-johns. To change it later is one more page,
            with redirects.
          </>
        }
        value={draft.slug}
        onChange={(slug) => onChange({ ...draft, slug, isSlugOwn: true })}
        note={errorAt('slug') === undefined ? slugWords(props) : undefined}
        error={errorAt('slug')}
      />
      <ChoiceField
        name="country"
        label="Country"
        empty="Choose the country"
        groups={[{ label: 'Countries', options: countries }]}
        value={draft.country}
        onChange={(value) =>
          onChange({ ...draft, country: value, ...(value !== draft.country && { group: '', timeZone: '' }) })
        }
        error={errorAt('country')}
      />
      <ChoiceField
        name="group"
        label="Province or state"
        hint={
          <>
            Its teams and its reviews are shown. Is it not in the list? Add it under “Team badges” first:{' '}
            <a href="#/collections/badges">Team badges</a>.
          </>
        }
        empty="Choose the province or state"
        groups={countries.map(({ value, text }) => ({
          label: text,
          options: regions
            .filter((region) => region.country === value)
            .map(({ group, region }) => ({ value: group, text: region.name })),
        }))}
        value={draft.group}
        onChange={chooseGroup}
        error={errorAt('group')}
      />
      <ChoiceField
        name="timeZone"
        label="Time zone"
        hint="Whose clock its days and time slots go by."
        empty="Choose the time zone"
        groups={[
          { label: 'Of this country', options: zones.near.map(asOption) },
          { label: 'Others', options: zones.far.map(asOption) },
        ]}
        value={draft.timeZone}
        onChange={(timeZone) => onChange({ ...draft, timeZone })}
        error={errorAt('timeZone')}
      />
      <TextField
        name="locationId"
        label="Location number (optional)"
        hint="The number of its location in the database, where its phone comes from."
        value={draft.locationId}
        onChange={(locationId) => onChange({ ...draft, locationId })}
        note={errorAt('locationId') === undefined ? locationWords(props) : undefined}
        error={errorAt('locationId')}
      />
      <fieldset className="city-group">
        <legend>On the map (optional)</legend>
        <p className="city-hint">
          The middle of its area. By it, visitors are shown the cities near them; without it, nobody knows how
          far the next city is.
        </p>
        <TextField
          name="latitude"
          label="Latitude"
          hint="Such as 43.65."
          value={draft.latitude}
          onChange={(latitude) => onChange({ ...draft, latitude })}
          error={errorAt('latitude')}
        />
        <TextField
          name="longitude"
          label="Longitude"
          hint="Such as -79.38: it begins with a minus."
          value={draft.longitude}
          onChange={(longitude) => onChange({ ...draft, longitude })}
          error={errorAt('longitude')}
        />
      </fieldset>
    </>
  );
}
