import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Orders and questions
faq/when.md: like faq/what-is-taken.md; "What do you take?" => "When?"
  order: the number 1 | one of its own; faq/what-is-taken.md has this one already
    | write another number: 2 is free, and puts it last

faq/again.md: like faq/what-is-taken.md; "order: 1" => "order: 2"
  question: "What do you take?" | one of its own; faq/what-is-taken.md has this one already
    | change one of the two

faq/what-is-taken.md: "topic: Loads" => "topic: loads"
  topic: "loads" | a topic of pages/faq.json; did you mean "Loads"?

# Repeated items
site/coupons.json: items[1].id = "full-load"
site/coupons.json: items[1].terms[1] = "One each"
site/navigation.json: menu[2].to = "what-we-take"
site/booking.json: flexibility[1].timeSensitive = false
pages/faq.json: topics[2] = "loads"
  items[1].id: "full-load" a second time | each only once; items[0] is the same already
    | take one of the two out, or change it
  items[1].terms[1]: "One each" a second time | each only once; items[1].terms[0] is the same already
    | take one of the two out, or change it
  site/navigation.json menu[2].to: "what-we-take" a second time | each only once; menu[0] is the same already
    | take one of the two out, or change it
  site/booking.json flexibility[1].timeSensitive: false, without quotes a second time
    | each only once; flexibility[0] is the same already | take one of the two out, or change it
  pages/faq.json topics[2]: "loads" a second time | each only once; topics[0] is the same already | [...]

site/booking.json: propertyTypes[0].hasUnit = true
  propertyTypes[0].hasUnit: true, without quotes
    | false: requests save a unit only for "Apartment"

# A city's own
cities/toronto.json: hero = {"title": "Only in {city}"}
cities/toronto.json: coupons = [{"id": "raft", "amount": "$7", "condition": "a raft", "terms": ["One each"]}]
cities/toronto.json: openingHours = [{"days": ["Tuesday"], "opens": "10:00", "closes": "16:00"}]
cities/toronto.json: holidays = [{"words": "closed", "validFrom": "2027-07-01", "validUntil": "2027-07-01"}]
cities/toronto.json: services = ["appliances"]
  fine

cities/toronto.json: holidays = [{"words": "early", "validFrom": "2027-07-01", "validUntil": "2027-07-01", "opens": "09:00"}]
cities/toronto.json: openingHours = [{"days": ["Tuesday"], "opens": "16:00", "closes": "10:00"}]
  openingHours[0].closes: "10:00" | a time after "16:00", when the day begins
  holidays[0].closes: nothing | both times, or neither: then you are closed
    | add the field "closes"

cities/toronto.json: services = ["appliances", "appliance", "saunas"]
  services[1]: "appliance"
    | the short name of a service; there is no services/appliance.json; did you mean "appliances"?
  services[2]: "saunas" | the short name of a service; there is no services/saunas.json | choose one of: appliances

cities/toronto.json: services = ["rubble"]
services/rubble.json: like services/appliances.json; slug = "rubble"; order = 2
  local-services/toronto/stoves.json service: "appliances" | a service that the city offers, one of: rubble
    | add "appliances" to "services" in cities/toronto.json, or take this page out

# Days
site/coupons.json: items[1].validFrom = "2026-12-31"; items[1].validUntil = "2026-12-30"
pages/home.json: sameDay.validFrom = "2026-12-31"; sameDay.validUntil = "2026-12-30"
faq/what-is-taken.md: "order: 1" => "order: 1\nvalidFrom: '2026-12-31'\nvalidUntil: '2026-12-30'"
services/appliances.json: validUntil = "2026-12-31"
  services/appliances.json (file): only services with a first or a last day | at least one service that is always offered
    | add one, or take the days of one out
  items[1].validUntil: "2026-12-30", which is before the first day, "2026-12-31"
    | a last day that is not before the first one | set a later last day, or an earlier first day
  pages/home.json sameDay.validUntil: "2026-12-30", which is before the first day, "2026-12-31" | [...]
  faq/what-is-taken.md validUntil: "2026-12-30", which is before the first day, "2026-12-31" | [...]

# Loads and prices
site/haul.json: groups[1].items[0].id = "settle"
site/pricing.json: rates = {"currency": "CAD", "minimum": 300, "steps": [{"upTo": "half", "price": 300}, {"upTo": "full", "price": 300}]}
site/pricing.json: minimum = "$99"; none = ["fees", "minimum"]
cities/toronto.json: pricing = {"rates": {"currency": "CAD", "minimum": 100, "steps": [{"upTo": "half", "price": 300}]}}
  cities/toronto.json pricing.rates.steps[0].upTo: "half" | "full" as the last step, so that every load has a price
  groups[1].items[0].id: "settle" | a short name of its own; "Upstairs" has this one already
  site/pricing.json rates.steps[0].price: the number 300 | more than 300, the price before
  site/pricing.json rates.steps[1].price: the number 300 | more than 300, the price before
  site/pricing.json none[1]: "minimum" | either this or "minimum"

site/haul.json: coupons = [{"coupon": "full-laod", "from": "half"}]
site/pricing.json: rates = {"currency": "CAD", "minimum": 100, "steps": [{"upTo": "full", "price": 200}, {"upTo": "half", "price": 300}]}
site/pricing.json: insurance = "Yes"; minimum = "ninety nine dollars"
  site/pricing.json minimum: "ninety nine dollars" | an amount in digits with its sign, such as $99
  site/pricing.json rates.steps[1].upTo: "half" | a larger part of the truck than "full", the step before
  site/pricing.json rates.steps[1].upTo: "half" | "full" as the last step, so that every load has a price
  site/pricing.json insurance: "Yes" | [...]
  coupons[0].coupon: "full-laod"
    | the short name of a coupon; did you mean "full-load"?

# Within one file of site/
site/navigation.json: menu[3].to = "get-qoute"
site/social-proof.json: - sample
site/conversions.json: book.value = 12.5
pages/privacy-policy.md: "Last updated" => "Last updated October 14, 2024"
  site/social-proof.json sample: nothing | true, because "mode" is "sample": the activity shown is invented | add the field "sample"
  menu[3].to: "get-qoute"
    | a page of the city, one of: "", "book-now", "faq", "get-quote", "how-it-works", "reviews", "privacy-policy", "what-we-take"
    | write "get-quote"
  site/conversions.json currency: nothing | "CAD" or "USD", because a form has a value | add the field "currency"
  pages/privacy-policy.md updatedLabel: "Last updated October 14, 2024" | the date of "updated" in words: make both say the same day

# Names in the pop-up
site/social-proof.json: mode = "recent"
  site/forms.json consent.recent: nothing
    | a group with a "label" for a box that allows it, because "mode" of site/social-proof.json is "recent": the pop-up shows first names
    | add  "recent": { "label": "Optional: …" },  or set "mode" to "off"

site/forms.json: consent.recent = {"label": "Optional: show my first name"}
site/social-proof.json: mode = "off"
  consent.recent: a box that asks whether a first name may be shown
    | no such box, because "mode" of site/social-proof.json is "off": no visitor's name is shown
    | take "recent" out, or set "mode" to "recent"

# Badges
cities/toronto.json: badgeGroup = "ontaroi"
  badgeGroup: "ontaroi"
    | a province or state of the team badges; there is no badges/ontaroi.json; did you mean "ontario"?

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

cities/toronto.json: postalPrefixes = ["M"]; position = {"latitude": 43.65, "longitude": -123}
  position: the place 43.65, -123
    | a place in the area of its postal codes, as 43.8, -79.23 is
  timeZone: "America/Toronto" | a time zone further west, where the city is by its position

cities/toronto.json: timeZone = "Asia/Tokyo"
cities/toronto.json: position = {"latitude": 43.65, "longitude": 79.38}
  position.longitude: the number 79.38 | at most -52
  timeZone: "Asia/Tokyo" | [...]

cities/reno.json: like cities/toronto.json; slug = "reno"; badgeGroup = "nevada"; country = "US"; postalPrefixes = ["895", "M4L"]
badges/nevada.json: like badges/ontario.json; group = "nevada"; country = "US"
  postalPrefixes[1]: "M4L" | the beginning of a zip code, like "303": the city is in the United States

# Services in cities
local-services/torronto/ranges.json: like local-services/toronto/stoves.json
  (file): "torronto" | the address of a city; there is no cities/torronto.json; did you mean "toronto"?

local-services/toronto/Hot Tubs.json: like local-services/toronto/stoves.json; order = 2; name = "Ranges"
  (file): a file named "Hot Tubs"
    | lowercase words joined by hyphens, not "index": the page is at /toronto/what-we-take/ and this name
    | name the file after what the page is about, such as hot-tubs.json

local-services/toronto/stoves.json: service = "aplliances"
guides/anvils.json: service = "violins"
reviews/first.json: about = ["stoves", "stovs", "violins"]; city = "rome"
  reviews/first.json city: "rome" | the address of a city; there is no cities/rome.json | [...]
  service: "aplliances"
    | the short name of a service; there is no services/aplliances.json; did you mean "appliances"?
  guides/anvils.json service: "violins" | the short name of a service; there is no services/violins.json | choose one of: appliances
  reviews/first.json about[1]: "stovs"
    | the address of a page of a service in a city; did you mean "stoves"?
  reviews/first.json about[2]: "violins" | the address of a page of a service in a city
    | choose one that is there, or take it out

local-services/toronto/ranges.json: like local-services/toronto/stoves.json
  name: "Stoves" | one of its own; local-services/toronto/stoves.json has this one already
    | change one of the two
  order: the number 1 | one of its own; local-services/toronto/stoves.json has this one already
    | write another number: 2 is free, and puts it last

# Jobs and campaigns
jobs/basement.json: city = "tornto"
reviews/first.json: city = "ajax"
badges/ontario.json: teams[0].cities = ["york"]
campaigns/fall.json: like campaigns/spring.json; slug = "fall"; phone = "+1 800 555 0111"
campaigns/spring.json: phone = "+1 800 555 0111"
campaigns/spring.json: cities = ["toronto", "torronto", "vancouver"]; coupon = "half-laod"
  badges/ontario.json teams[0].cities[0]: "york" | [...]
  campaigns/spring.json cities[1]: "torronto" | [...]
  campaigns/spring.json cities[2]: "vancouver" | [...]
  reviews/first.json city: "ajax" | [...]
  city: "tornto" | the address of a city; there is no cities/tornto.json; did you mean "toronto"?
  campaigns/spring.json coupon: "half-laod" | the short name of a coupon; did you mean "half-load"?
  campaigns/fall.json phone: "+1 800 555 0111" | one of its own; campaigns/spring.json has this one already | [...]

# Redirects
site/redirects.json: cities = [{"from": "old-york", "to": "toronto"}, {"from": "fort-york", "to": "toronto"}, {"from": "ghost-town", "to": "/"}]
site/redirects.json: pages = [{"from": "/:city/offer/winter", "to": "/:city"}, {"from": "/toronto/what-we-take/hats", "to": "/toronto/what-we-take"}]
  fine

site/redirects.json: cities = [{"from": "toronto", "to": "/"}, {"from": "fr", "to": "/"}]
site/redirects.json: pages = [{"from": "/:city/offer/spring", "to": "/junk-removal/hats"}, {"from": "/fr/toronto/faq", "to": "/"}]
  cities[0].from: "toronto" | the old address of a city that is gone or renamed; a page is there
    | take the redirect out
  cities[1].from: "fr" | the old address of a city that is gone or renamed; a page is there | take the redirect out
  pages[0].from: "/:city/offer/spring" | a page that is gone | name another one, or take the redirect out
  pages[0].to: "/junk-removal/hats" | the address of a page that is there | [...]
  pages[1].from: "/fr/toronto/faq" | a page that is gone | name another one, or take the redirect out

site/redirects.json: cities = [{"from": "old-york", "to": "torono"}, {"from": "fort-york", "to": "old-york"}]
  cities[0].to: "torono" | the address of a city; there is no cities/torono.json; did you mean "toronto"?
  cities[1].to: "old-york" | the address of a city; there is no cities/old-york.json | choose one that is there, or take it out

site/redirects.json: cities = [{"from": "/Old York/", "to": "/toronto"}]
  cities[0].from: "/Old York/" | lowercase words joined by hyphens, in quotes | write "old-york"
  cities[0].to: "/toronto" | the address of a city, or "/"
    | write "toronto"
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
