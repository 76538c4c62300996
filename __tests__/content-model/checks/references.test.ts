import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Badges
cities/toronto.json: badgeGroup = "ontaroi"
reviews/first.json: badgeGroup = "texas"
  badgeGroup: "ontaroi"
    | a province or state of badges/; there is no badges/ontaroi.json; did you mean "ontario"?
  reviews/first.json badgeGroup: "texas" | a province or state of badges/; there is no badges/texas.json
    | write one of: ontario; or add a file for a new province or state

badges/yukon.json: like badges/ontario.json; group = "yukon"
cities/whitehorse.json: like cities/toronto.json; slug = "whitehorse"; badgeGroup = "yukon"
  fine

# Countries
cities/toronto.json: country = "US"
cities/toronto.json: position = {"latitude": 43.65, "longitude": -79.38}; timeZone = "America/Vancouver"
badges/ontario.json: region.code = "QB"
  badges/ontario.json region.code: "QB" | the code of a province or state, such as ON or GA
  country: "US" | "CA", the country of badges/ontario.json
  timeZone: "America/Vancouver" | a time zone further east, where the city is by its position

cities/toronto.json: postalPrefixes = ["L1S", "303", "304"]
  postalPrefixes[1]: "303" and 1 more | the beginning of a postal code, like "M" or "L5": the city is in Canada

cities/toronto.json: postalPrefixes = ["L1S", "T5"]
  postalPrefixes[1]: "T5" | the beginning of a postal or zip code in Ontario

cities/toronto.json: postalPrefixes = ["M"]; position = {"latitude": 43.65, "longitude": -79.38}
  fine

cities/toronto.json: postalPrefixes = ["M"]; position = {"latitude": 43.65, "longitude": -123}
  position: the place 43.65, -123
    | a place in the area of its postal codes, as 43.8, -79.23 is
  timeZone: "America/Toronto" | a time zone further west, where the city is by its position

cities/toronto.json: position = {"latitude": 43.65, "longitude": -79.38}; timeZone = "America/Edmonton"
  fine

cities/toronto.json: timeZone = "Asia/Tokyo"
cities/toronto.json: position = {"latitude": 43.65, "longitude": 79.38}
  position.longitude: the number 79.38
    | a number below 0, from -180 to -52: Canada and the US are west of London
  timeZone: "Asia/Tokyo" | [...]

cities/reno.json: like cities/toronto.json; slug = "reno"; badgeGroup = "nevada"; country = "US"; postalPrefixes = ["895", "M4L"]
badges/nevada.json: like badges/ontario.json; group = "nevada"; country = "US"
  postalPrefixes[1]: "M4L" | the beginning of a zip code, like "303": the city is in the United States

# Services in cities
local-services/torronto/ranges.json: like local-services/toronto/stoves.json
  (file): "torronto" | the slug of a city; there is no cities/torronto.json; did you mean "toronto"?

local-services/toronto/Hot Tubs.json: like local-services/toronto/stoves.json; order = 2; name = "Ranges"
  (file): a file named "Hot Tubs"
    | lowercase words joined by hyphens, not "index": the page is at /toronto/what-we-take/ and this name
    | name the file after what the page is about, such as hot-tubs.json

local-services/toronto/index.json: like local-services/toronto/stoves.json; order = 2; name = "Ranges"
  (file): a file named "index" | [...]

local-services/toronto/stoves.json: service = "aplliances"
guides/anvils.json: service = "violins"
reviews/first.json: about = ["stoves", "stovs", "violins"]
  service: "aplliances"
    | the slug of a service; there is no services/aplliances.json; did you mean "appliances"?
  guides/anvils.json service: "violins" | the slug of a service; there is no services/violins.json | write one of: appliances
  reviews/first.json about[1]: "stovs"
    | the name of a page of a service in a city: of a file in local-services/, without .json; did you mean "stoves"?
  reviews/first.json about[2]: "violins" | the name of a page of a service in a city: of a file in local-services/, without .json
    | write one that is there, or take it out

guides/bellows.json: like guides/anvils.json; slug = "bellows"
  order: the number 1 | one of its own; guides/anvils.json has this one already
    | write another number: 2 is free, and puts it last
  name: "Anvil removal" | one of its own; guides/anvils.json has this one already
    | change one of the two

local-services/toronto/ranges.json: like local-services/toronto/stoves.json
  name: "Stoves" | one of its own; local-services/toronto/stoves.json has this one already
    | change one of the two
  order: the number 1 | one of its own; local-services/toronto/stoves.json has this one already
    | write another number: 2 is free, and puts it last

# Jobs and campaigns
jobs/basement.json: city = "tornto"
campaigns/spring.json: cities = ["toronto", "torronto", "vancouver"]
campaigns/spring.json: coupon = "half-laod"
  campaigns/spring.json cities[1]: "torronto" | [...]
  campaigns/spring.json cities[2]: "vancouver" | [...]
  city: "tornto" | the slug of a city; there is no cities/tornto.json; did you mean "toronto"?
  campaigns/spring.json coupon: "half-laod" | the id of a coupon in site/coupons.json or of a city; did you mean "half-load"?

# Redirects
site/redirects.json: cities = [{"from": "old-york", "to": "toronto"}, {"from": "fort-york", "to": "toronto"}, {"from": "ghost-town", "to": "/"}]
site/redirects.json: pages = [{"from": "/:city/offer/winter", "to": "/:city"}, {"from": "/toronto/what-we-take/hats", "to": "/toronto/what-we-take"}]
  fine

site/redirects.json: cities = [{"from": "toronto", "to": "/"}]
site/redirects.json: pages = [{"from": "/:city/offer/spring", "to": "/junk-removal/hats"}]
  cities[0].from: "toronto" | the old slug of a city that is gone or renamed; a page is there
    | take the redirect out
  pages[0].from: "/:city/offer/spring" | a page that is gone | name another one, or take the redirect out
  pages[0].to: "/junk-removal/hats" | the address of a page that is there | [...]

site/redirects.json: cities = [{"from": "old-york", "to": "torono"}, {"from": "fort-york", "to": "old-york"}]
  cities[0].to: "torono" | the slug of a city; there is no cities/torono.json; did you mean "toronto"?
  cities[1].to: "old-york" | the slug of a city; there is no cities/old-york.json | write one, or take it out

site/redirects.json: cities = [{"from": "/Old York/", "to": "/toronto"}]
  cities[0].from: "/Old York/" | lowercase words joined by hyphens, in quotes | write "old-york"
  cities[0].to: "/toronto" | the slug of a city, or "/" for the page on which visitors choose one
    | write "toronto"
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
