/** The part of the Places library that the site uses; lookups.ts puts the addresses into the last line. */
(function standIn(addresses) {
  const query = new URL(document.currentScript.src).searchParams;
  const refuse = (reason) => Promise.reject(new Error(`Local maps: ${reason}`));

  class AutocompleteSessionToken {
    isSpent = false;
  }

  function wordsOf(text) {
    return text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean);
  }

  function componentsOf({ street, city, state, stateName, code, countryCode, country }) {
    const [, number, route] = /^(\d+) (.*)$/.exec(street) ?? [];
    const parts = [
      ['street_number', number, number],
      ['route', route, route],
      ['locality', city, city],
      ['administrative_area_level_1', stateName, state],
      ['country', country, countryCode],
      ['postal_code', code, code],
    ];
    return parts
      .filter(([, longText]) => longText)
      .map(([type, longText, shortText]) => ({ longText, shortText, types: [type, 'political'] }));
  }

  /** What is chosen: it has its fields once they are fetched, which ends the session. */
  const placeOf = (address, sessionToken) => ({
    fetchFields() {
      const { street, city, state, code, country } = address;
      sessionToken.isSpent = true;
      this.addressComponents = componentsOf(address);
      this.formattedAddress = `${street}, ${city}, ${state}${code && ` ${code}`}, ${country}`;
      return Promise.resolve({ place: this });
    },
  });

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions({ input, sessionToken, includedRegionCodes = [] }) {
      if (!(sessionToken instanceof AutocompleteSessionToken)) return refuse('a session token is needed.');
      if (sessionToken.isSpent) return refuse('the session ended with the last choice.');
      const words = wordsOf(input);
      const found = addresses.filter((address) => {
        const own = wordsOf(Object.values(address).join(' '));
        return (
          includedRegionCodes.includes(address.countryCode.toLowerCase()) &&
          words.every((word) => own.some((candidate) => candidate.startsWith(word)))
        );
      });
      const suggestions = found.slice(0, 5).map((address) => {
        const { street, city, state, country } = address;
        const detail = `${city}, ${state}, ${country}`;
        const placePrediction = {
          placeId: `local-${addresses.indexOf(address)}`,
          text: { text: `${street}, ${detail}`, matches: [] },
          mainText: { text: street, matches: [] },
          secondaryText: { text: detail, matches: [] },
          toPlace: () => placeOf(address, sessionToken),
        };
        return { placePrediction };
      });
      return Promise.resolve({ suggestions });
    },
  };

  window.google = {
    maps: { importLibrary: () => Promise.resolve({ AutocompleteSessionToken, AutocompleteSuggestion }) },
  };
  window[query.get('callback')]?.();
})(/* addresses */ []);
