import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Links of an answer
faq/what-is-taken.md: "in {city}." => "[a](get-quote) [b](privacy-policy#who) [c](/) [d](/book) [d](/junk-removal/anvils) [e](/toronto) [f](/toronto/faq) [g](https://www.canada.ca/a?b=c&d) [h](mailto:a@example.com)"
  fine

faq/what-is-taken.md: "in {city}." => "[here](/toronto/get-qoute)."
  body: a link to "/toronto/get-qoute"
    | a page of the reader's city ([...]), /book, or a whole address with https://; did you mean "get-quote"?

faq/what-is-taken.md: "in {city}." => "[here](/vancouver)."
  body: a link to "/vancouver" | a page of the reader's city ([...]), /book, or a whole address with https://

faq/what-is-taken.md: "in {city}." => "[here](/toronto/faq/more)."
  body: a link to "/toronto/faq/more" | [...]

faq/what-is-taken.md: "in {city}." => "[here](what-we-take/stoves)."
  body: a link to "what-we-take/stoves" | [...]

faq/what-is-taken.md: "in {city}." => "[here](#top)."
  body: a link to "#top" | [...]

faq/what-is-taken.md: "in {city}." => "[here](www.canada.ca)."
  body: a link to "www.canada.ca" | [...]

faq/what-is-taken.md: "in {city}." => "[here](javascript:alert)."
  body: a link to "javascript:alert" | [...]

faq/what-is-taken.md: "in {city}." => "[here](tel:+18005550199)."
  body: a link to "tel:+18005550199"
    | a page of the reader's city ([...]), /book, or a whole address with https://
    | write the number as text: {phone}

pages/privacy-policy.md: "We keep what you send to" => "See [here](faq). We keep what you send to"
  body: a link to "faq"
    | a link that works without a city (/, /book, /privacy-policy), or a whole address with https://: this text also stands on /privacy-policy

# Markup
pages/home.json: hero.eyebrow = "In <b>{city}</b>"
  hero.eyebrow: the HTML "<b>" | plain text
    | take all such marks out: visitors would see them as they are written

pages/home.json: hero.eyebrow = "In<br/>{city}"
  hero.eyebrow: the HTML "<br/>" | [...]

pages/home.json: hero.eyebrow = "In **{city}**"
  hero.eyebrow: "**{city}**" | [...]

pages/home.json: hero.eyebrow = "[{city}](/)"
  hero.eyebrow: "[{city}](/)" | [...]

pages/home.json: hero.eyebrow = "2 < 3, 5 > 4, a * b * c"
  fine

faq/what-is-taken.md: "*everything*" => "<i class=\"x\">everything</i>"
  body: the HTML "<i class="x">" | plain text or markdown, such as **bold**
    | take all such marks out: visitors would see them as they are written

faq/what-is-taken.md: "*everything*" => "**everything** <https://www.canada.ca> 3 < 4 > 2 \u0060<b>\u0060"
  fine

# Characters that nobody sees
faq/what-is-taken.md: "you take?" => "you\u202E take?"
  question: a character that nobody sees (U+202E) in "What do you[invisible character] take?"
    | only characters that can be seen
    | delete the words around it, and type them anew instead of pasting them

faq/what-is-taken.md: "in {city}" => "in \u200B{city}"
  body: a character that nobody sees (U+200B) in "ost *everything* in [invisible character]{city}." | [...]

faq/what-is-taken.md: "in {city}" => "in 5\u200D5 {city}"
  body: a character that nobody sees (U+200D) in "st *everything* in 5[invisible character]5 {city}." | [...]

faq/what-is-taken.md: "in {city}" => "in &#8203;{city}"
  body: a character that nobody sees (U+200B) in ">everything</em> in [invisible character]{city}.</p>" | [...]

faq/what-is-taken.md: "in {city}" => "in &shy;{city}"
  body: a character that nobody sees (U+00AD) in ">everything</em> in [invisible character]{city}.</p>" | [...]

faq/what-is-taken.md: "in {city}" => "in \uFE0F{city}"
  body: a character that nobody sees (U+FE0F) in "ost *everything* in [invisible character]{city}." | [...]

site/words.json: CA.region = "pro\uD83Dvince"
  CA.region: a character that nobody sees (U+D83D) in "pro[invisible character]vince" | [...]

cities/toronto.json: slug = "tor\u200Bonto"
  slug: "tor[invisible character]onto" | lowercase words joined by hyphens, in quotes | write "tor-onto"
  slug: a character that nobody sees (U+200B) in "tor[invisible character]onto" | [...]

faq/what-is-taken.md: "in {city}" => "♻️ 👩🏽‍🔧 1️⃣ 🇨🇦 10\u00A0kg &amp; &nbsp; {city}"
  fine
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
