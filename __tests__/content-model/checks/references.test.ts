import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Badges
cities/toronto.json: badgeGroup = "ontaroi"
  badgeGroup: "ontaroi" | a file of badges/, one of: ontario; did you mean "ontario"?

reviews/first.json: badgeGroup = "texas"
  badgeGroup: "texas" | a file of badges/, one of: ontario
    | write one of these, or add badges/texas.json for a new province or state

badges/yukon.json: like badges/ontario.json; group = "yukon"
cities/whitehorse.json: like cities/toronto.json; slug = "whitehorse"; badgeGroup = "yukon"
  fine

badge/ontario.json: like badges/ontario.json
badges/ontario.json: gone
  (file): "badge/ontario.json" | no such folder; did you mean "badges/"?

badges/ontario.json: gone
  badges/ (file): no files | a file for each province or state: cities/toronto.json, reviews/first.json name one

# Countries
cities/toronto.json: country = "US"
  country: "US" | "CA", the country of badges/ontario.json

cities/toronto.json: country = "US"; postalPrefixes = ["L1S", "L1T"]
  country: "US" | "CA", the country of badges/ontario.json, and of 2 of its 2 postalPrefixes

cities/toronto.json: postalPrefixes = ["L1S", "L1T", "303"]
  postalPrefixes[2]: "303" | the beginning of a postal code, like "M" or "L5": the city is in Canada

cities/toronto.json: postalPrefixes = ["L1S", "303", "304"]
  postalPrefixes: 2 of 3 of the United States, such as "303"
    | the beginning of a postal code, like "M" or "L5": the city is in Canada
    | write those of the city, or "US" as its country

cities/ajax.json: like cities/toronto.json; slug = "ajax"
badges/ontario.json: country = "US"
  badges/ontario.json country: "US" | "CA", the country of its 2 cities

cities/reno.json: like cities/toronto.json; slug = "reno"; badgeGroup = "nevada"; country = "US"; postalPrefixes = ["895", "M4L"]
badges/nevada.json: like badges/ontario.json; group = "nevada"; country = "US"
  postalPrefixes[1]: "M4L" | the beginning of a zip code, like "303": the city is in the United States

# Services in cities
local-services/torronto/ranges.json: like local-services/toronto/stoves.json
  (file): a file in the folder "torronto"
    | a folder with the slug of a city: the name of its file in cities/, without .json; did you mean "toronto"?

local-services/vancouver/ranges.json: like local-services/toronto/stoves.json
  (file): a file in the folder "vancouver"
    | a folder with the slug of a city: the name of its file in cities/, without .json
    | rename the folder, or take it out

local-services/toronto/Hot Tubs.json: like local-services/toronto/stoves.json; order = 2; name = "Ranges"
  (file): a file named "Hot Tubs"
    | lowercase words joined by hyphens: the page's address is /toronto/what-we-take/ and this name
    | give the file another name, such as hot-tubs.json

local-services/toronto/index.json: like local-services/toronto/stoves.json; order = 2; name = "Ranges"
  (file): a file named "index" | another name: /toronto/what-we-take/index is the address of the page above it
    | name the file after what the page is about

local-services/toronto/stoves.json: service = "aplliances"
  service: "aplliances"
    | the slug of a service: the name of its file in services/, without .json; did you mean "appliances"?

local-services/toronto/stoves.json: service = "violins"
  service: "violins" | the slug of a service: the name of its file in services/, without .json
    | write one of: appliances

local-services/toronto/ranges.json: like local-services/toronto/stoves.json
  name: "Stoves" | a name of its own in its city; local-services/toronto/stoves.json has this one already
  order: the number 1 | a number of its own in its city; local-services/toronto/stoves.json has this one already

reviews/first.json: about = ["stoves", "stovs", "violins"]
  about[1]: "stovs"
    | the name of a page of a service in a city: of a file in local-services/, without .json; did you mean "stoves"?
  about[2]: "violins" | the name of a page of a service in a city: of a file in local-services/, without .json
    | write one of: stoves

jobs/basement.json: about = ["stoves", "stovs"]
  about[1]: "stovs"
    | the name of a page of a service in a city: of a file in local-services/, without .json; did you mean "stoves"?

# Jobs and campaigns
jobs/basement.json: city = "tornto"
  city: "tornto" | the slug of a city: the name of its file in cities/, without .json; did you mean "toronto"?

jobs/basement.json: city = "boise"
  city: "boise" | the slug of a city: the name of its file in cities/, without .json | write one, or take the job out

campaigns/spring.json: cities = ["toronto", "torronto", "vancouver"]
  cities[1]: "torronto" | the slug of a city: the name of its file in cities/, without .json; did you mean "toronto"?
  cities[2]: "vancouver" | the slug of a city: the name of its file in cities/, without .json
    | write one, or take it out; without "cities" it has all

campaigns/spring.json: cities = ["toronto", "toronto"]
  cities[1]: "toronto" a second time | each only once; cities[0] is the same already
    | take one of the two out, or change it

campaigns/spring.json: coupon = "half-laod"
  coupon: "half-laod" | the id of a coupon in site/coupons.json or of a city; did you mean "half-load"?

campaigns/spring.json: coupon = "pianos"
  coupon: "pianos" | the id of a coupon in site/coupons.json or of a city
    | write one of: full-load, half-load; or take it out

# Redirects
site/redirects.json: cities = [{"from": "old-york", "to": "toronto"}, {"from": "fort-york", "to": "toronto"}, {"from": "ghost-town", "to": "/"}]
  fine

site/redirects.json: cities = [{"from": "toronto", "to": "/"}]
  cities[0].from: "toronto"
    | the old slug of a city that is gone or renamed; this city is there, in cities/toronto.json
    | take the redirect out

site/redirects.json: cities = [{"from": "book", "to": "toronto"}]
  cities[0].from: "book" | the old slug of a city; /book is an address of the site itself | take the redirect out

site/redirects.json: cities = [{"from": "old-york", "to": "torono"}, {"from": "fort-york", "to": "old-york"}]
  cities[0].to: "torono"
    | the slug of a city, or "/" for the page on which visitors choose one; did you mean "toronto"?
  cities[1].to: "old-york" | the slug of a city, or "/" for the page on which visitors choose one
    | write one of the two, or take the redirect out

site/redirects.json: cities = [{"from": "old-york", "to": "toronto"}, {"from": "old-york", "to": "/"}]
  cities[1].from: "old-york" a second time | each only once; cities[0] is the same already
    | take one of the two out, or change it

site/redirects.json: cities = [{"from": "/Old York/", "to": "/toronto"}]
  cities[0].from: "/Old York/" | lowercase words joined by hyphens, in quotes | write "old-york"
  cities[0].to: "/toronto" | the slug of a city, or "/" for the page on which visitors choose one | write "toronto"

site/redirects.json: cities = [{"from": "old-york", "to": "https://www.example.com"}]
  cities[0].to: "https://www.example.com" | the slug of a city, or "/" for the page on which visitors choose one
    | write "https-www-example-com"
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
