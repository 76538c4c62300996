import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Texts of one form
cities/toronto.json: slug = "toronto-is-a-city-whose-name-goes-on-for-longer-than-the-databa"
  slug: "toronto-is-a-city-whose-name-goes-on-for-longer-than-the-da…" (63 characters) | at most 60 characters
    | make it shorter by 3 characters

cities/toronto.json: slug = "Toronto"
  slug: "Toronto" | lowercase words joined by hyphens, in quotes | write "toronto"

cities/toronto.json: slug = " St. Jean d'Été"
  slug: " St. Jean d'Été" | lowercase words joined by hyphens, in quotes | write "st-jean-d-ete"

site/brand.json: colors.ink = "green"
  colors.ink: "green" | a colour like "#1c2b24"

site/brand.json: colors.ink = "#1C2"
  colors.ink: "#1C2" | a colour like "#1c2b24" | write "#11cc22"

site/brand.json: siteUrl = "example"
  siteUrl: "example" | a web address like "https://www.example.com", without anything behind the name

site/brand.json: siteUrl = "http://Example.com/home"
  siteUrl: "http://Example.com/home"
    | a web address like "https://www.example.com", without anything behind the name
    | write "https://example.com"

site/brand.json: mainPhone = "8005550199"
  mainPhone: "8005550199" | a phone number like "+1 800 555 0199" | write "+1 800 555 0199"

site/brand.json: mainPhone = "555 0123"
  mainPhone: "555 0123" | a phone number like "+1 800 555 0199"

site/brand.json: openingHours[0].opens = "9:00"
  openingHours[0].opens: "9:00" | a time of day like "09:00" | write "09:00"

badges/ontario.json: region.code = "on"
  region.code: "on" | two capital letters | write "ON"

pages/faq.json: meta.description = "A description of questions that goes on for so many words that the results of a search would have to cut it somewhere near its end, which nobody could read in full."
  meta.description: "A description of questions that goes on for so many words t…" (164 characters)
    | at most 160 characters | make it shorter by 4 characters

site/conversions.json: quote.google = "Sale of what is far too long a name for any conversion"
  quote.google: "Sale of what is far too long a name for any conversion"
    | a name of at most 50 characters that begins with a letter or a digit, [...]

site/conversions.json: quote.google = "=1+1"
  quote.google: "=1+1" | a name of at most 50 characters that begins with a letter or a digit, [...]

site/conversions.json: quote.google = "{brand}"
  quote.google: "{brand}" | a name of at most 50 characters that begins with a letter or a digit, [...]

campaigns/spring.json: source = "Radio 680"
  source: "Radio 680" | lowercase words joined by hyphens, in quotes | write "radio-680"

campaigns/spring.json: - source
  source: nothing | lowercase words joined by hyphens, in quotes | add the field "source"

# Days
site/coupons.json: items[0].validUntil = "31 Dec 2099"
  items[0].validUntil: "31 Dec 2099" | a date like "2024-10-16" (year, month, day), in quotes
    | write "2099-12-31"

site/coupons.json: items[0].validUntil = "3/4/2099"
  items[0].validUntil: "3/4/2099" | a date like "2024-10-16" (year, month, day), in quotes

site/coupons.json: items[0].validUntil = "2099-02-29"
  items[0].validUntil: "2099-02-29" | a day from 01 to 28: that month has 28 days

site/coupons.json: items[0].validUntil = "2099-04-31"
  items[0].validUntil: "2099-04-31" | a day from 01 to 30: that month has 30 days

site/coupons.json: items[0].validUntil = "2099-12-00"
  items[0].validUntil: "2099-12-00" | a day from 01 to 31: that month has 31 days

site/coupons.json: items[0].validUntil = "2099-13-01"
  items[0].validUntil: "2099-13-01" | a month from 01 to 12

site/coupons.json: items[0].validUntil = "2096-02-29"; items[1].validUntil = "2099-12-31"
  fine

# Time zones
cities/toronto.json: timeZone = "America/Tornto"
  timeZone: "America/Tornto" | the time zone of the city, like "America/Toronto" | write "America/Toronto"

cities/toronto.json: timeZone = "america/toronto"
  timeZone: "america/toronto" | [...]

cities/toronto.json: timeZone = "America/New York"
  timeZone: "America/New York" | [...]

cities/toronto.json: timeZone = "Chicago"
  timeZone: "Chicago" | the time zone of the city, like "America/Toronto" | write "America/Chicago"

cities/toronto.json: timeZone = "Honolulu"
  timeZone: "Honolulu" | the time zone of the city, like "America/Toronto" | write "Pacific/Honolulu"

cities/toronto.json: timeZone = "America/Calgary"
  timeZone: "America/Calgary" | the time zone of the city, like "America/Toronto"

cities/toronto.json: timeZone = "EST"
  timeZone: "EST" | the time zone of the city, like "America/Toronto"

cities/toronto.json: timeZone = "-05:00"
  timeZone: "-05:00" | the time zone of the city, like "America/Toronto"

cities/toronto.json: timeZone = -5
  timeZone: the number -5 | the time zone of the city, like "America/Toronto" | put it in quotes: "-5"

cities/toronto.json: - timeZone
  timeZone: nothing | the time zone of the city, like "America/Toronto" | add the field "timeZone"

cities/toronto.json: timeZone = "America/Kentucky/Louisville"
  fine

cities/toronto.json: timeZone = "Canada/Eastern"
  fine

# Postal codes
cities/toronto.json: postalPrefixes = ["L1S", "m"]
  postalPrefixes[1]: "m"
    | the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes
    | write "M"

cities/toronto.json: postalPrefixes = ["L1S", "M4L 1A1"]
  postalPrefixes[1]: "M4L 1A1"
    | the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes

cities/toronto.json: postalPrefixes = ["30"]
  postalPrefixes[0]: "30" | [...]

cities/toronto.json: postalPrefixes = ["303181"]
  postalPrefixes[0]: "303181" | [...]

cities/toronto.json: postalPrefixes = [303]
  postalPrefixes[0]: the number 303
    | the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes
    | put it in quotes: "303"

cities/toronto.json: postalPrefixes = []
  postalPrefixes: an empty list | at least 1 item | add 1 item
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
