import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Links of an answer
faq/what-is-taken.md: "in {city}." => "[a](get-quote) [b](privacy-policy#who) [c](/) [d](/book) [d](/junk-removal/anvils) [e](/toronto) [f](/toronto/faq) [g](https://www.canada.ca/a?b=c&d) [h](mailto:a@example.com)"
  fine

faq/what-is-taken.md: "in {city}." => "[here](/toronto/get-qoute)."
pages/privacy-policy.md: "We keep what you send to" => "See [here](faq). We keep what you send to"
  body: a link to "/toronto/get-qoute"
    | a page of the reader's city ([...]), /book, or a whole address with https://; did you mean "get-quote"?
  pages/privacy-policy.md body: a link to "faq"
    | a link that works without a city (/, /book, /privacy-policy), or a whole address with https://: this text also stands on /privacy-policy

faq/what-is-taken.md: "in {city}." => "[a](/vancouver) [b](/toronto/faq/more) [c](what-we-take/stoves) [d](#top) [e](www.canada.ca) [f](javascript:alert)"
  body: a link to "/vancouver" | a page of the reader's city ([...]), /book, or a whole address with https://
  body: a link to "/toronto/faq/more" | [...]
  body: a link to "what-we-take/stoves" | [...]
  body: a link to "#top" | [...]
  body: a link to "www.canada.ca" | [...]
  body: a link to "javascript:alert" | [...]

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
  faq/what-is-taken.md body: the HTML "<i class="x">" | plain text or markdown, such as **bold**
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
  cities/toronto.json slug: a character that nobody sees (U+200B) in "tor[invisible character]onto" | [...]
  site/words.json CA.region: a character that nobody sees (U+D83D) in "pro[invisible character]vince" | [...]
  question: a character that nobody sees (U+202E) in "What do you[invisible character] take?"
    | only characters that can be seen
    | delete the words around it, and type them anew instead of pasting them
  body: a character that nobody sees (U+200B) in "ost *everything* in [invisible character]{city}" | [...]
  body: a character that nobody sees (U+200D) in "in 5[invisible character]5 {city}" | [...]
  body: a character that nobody sees (U+200B) in "<p>in [invisible character]{city}</p>" | [...]
  body: a character that nobody sees (U+00AD) in "<p>in [invisible character]{city}</p>" | [...]
  body: a character that nobody sees (U+FE0F) in "in [invisible character]{city}." | [...]

faq/what-is-taken.md: "in {city}" => "♻️ 👩🏽‍🔧 1️⃣ 🇨🇦 10\u00A0kg &amp; &nbsp; {city}"
  fine
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
