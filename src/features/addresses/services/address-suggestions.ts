import { addressFromComponents, type AddressParts } from '../rules/address';
import type { Result } from '../../../shared/values/result';
import { inTime } from '../../../shared/browser/deadline';
import { mapsScriptUrl } from '../../../shared/site/settings';

/** The current Places API (docs/decisions/0003), which exists only after its script has run. */
type PlacesLibrary = google.maps.PlacesLibrary;
type PlacePrediction = google.maps.places.PlacePrediction;
type MapsWindow = {
  google?: { maps?: { importLibrary?: (name: 'places') => Promise<PlacesLibrary> } };
  handlePlacesReady?: () => void;
};

export type AddressSuggestion = {
  id: string;
  text: string;
  title: string;
  detail: string;
  prediction: PlacePrediction;
};

/** Of each wait, because the promise of a script that never arrives stays open. */
const deadlineMs = 5000;

let loading: Promise<PlacesLibrary> | null = null;
let hasFailed = false;
/** A session lasts from the first key to the choice; Google bills its requests together. */
let sessionToken: google.maps.places.AutocompleteSessionToken | null = null;

async function runScript(url: string): Promise<PlacesLibrary> {
  const maps = window as unknown as MapsWindow;
  const address = new URL(url, window.location.href);
  address.searchParams.set('callback', 'handlePlacesReady');
  await new Promise<void>((resolve, reject) => {
    // The script calls this when it is ready, some time after it has loaded.
    maps.handlePlacesReady = resolve;
    const script = document.createElement('script');
    script.src = address.href;
    script.async = true;
    script.addEventListener('error', () => reject(new Error('The maps script could not be loaded')));
    document.head.append(script);
  });
  const places = await maps.google?.maps?.importLibrary?.('places');
  if (!places) throw new Error('The maps script has no places library');
  return places;
}

function load(): Promise<PlacesLibrary> {
  const url = mapsScriptUrl();
  if (url === null) return Promise.reject(new Error('There is no maps key'));
  loading ??= runScript(url).catch((cause: unknown) => {
    hasFailed = true;
    throw cause;
  });
  return loading;
}

/** Whether this site has address suggestions; without them an empty answer is not a failure. */
export function hasAddressSuggestions(): boolean {
  return mapsScriptUrl() !== null;
}

/** Loads the script when it is first needed. Only this function tries again after a failure. */
export async function prepareAddressSuggestions(): Promise<Result<unknown>> {
  if (hasFailed) loading = null;
  hasFailed = false;
  return inTime(deadlineMs, load(), 'Loading the maps script');
}

function readPrediction(prediction: PlacePrediction): AddressSuggestion {
  const { placeId: id, mainText, secondaryText } = prediction;
  const { text } = prediction.text;
  return { id, text, title: mainText?.text ?? text, detail: secondaryText?.text ?? '', prediction };
}

async function findAddresses(input: string): Promise<AddressSuggestion[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await load();
  sessionToken ??= new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    sessionToken,
    includedRegionCodes: ['ca', 'us'],
  });
  return suggestions.flatMap(({ placePrediction: found }) => (found ? [readPrediction(found)] : []));
}

export const suggestAddresses = (input: string): Promise<Result<AddressSuggestion[]>> =>
  inTime(deadlineMs, findAddresses(input), 'Asking for addresses');

async function readParts({ text, prediction }: AddressSuggestion): Promise<AddressParts> {
  const chosen = prediction.toPlace();
  await chosen.fetchFields({ fields: ['addressComponents', 'formattedAddress'] });
  const parts = addressFromComponents(chosen.addressComponents, chosen.formattedAddress);
  if (parts.street === '') throw new Error(`No street in "${text}"`);
  return parts;
}

/** Reads the parts of the chosen address and ends the session. An address that cannot be read is a failure. */
export function readAddress(chosen: AddressSuggestion): Promise<Result<AddressParts>> {
  sessionToken = null;
  return inTime(deadlineMs, readParts(chosen), 'Reading the address');
}
