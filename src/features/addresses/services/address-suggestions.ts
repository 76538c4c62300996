import { addressFromComponents, type AddressParts } from '../rules/address';
import { failed, succeeded, type Result } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
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

const deadlineMs = 5000;

let loading: Promise<PlacesLibrary> | null = null;
let hasLoadFailed = false;
/** A session lasts from the first key to the choice; Google bills its requests together. */
let sessionToken: google.maps.places.AutocompleteSessionToken | null = null;

/** The promise of a script that never arrives stays open, so each wait has a deadline of its own. */
function withinDeadline<Value>(task: Promise<Value>, name: string): Promise<Value> {
  return within(deadlineMs, task, `${name} took over ${deadlineMs / 1000} s`);
}

function withCallback(url: string): string {
  const address = new URL(url, window.location.href);
  address.searchParams.set('callback', 'handlePlacesReady');
  return address.href;
}

async function runScript(url: string): Promise<PlacesLibrary> {
  const maps = window as unknown as MapsWindow;
  await new Promise<void>((resolve, reject) => {
    // The script calls this when it is ready, some time after it has loaded.
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

/** Whether this site has address suggestions; without them an empty answer is not a failure. */
export function hasAddressSuggestions(): boolean {
  return mapsScriptUrl() !== null;
}

/** Loads the script when it is first needed. Only this function tries again after a failure. */
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

/** Gives addresses of Canada and the United States that begin with the input. */
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

/** Reads the parts of the chosen address and ends the session. An address that cannot be read is a failure. */
export async function readAddress({ text, prediction }: AddressSuggestion): Promise<Result<AddressParts>> {
  sessionToken = null;
  try {
    const chosen = prediction.toPlace();
    const request = { fields: ['addressComponents', 'formattedAddress'] };
    await withinDeadline(chosen.fetchFields(request), 'Reading the address');
    const parts = addressFromComponents(chosen.addressComponents, chosen.formattedAddress);
    return parts.street === '' ? failed(`No street in "${text}"`) : succeeded(parts);
  } catch (cause) {
    return failed(cause);
  }
}
