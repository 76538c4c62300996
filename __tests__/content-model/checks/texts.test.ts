import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Placeholders
pages/home.json: hero.eyebrow = "{city} {region} {regionWord} {postalWord} {depotWord} {phone} {brand} {pricing.minimum}"
  fine

pages/home.json: hero.eyebrow = "In {cty}"
faq/what-is-taken.md: "you take?" => "take in {town}?"
faq/what-is-taken.md: "in {city}." => "[call](tel:{phone})"
  hero.eyebrow: "{cty}" | one of: {city}, [...]; did you mean "{city}"?
  faq/what-is-taken.md question: "{town}" | one of: {city}, [...] | take it out, or write one of these
  faq/what-is-taken.md body: "{phone}" in a link's address | an address without { }

pages/home.json: hero.eyebrow = "In {{city}}"
  hero.eyebrow: a lone { in "In {{city}}" | one of: {city}, [...]
    | write the whole of it, as in {city}, or take the brace out
  hero.eyebrow: a lone } in "In {{city}}" | [...]

pages/home.json: hero.eyebrow = "{coupon.ful-load.amount}"
  fine

# Plurals
pages/landing.json: cities.found = "{count, plural, one {# town} few {# towns} other {lots}}"
  fine

pages/landing.json: cities.found = "{count, plural, one {# town}}"
pages/faq.json: search.found = "{count, plural, on {# town} other {# towns}}"
  pages/faq.json search.found: "{count, plural, on {# town} other {# towns}}" | forms of a number as in [...]
  cities.found: "{count, plural, one {# town}}" | forms of a number as in {count, plural, [...]

pages/landing.json: cities.found = "{count, plural, one {one} other {some}}"
  cities.found: "one some" | a text with {count}

# Placeholders where no city is known
pages/landing.json: lead = "In {city}"
guides/anvils.json: lead = "Out of {city}"
pages/thankyou.json: next.items[0] = "From {pricing.minimum}"
pages/privacy-policy.md: "- We keep" => "- Ask {phone}, in {city} we keep"
  guides/anvils.json lead: "{city}" | [...] | say it without: this text is also on pages without a city
  lead: "{city}" | one of: {brand}, {hours}, {openDays}, {bookingDays}, {opens}, {closes}
    | say it without: this text is also on pages without a city
  pages/thankyou.json next.items[0]: "{pricing.minimum}"
    | one of: {brand}, {hours}, {openDays}, {bookingDays}, {opens}, {closes}, {pricing.minimum} or another fact of site/pricing.json
    | say it without: this text is also on pages without a city
  pages/privacy-policy.md summary.items[0]: "{city}" | one of: {phone}, {sender}, {senderAddress}, {brand}, {hours}, {openDays}, {bookingDays}, {opens}, {closes}
    | say it without: this text is also on pages without a city

pages/landing.json: lead = "{brand}, {hours}"
guides/anvils.json: lead = "Ring {phone}, from {pricing.minimum}"
pages/thankyou.json: next.items[0] = "Soon: {pricing.reply}"
site/navigation.json: menu[2].label = "Reviews in {city}"; stickyBar.getQuote = "Quote in {city}"
pages/privacy-policy.md: "Privacy policy" => "Privacy in {city}"
  fine

# Texts with placeholders of their own
site/haul.json: message.sentence = "My load, {share}."
site/coupons.json: validUntilLabel = "For a while"
site/social.json: cityHeadline = "Here"; alt = "Words on a ticket"
pages/home.json: about.neighbours = "Next to {city}!"
pages/reviews.json: counts.both = "{around} around."
pages/thankyou.json: backToCity = "Call {phone}"
pages/thankyou.json: keep.change.message = "Please change it."
  site/coupons.json validUntilLabel: "For a while" | a text with {date}
  message.sentence: "My load, {share}." | a text with {things}
  site/social.json alt: "Words on a ticket" | a text with {headline}
  site/social.json cityHeadline: "Here" | a text with {city}
  pages/home.json about.neighbours: "Next to {city}!" | a text with {cities}
  pages/reviews.json counts.both: "{around} around." | a text with {here}
  pages/thankyou.json keep.change.message: "Please change it." | a text with {reference}
  pages/thankyou.json backToCity: "{phone}" | one of: {city}, {brand}
    | say it without: this text is also on pages without a city

site/navigation.json: stickyBar.smsBody = "Call {phone}"
site/words.json: starsOutOfFive = "{star} of 5"
site/forms.json: addressSuggestions.found = "Some addresses"
site/forms.json: consent.text = "You agree."
site/forms.json: consent.marketing.label = "In {city}"
site/forms.json: textPhotos.messageWithLoad = "From {city}: pictures"
site/forms.json: textPhotos.code.failed = "No code came"
site/social-proof.json: text = "{name} from {city} wrote to us {time}"
  site/social-proof.json text: "{city}" | one of: {name}, {place}, {time} | say it without: it cannot be filled in here
  site/social-proof.json text: "{name} from {city} wrote to us {time}" | a text with {place}
  stickyBar.smsBody: "{phone}" | one of: {city}, {brand} | say it without: it cannot be filled in here
  site/forms.json addressSuggestions.found: "Some addresses" | a text with {count}
  site/forms.json textPhotos.messageWithLoad: "From {city}: pictures" | a text with {load}
  site/forms.json textPhotos.code.failed: "No code came" | a text with {phone}
  site/forms.json consent.text: "You agree." | a text with {button}
  site/forms.json consent.marketing.label: "{city}" | one of: {phone}, {brand}, {sender}, {senderAddress}
    | say it without: this text is also on pages without a city
  site/words.json starsOutOfFive: "{star}" | one of: {stars}; did you mean "{stars}"?
  site/words.json starsOutOfFive: "{star} of 5" | a text with {stars}

site/forms.json: textPhotos.message = "{load}"
local-services/toronto/stoves.json: lead = "{thing} or coil"
  local-services/toronto/stoves.json lead: "{thing}" | one of: {city}, [...] | take it out, or write one of these
  textPhotos.message: "{load}" | one of: {city}, {brand} | take it out, or write one of these

site/coupons.json: validUntilLabel = "Until {date}"
campaigns/spring.json: hero.lead = "In {city}, for {coupon.half-load.amount} less. From {pricing.minimum}."
pages/local-service.json: access = "{thing}"
  fine

# Links of an answer
faq/what-is-taken.md: "in {city}." => "[a](get-quote) [b](privacy-policy#who) [c](/) [d](/book) [d](/junk-removal/anvils) [e](/toronto) [f](/toronto/faq) [g](https://www.canada.ca/a?b=c&d) [h](mailto:a@example.com)"
  fine

faq/what-is-taken.md: "in {city}." => "[here](/toronto/get-qoute)."
pages/privacy-policy.md: "We keep what you send to" => "See [here](faq). We keep what you send to"
  body: a link to "/toronto/get-qoute"
    | a page of the reader's city ([...]), /book, or a whole address with https://; did you mean "get-quote"?
  pages/privacy-policy.md body: a link to "faq"
    | a link that works without a city (/, /book, /privacy-policy), or a whole address with https://: this text is also on /privacy-policy

faq/what-is-taken.md: "in {city}." => "[a](/vancouver) [b](/toronto/faq/more) [c](what-we-take/stoves) [d](#top) [e](www.canada.ca) [f](javascript:alert) [g](/junk-removal/anvil)"
  body: a link to "/vancouver" | a page of the reader's city ([...]), /book, or a whole address with https://
  body: a link to "/toronto/faq/more" | [...]
  body: a link to "what-we-take/stoves" | [...]
  body: a link to "#top" | [...]
  body: a link to "www.canada.ca" | [...]
  body: a link to "javascript:alert" | [...]
  body: a link to "/junk-removal/anvil" | a page of [...]; did you mean "/junk-removal/anvils"?

faq/what-is-taken.md: "in {city}." => "[here](tel:+18005550199)."
  body: a link to "tel:+18005550199"
    | a page of the reader's city ([...]), /book, or a whole address with https://
    | write the number as text: {phone}

# Markup
pages/home.json: hero.eyebrow = "In <b>{city}</b>"; hero.title = "In<br/>{city}"
pages/home.json: hero.lead = "In **{city}**"; hero.points = ["[{city}](/)"]
faq/what-is-taken.md: "*everything*" => "<i class=\"x\">everything</i>"
  hero.eyebrow: the HTML "<b>" | [...]
  hero.title: the HTML "<br/>" | plain text
    | take all such marks out: visitors would see them as they are written
  hero.lead: "**{city}**" | [...]
  hero.points[0]: "[{city}](/)" | [...]
  faq/what-is-taken.md body: the HTML "<i class="x">" | text without HTML; bold is written as **bold**
    | take all such marks out: visitors would see them as they are written

pages/home.json: hero.eyebrow = "2 < 3, 5 > 4, a * b * c"
faq/what-is-taken.md: "*everything*" => "**everything** <https://www.canada.ca> 3 < 4 > 2 \u0060<b>\u0060"
  fine

# Characters that nobody sees
faq/what-is-taken.md: "you take?" => "you\u202E take?"
faq/what-is-taken.md: "in {city}" => "in \u200B{city}\n\nin 5\u200D5 {city}\n\nin &#8203;{city}\n\nin &shy;{city}\n\nin \uFE0F{city}"
site/words.json: CA.region = "pro\uD83Dvince"
cities/toronto.json: slug = "tor\u200Bonto"
  cities/toronto.json slug: "tor[invisible character]onto" | lowercase words joined by hyphens, in quotes | write "tor-onto"
  cities/toronto.json slug: a character that nobody sees in "tor[invisible character]onto" | [...]
  site/words.json CA.region: a character that nobody sees in "pro[invisible character]vince" | [...]
  question: a character that nobody sees in "What do you[invisible character] take?"
    | only characters that can be seen
    | delete the words around it and type them again: do not paste them
  body: a character that nobody sees in "ost *everything* in [invisible character]{city}" | [...]
  body: a character that nobody sees in "in 5[invisible character]5 {city}" | [...]
  body: a character that nobody sees in "<p>in [invisible character]{city}</p>" | [...]
  body: a character that nobody sees in "<p>in [invisible character]{city}</p>" | [...]
  body: a character that nobody sees in "in [invisible character]{city}." | [...]

faq/what-is-taken.md: "in {city}" => "♻️ 👩🏽‍🔧 1️⃣ 🇨🇦 10\u00A0kg &amp; &nbsp; {city}"
  fine
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});

test.each([
  ['pages/book.json', 'lead'],
  ['pages/not-found.json', 'text'],
  ['site/brand.json', 'tagline'],
  ['site/coupons.json', 'items[0].condition'],
  ['site/forms.json', 'consent.policyLink'],
  ['site/navigation.json', 'footer.hoursTitle'],
  ['site/social.json', 'headlines.landing'],
])('%s, %s is also on pages of no city, so that it cannot name one', (file, field) => {
  const told = `${field}: "{city}" | one of: {brand}, {hours}, {openDays}, {bookingDays}, {opens}, {closes} | say it without: [...] without a city`;
  expect(tellErrors(`${file}: ${field} = "In {city}"`, told)).toBe(told);
});
