/** The part of the Places library that the site uses; lookups.ts puts the addresses into the last line. */
(function standIn(addresses) {
  const query = new URL(document.currentScript.src).searchParams;
  const refuse = (reason) => Promise.reject(new Error(`Local maps: ${reason}`));

  class AutocompleteSessionToken {
    isSpent = false;
  }

  class Place {
    #address;
    #sessionToken;

    constructor(address, sessionToken) {
      this.#address = address;
      this.#sessionToken = sessionToken;
    }

    fetchFields({ fields }) {
      const known = {
        addressComponents: componentsOf(this.#address),
        formattedAddress: lineOf(this.#address),
      };
      this.#sessionToken.isSpent = true;
      for (const name of fields) this[name] = known[name];
      return Promise.resolve({ place: this });
    }
  }

  class AutocompleteSuggestion {
    constructor(address, index, sessionToken) {
      const { street, city, state, country } = address;
      const detail = `${city}, ${state}, ${country}`;
      this.placePrediction = {
        placeId: `local-${index}`,
        text: { text: `${street}, ${detail}`, matches: [] },
        mainText: { text: street, matches: [] },
        secondaryText: { text: detail, matches: [] },
        toPlace: () => new Place(address, sessionToken),
      };
    }

    static fetchAutocompleteSuggestions({ input, sessionToken, includedRegionCodes = [] }) {
      if (!(sessionToken instanceof AutocompleteSessionToken)) return refuse('a session token is needed.');
      if (sessionToken.isSpent) return refuse('the session ended with the last choice.');
      const words = wordsOf(input);
      const suggestions = addresses
        .map((address, index) => ({ address, index }))
        .filter(({ address }) => includedRegionCodes.includes(address.countryCode.toLowerCase()))
        .filter(({ address }) => {
          const own = wordsOf(Object.values(address).join(' '));
          return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
        })
        .slice(0, 5)
        .map(({ address, index }) => new AutocompleteSuggestion(address, index, sessionToken));
      return Promise.resolve({ suggestions });
    }
  }

  function wordsOf(text) {
    return text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean);
  }

  function lineOf({ street, city, state, code, country }) {
    return `${street}, ${city}, ${state}${code && ` ${code}`}, ${country}`;
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

  window.google = {
    maps: {
      importLibrary: () => Promise.resolve({ AutocompleteSessionToken, AutocompleteSuggestion, Place }),
    },
  };
  window[query.get('callback')]?.();
})(/* addresses */ []);
