import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Names of fields
cities/toronto.json: - locationId; locationld = "13929"
  locationld: the field "locationld" | no such field; did you mean "locationId"?

cities/toronto.json: - about; abuot = {"places": "Places", "typical": 7, "access": "Ways in."}
  abuot: the field "abuot" | no such field; did you mean "about"?

cities/toronto.json: - cities; city = ["Toronto"]
  city: the field "city" | no such field; did you mean "cities"?

cities/toronto.json: locationID = "1"
  locationID: the field "locationID" | no such field; "locationId" is there already | take one of the two out

badges/ontario.json: mascots = 1
  mascots: the field "mascots" | no such field; the fields here are: group, country, region, teams
    | take the field out, or give it the name of one of these

site/redirects.json: cities[0].type = 302
  cities[0].type: the field "type" | no such field; the fields here are: from, to
    | take the field out, or give it the name of one of these

cities/toronto.json: - about.access
  about.access: nothing | a text, in quotes | add the field "access"

cities/toronto.json: - country
  country: nothing | one of: CA, US | add the field "country"

# Kinds of values
cities/toronto.json: locationId = 13929
  locationId: the number 13929 | at most 10 digits in quotes, or "" for a city without a location
    | put it in quotes: "13929"

cities/toronto.json: locationId = "13929a"
  locationId: "13929a" | at most 10 digits in quotes, or "" for a city without a location

cities/toronto.json: locationId = "12345678901"
  locationId: "12345678901" | at most 10 digits in quotes, or "" for a city without a location

cities/toronto.json: country = "Canada"
  country: "Canada" | one of: CA, US

cities/toronto.json: locationName = "  "
  locationName: " " | a text that is not empty

cities/toronto.json: cities[1] = 4
  cities[1]: the number 4 | a text, in quotes | put it in quotes: "4"

cities/toronto.json: cities = []
  cities: an empty list | at least 1 item | add 1 item

cities/toronto.json: cities = "Toronto, North York"
  cities: "Toronto, North York" | a list of items in [ ] | make a list of it: ["Toronto", "North York"]

cities/toronto.json: cities = null
  cities: no value (null) | a list of items in [ ] | write a value, or take the field out

cities/toronto.json: about = "Toronto is big"
  about: "Toronto is big" | a group of fields: places, typical, access, questions

cities/toronto.json: holds "[\"toronto\"]"
  (file): a list of 1 | a group of fields: slug, locationId, [...]

reviews/first.json: stars = 6
  stars: the number 6 | at most 5

reviews/first.json: stars = 4.5
  stars: the number 4.5 | a whole number, without quotes

reviews/first.json: stars = "5"
  stars: "5" | a number, without quotes | take the quotes off: 5

reviews/first.json: sample = false
  sample: false, without quotes | true, or the field left out

reviews/first.json: sample = "true"
  sample: "true" | true, or the field left out | take the quotes off: true

services/appliances.json: order = 0
  order: the number 0 | a number greater than 0

site/navigation.json: - menu[4]
  menu: a list of 4 | exactly 5 items | add 1 item

site/booking.json: propertyTypes[0].hasUnit = "no"
  propertyTypes[0].hasUnit: "no" | true or false, without quotes

site/booking.json: timeWindows[0].start = "17:00"
  timeWindows[0].start: "17:00" | one of: 9:00, 11:00, 13:00, 15:00; did you mean "11:00"?

site/booking.json: timeWindows[0].start = "evening"
  timeWindows[0].start: "evening" | one of: 9:00, 11:00, 13:00, 15:00

site/booking.json: timeWindows[0].start = "09:00"
  timeWindows[0].start: "09:00" | one of: 9:00, 11:00, 13:00, 15:00; did you mean "9:00"? | write "9:00"

site/booking.json: timeWindows[0].start = 9
  timeWindows[0].start: the number 9 | one of: 9:00, 11:00, 13:00, 15:00

# The truck that fills
site/load.json: groups[0].items[0].name = "sofa & bed"
  groups[0].items[0].name: "sofa & bed"
    | at most 80 letters, digits, spaces, periods, commas, hyphens and apostrophes: the message of a form keeps nothing else

site/load.json: groups[0].items[0].name = "ソファ"
  groups[0].items[0].name: "ソファ" | [...]

site/load.json: groups[0].items[0].name = " "
  groups[0].items[0].name: " " | [...]

site/load.json: groups[0].items[0].cubicFeet = 0
  groups[0].items[0].cubicFeet: the number 0 | a number greater than 0

site/load.json: groups[0].items[0].cubicFeet = 9999
  groups[0].items[0].cubicFeet: the number 9999 | at most 5000

site/load.json: shares = ["all of it"]
  shares: a list of 1 | exactly 12 items | add 11 items
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
