import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Names of fields
cities/toronto.json: - locationId; locationld = "13929"
cities/toronto.json: - about; abuot = {"places": "Places", "typical": 7, "access": "Ways in."}
site/redirects.json: cities[0].type = 302
  locationld: the field "locationld" | no such field; did you mean "locationId"?
  abuot: the field "abuot" | no such field; did you mean "about"?
  site/redirects.json cities[0].type: the field "type" | no such field; the fields here are: from, to
    | take the field out, or give it the name of one of these

cities/toronto.json: locationID = "1"
cities/toronto.json: - about.access
  locationID: the field "locationID" | no such field; "locationId" is there already | take one of the two out
  about.access: nothing | a text, in quotes | add the field "access"

# Kinds of values
cities/toronto.json: locationId = 13929
cities/toronto.json: country = "Canada"
cities/toronto.json: locationName = "  "
cities/toronto.json: about = "Toronto is big"
pages/home.json: hero.title = "https://www.example.com/a"; hero.lead = "javascript:alert('a b')"
reviews/first.json: stars = 6
reviews/first.json: sample = false
  locationId: the number 13929 | at most 10 digits, in quotes, or none for a city without a location
    | put it in quotes: "13929"
  locationName: " " | a text that is not empty
  country: "Canada" | one of: CA, US
  about: "Toronto is big" | a group of fields: places, typical, access, questions
  reviews/first.json stars: the number 6 | at most 5
  reviews/first.json sample: false, without quotes | true, or the field left out
  pages/home.json hero.title: "https://www.example.com/a" | words that people read, not an address
  pages/home.json hero.lead: "javascript:alert('a b')" | [...]

cities/toronto.json: locationId = "12345678901"
cities/toronto.json: cities = []
reviews/first.json: stars = 4.5
reviews/first.json: sample = "true"
services/appliances.json: order = 0
site/navigation.json: - menu[4]
site/booking.json: propertyTypes[0].hasUnit = "no"
  locationId: "12345678901" | at most 10 digits, in quotes, or none for a city without a location
  cities: an empty list | at least 1 item
  services/appliances.json order: the number 0 | a number greater than 0
  reviews/first.json stars: the number 4.5 | a whole number, without quotes
  reviews/first.json sample: "true" | true, or the field left out | take the quotes off: true
  site/navigation.json menu: a list of 4 | exactly 5 items
  site/booking.json propertyTypes[0].hasUnit: "no" | true or false, without quotes

cities/toronto.json: cities = "Toronto, North York"
reviews/first.json: stars = "5"
site/booking.json: timeWindows[0].start = "09:00"
  cities: "Toronto, North York" | a list of items in [ ]
  reviews/first.json stars: "5" | a number, without quotes | take the quotes off: 5
  site/booking.json timeWindows[0].start: "09:00" | one of: 9:00, 11:00, 13:00, 15:00; did you mean "9:00"? | write "9:00"

cities/toronto.json: cities = null
  cities: no value (null) | a list of items in [ ] | write a value, or take the field out

cities/toronto.json: holds "[\"toronto\"]"
  (file): a list of 1 | a group of fields: slug, locationId, [...]

# Drawings
services/appliances.json: drawing = "service-aplliances"
  drawing: "service-aplliances" | one of: [...]; did you mean "service-appliances"?

# The truck that fills
site/haul.json: groups[0].items[0].name = "sofa & bed"
  groups[0].items[0].name: "sofa & bed"
    | at most 80 letters, digits, spaces, periods, commas, hyphens and apostrophes: the message of a form keeps nothing else

# Texts of one form
cities/toronto.json: slug = "toronto-is-a-city-whose-name-goes-on-for-longer-than-the-databa"
site/brand.json: colors.ink = "green"
site/brand.json: siteUrl = "http://Example.com/home"
site/brand.json: mainPhone = "8005550199"
site/brand.json: openingHours[0].opens = "9:00"
badges/ontario.json: region.code = "on"
pages/faq.json: meta.description = "A description of questions that goes on for so many words that the results of a search would have to cut it somewhere near its end, which nobody could read in full."
  slug: "toronto-is-a-city-whose-name-goes-on-for-longer-than-the-da…" (63 characters) | at most 60 characters
  badges/ontario.json region.code: "on" | two capital letters | write "ON"
  site/brand.json siteUrl: "http://Example.com/home"
    | a web address like "https://www.example.com", without anything behind the name
  site/brand.json mainPhone: "8005550199" | a phone number like "+1 800 555 0199" | write "+1 800 555 0199"
  site/brand.json openingHours[0].opens: "9:00" | a time of day like "09:00" | write "09:00"
  site/brand.json colors.ink: "green" | a color like "#1c2b24"
  pages/faq.json meta.description: "A description of questions that goes on for so many words t…" (164 characters)
    | at most 160 characters

cities/toronto.json: slug = " St. Jean d'Été"
site/brand.json: colors.ink = "#1C2B24"
site/conversions.json: quote.google = "Sale of what is far too long a name for any conversion"
campaigns/spring.json: source = "Radio 680"
  slug: " St. Jean d'Été" | lowercase words joined by hyphens, in quotes | write "st-jean-d-ete"
  campaigns/spring.json source: "Radio 680" | lowercase words joined by hyphens, in quotes | write "radio-680"
  site/conversions.json quote.google: "Sale of what is far too long a name for any conversion"
    | a name of at most 50 characters that begins with a letter or a digit, [...]
  site/brand.json colors.ink: "#1C2B24" | a color like "#1c2b24" | write "#1c2b24"

# Days
site/coupons.json: items[0].validUntil = "31 Dec 2099"; items[1].validUntil = "2099-02-29"; items[1].validFrom = "2099-13-01"
  items[0].validUntil: "31 Dec 2099" | a day of the calendar like "2024-10-16" (year, month, day), in quotes
  items[1].validFrom: "2099-13-01" | a day of the calendar like [...]
  items[1].validUntil: "2099-02-29" | a day of the calendar like [...]

site/coupons.json: items[0].validUntil = "2096-02-29"; items[1].validUntil = "2099-12-31"
  fine

# Time zones
cities/toronto.json: timeZone = "America/Tornto"
  timeZone: "America/Tornto" | the time zone of the city, like "America/Toronto"; did you mean "America/Toronto"?
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
