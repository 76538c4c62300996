/** Each module has one function, which brings the HTML of its island to life, and gives what has taken its place. */
export type Island = { mount: (host: HTMLElement, props: never) => Promise<HTMLElement | void> | void };

/** All islands of the site: where their code is. What a page has at rest comes in one file, and so do its forms. */
export const islands = {
  film: () => import(/* webpackChunkName: "rest" */ '../features/hero/islands/film'),
  'same-day': () => import(/* webpackChunkName: "rest" */ '../features/requests/islands/same-day'),
  'social-proof': () =>
    import(/* webpackChunkName: "rest" */ '../features/social-proof/islands/social-proof'),
  'text-photos': () => import(/* webpackChunkName: "rest" */ '../features/haul/islands/text-photos'),
  'nearby-cities': () =>
    import(/* webpackChunkName: "rest" */ '../features/city-finder/islands/nearby-cities'),
  'country-logo': () => import(/* webpackChunkName: "rest" */ '../features/cities/islands/country-logo'),
  drawer: () => import(/* webpackChunkName: "drawer" */ '../features/site-chrome/islands/drawer'),
  'faq-search': () => import(/* webpackChunkName: "faq-search" */ '../features/questions/islands/faq-search'),
  video: () => import(/* webpackChunkName: "video" */ '../features/reviews/islands/video'),
  quote: () => import(/* webpackChunkName: "forms" */ '../features/ticket/islands/quote'),
  estimate: () => import(/* webpackChunkName: "forms" */ '../features/requests/islands/estimate'),
  book: () => import(/* webpackChunkName: "forms" */ '../features/requests/islands/book'),
  booking: () => import(/* webpackChunkName: "booking" */ '../features/ticket/islands/booking'),
  'haul-picker': () => import(/* webpackChunkName: "haul" */ '../features/haul/islands/haul-picker'),
  copy: () => import(/* webpackChunkName: "haul" */ '../features/ticket/islands/copy'),
  'city-finder': () =>
    import(/* webpackChunkName: "city-finder" */ '../features/city-finder/islands/city-finder'),
  'confirmed-ticket': () =>
    import(/* webpackChunkName: "ticket" */ '../features/ticket/islands/confirmed-ticket'),
} satisfies Record<string, () => Promise<Island>>;

export type IslandName = keyof typeof islands;
