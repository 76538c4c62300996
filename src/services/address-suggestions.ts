import { addressFromComponents, type AddressParts } from '../domain/requests/address';
import { failed, succeeded, type Result } from '../domain/result';
import { notLaterThan } from './deadline';
import { mapsScriptUrl } from './settings';

/**
 * Address suggestions from the current Places API of the Maps JavaScript API (docs/specification.md, section 7,
 * docs/decisions/0017). Its types are known everywhere, but it is there only once its script has run: hence MapsWindow.
 */
type PlacesLibrary = google.maps.PlacesLibrary;
type PlacePrediction = google.maps.places.PlacePrediction;
type MapsWindow = {
  google?: { maps?: { importLibrary?: (name: 'places') => Promise<PlacesLibrary> } };
  handlePlacesReady?: () => void;
};

export type AddressSuggestion = {
  id: string;
  /** The whole address in one line. */
  text: string;
  /** Its two parts, as a list shows them. */
  title: string;
  detail: string;
  prediction: PlacePrediction;
};

const deadlineMs = 5000;

let loading: Promise<PlacesLibrary> | null = null;
let hasLoadFailed = false;
/** From the first key to the choice: what is asked between the two is one session, and billed as one. */
let sessionToken: google.maps.places.AutocompleteSessionToken | null = null;

/** A script that never arrives leaves its promise open, so each wait has a deadline of its own. */
function withinDeadline<Value>(task: Promise<Value>, name: string): Promise<Value> {
  return notLaterThan(deadlineMs, task, `${name} took over ${deadlineMs / 1000} s`);
}

function withCallback(url: string): string {
  const address = new URL(url, window.location.href);
  address.searchParams.set('callback', 'handlePlacesReady');
  return address.href;
}

async function runScript(url: string): Promise<PlacesLibrary> {
  const maps = window as unknown as MapsWindow;
  await new Promise<void>((resolve, reject) => {
    // The script calls this when it is ready, which is after it has loaded.
    maps.handlePlacesReady = resolve;
    const script = document.createElement('script');
    script.src = withCallback(url);
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
    hasLoadFailed = true;
    throw cause;
  });
  return loading;
}

/** Whether this site has suggestions at all; without them nothing is asked and nothing has failed. */
export function hasAddressSuggestions(): boolean {
  return mapsScriptUrl() !== null;
}

/** Loads the script on first need. One that failed is tried again here, and nowhere else. */
export async function prepareAddressSuggestions(): Promise<Result<null>> {
  if (hasLoadFailed) loading = null;
  hasLoadFailed = false;
  try {
    await withinDeadline(load(), 'Loading the maps script');
    return succeeded(null);
  } catch (cause) {
    return failed(cause);
  }
}

function readPrediction(prediction: PlacePrediction): AddressSuggestion {
  const { placeId, text, mainText, secondaryText } = prediction;
  return {
    id: placeId,
    text: text.text,
    title: mainText?.text ?? text.text,
    detail: secondaryText?.text ?? '',
    prediction,
  };
}

/** Addresses of Canada and the United States that begin like the input. */
export async function suggestAddresses(input: string): Promise<Result<AddressSuggestion[]>> {
  try {
    const find = async (): Promise<AddressSuggestion[]> => {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await load();
      sessionToken ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        includedRegionCodes: ['ca', 'us'],
      });
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [readPrediction(placePrediction)] : [],
      );
    };
    return succeeded(await withinDeadline(find(), 'Asking for addresses'));
  } catch (cause) {
    return failed(cause);
  }
}

/** The parts of the chosen address; ends the session. An address that cannot be read is a failure. */
export async function readAddress({ text, prediction }: AddressSuggestion): Promise<Result<AddressParts>> {
  sessionToken = null;
  try {
    const place = prediction.toPlace();
    const request = { fields: ['addressComponents', 'formattedAddress'] };
    await withinDeadline(place.fetchFields(request), 'Reading the address');
    const parts = addressFromComponents(place.addressComponents, place.formattedAddress);
    return parts.street === '' ? failed(`No street in "${text}"`) : succeeded(parts);
  } catch (cause) {
    return failed(cause);
  }
}
