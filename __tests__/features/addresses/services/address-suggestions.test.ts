import type { AddressSuggestion } from '../../../../src/features/addresses/services/address-suggestions';

type Service = typeof import('../../../../src/features/addresses/services/address-suggestions');
type Fake = ReturnType<typeof fakePlaces>;

const prediction = (title: string, components: unknown[] = []) => ({
  placeId: title,
  text: { text: `${title}, Toronto, ON, Canada` },
  mainText: { text: title },
  secondaryText: { text: 'Toronto, ON, Canada' },
  toPlace: () => {
    const place = {
      addressComponents: undefined as unknown,
      formattedAddress: undefined as unknown,
      fetchFields: async ({ fields }: { fields: string[] }) => {
        if (fields.includes('addressComponents')) place.addressComponents = components;
        if (fields.includes('formattedAddress')) place.formattedAddress = `${title}, Toronto`;
      },
    };
    return place;
  },
});

function fakePlaces() {
  return {
    AutocompleteSessionToken: Date,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: jest.fn<
        Promise<{ suggestions: unknown[] }>,
        [request: { sessionToken: object }]
      >(async () => ({
        suggestions: [{ placePrediction: prediction('12 Lanternwood Avenue') }, { placePrediction: null }],
      })),
    },
  };
}

function asked(fake: Fake) {
  return fake.AutocompleteSuggestion.fetchAutocompleteSuggestions;
}

const scripts = () => [...document.head.querySelectorAll('script')];
const maps = window as unknown as { google?: unknown; handlePlacesReady?: () => void };

/** A service whose script has not been asked for yet, as on a new page. */
async function newPage(): Promise<Service> {
  jest.resetModules();
  return await import('../../../../src/features/addresses/services/address-suggestions');
}

async function readyPage() {
  const service = await newPage();
  const fake = fakePlaces();
  const prepared = service.prepareAddressSuggestions();
  maps.google = { maps: { importLibrary: async () => fake } };
  maps.handlePlacesReady?.();
  expect(await prepared).toMatchObject({ ok: true });
  return { service, fake };
}

async function firstSuggestion(service: Service): Promise<AddressSuggestion> {
  const answer = await service.suggestAddresses('lan');
  if (!answer.ok || !answer.value[0]) throw new Error('nothing was suggested');
  return answer.value[0];
}

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete maps.google;
  delete maps.handlePlacesReady;
  delete process.env.GATSBY_MAPS_KEY;
  delete process.env.GATSBY_DATABASE_URL;
  jest.useRealTimers();
});

test('a site with a real database and no maps key asks nobody', async () => {
  process.env.GATSBY_DATABASE_URL = 'https://name.firebaseio.com';
  const service = await newPage();
  expect(service.hasAddressSuggestions()).toBe(false);
  expect(await service.prepareAddressSuggestions()).toMatchObject({ ok: false });
  expect(await service.suggestAddresses('lan')).toMatchObject({ ok: false });
  expect(scripts()).toHaveLength(0);
});

test('suggestions are asked of Canada and the United States only, and given by their parts', async () => {
  const { service, fake } = await readyPage();
  expect(await service.suggestAddresses('12 lan')).toMatchObject({
    ok: true,
    value: [
      {
        id: '12 Lanternwood Avenue',
        text: '12 Lanternwood Avenue, Toronto, ON, Canada',
        title: '12 Lanternwood Avenue',
        detail: 'Toronto, ON, Canada',
      },
    ],
  });
  expect(asked(fake)).toHaveBeenCalledWith({
    input: '12 lan',
    sessionToken: expect.any(fake.AutocompleteSessionToken),
    includedRegionCodes: ['ca', 'us'],
  });
});

test('a session lasts from the first key to the choice, whose address is read by its parts', async () => {
  const { service, fake } = await readyPage();
  const components = [{ longText: 'Canada', shortText: 'Canada', types: ['country'] }];
  asked(fake).mockResolvedValue({ suggestions: [{ placePrediction: prediction('12 Lane', components) }] });
  await service.suggestAddresses('lan');
  expect(await service.readAddress(await firstSuggestion(service))).toStrictEqual({
    ok: true,
    value: { street: '12 Lane', city: '', state: '', zip: '', country: 'Canada' },
  });
  await service.suggestAddresses('cop');
  const [first, second, third] = asked(fake).mock.calls.map(([request]) => request.sessionToken);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a blocked script is a failure, which no key tries again but the next focus does', async () => {
  const service = await newPage();
  const prepared = service.prepareAddressSuggestions();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await prepared).toMatchObject({ ok: false });
  expect(await service.suggestAddresses('lan')).toMatchObject({ ok: false });
  expect(await service.suggestAddresses('lant')).toMatchObject({ ok: false });
  expect(scripts()).toHaveLength(1);
  void service.prepareAddressSuggestions();
  expect(scripts()).toHaveLength(2);
});

test('a script that does not come is given up after 5 s, and used when it comes after all', async () => {
  jest.useFakeTimers();
  const service = await newPage();
  const prepared = service.prepareAddressSuggestions();
  await jest.advanceTimersByTimeAsync(4999);
  const asking = service.suggestAddresses('lan');
  await jest.advanceTimersByTimeAsync(1);
  expect(await prepared).toMatchObject({ ok: false });
  await jest.advanceTimersByTimeAsync(4999);
  expect(await asking).toMatchObject({ ok: false });
  maps.google = { maps: { importLibrary: async () => fakePlaces() } };
  maps.handlePlacesReady?.();
  expect(await service.suggestAddresses('lan')).toMatchObject({ ok: true });
  expect(scripts()).toHaveLength(1);
});
