import { readMistakes, tellWarnings } from '../../support/mistakes';

const table = String.raw`
# What is missing or shared
cities/ajax.json: like cities/toronto.json; slug = "ajax"; locationId = "35818"; locationName = "Ajax"
cities/reno.json: like cities/toronto.json; slug = "reno"; locationId = "35818"; locationName = "Reno"; badgeGroup = "nevada"; country = "US"
badges/nevada.json: like badges/ontario.json; group = "nevada"; country = "US"
  cities/ajax.json locationId: is that of Reno (US) too: Ajax (CA) shows the same phone

site/forms.json: consent.recent = {"label": "Optional: show my first name"}
site/social-proof.json: mode = "recent"
site/claims.json: items = []
site/brand.json: colors.error = "#dddddd"
  site/social-proof.json mode: shows first names of visitors who agree to it: pages/privacy-policy.md has to say so, and nobody looks at what they call themselves
  site/brand.json colors: have a contrast of 1.4 for error on sheet; words need 4.5, so make one of them darker or lighter
  pages/home.json hero.rating.value: names {claim.rating.value}, which is not there, so no page shows the sentence
  pages/home.json hero.rating.label: names {claim.rating.label}, which is not there, so no page shows the sentence

# What begins and what ends
site/coupons.json: items[1].validUntil = "2026-12-31"
site/coupons.json: items[1].validFrom = "2026-12-31"
site/coupons.json: items[0].validUntil = "2026-12-31"
reviews/first.json: validFrom = "2027-01-01"; validUntil = "2027-01-02"
site/brand.json: holidays = [{"words": "closed", "validFrom": "2026-12-26", "validUntil": "2026-12-27"}]
site/social-proof.json: validUntil = "2026-12-31"
pages/home.json: sameDay.validUntil = "2026-12-31"
  site/brand.json holidays[0].validFrom: "closed" begins on December 26, 2026
  site/brand.json holidays[0].validUntil: "closed" ends on December 27, 2026
  site/coupons.json items[0].validUntil: "full-load" ends on December 31, 2026; what names it does not end with it: campaigns/spring.json
  site/coupons.json items[1].validFrom: "half-load" begins on December 31, 2026
  site/coupons.json items[1].validUntil: "half-load" ends on December 31, 2026
  site/social-proof.json validUntil: ends on December 31, 2026
  pages/home.json sameDay.validUntil: ends on December 31, 2026
  reviews/first.json validFrom: begins on January 1, 2027
  reviews/first.json validUntil: ends on January 2, 2027

site/coupons.json: items[1].validUntil = "2027-01-20"
  fine

site/coupons.json: items[1].validUntil = "2026-12-20"
site/coupons.json: items[0].validUntil = "2026-12-31"
campaigns/spring.json: validUntil = "2026-12-31"
faq/what-is-taken.md: "order: 1" => "order: 1\nvalidUntil: '2026-12-31'"
guides/anvils.json: validFrom = "2026-12-31"
local-services/toronto/stoves.json: validUntil = "2026-12-31"
cities/toronto.json: coupons = [{"id": "raft", "amount": "$7", "condition": "a raft", "terms": ["One"], "validUntil": "2026-12-31"}]
cities/toronto.json: about.typical = "{coupon.raft} here."
  site/coupons.json items[1].validUntil: "half-load" ends on December 20, 2026
  cities/toronto.json coupons[0].validUntil: "raft" ends on December 31, 2026; what names it does not end with it: cities/toronto.json
  local-services/toronto/stoves.json validUntil: ends on December 31, 2026
  guides/anvils.json validFrom: begins on December 31, 2026
  campaigns/spring.json validUntil: ends on December 31, 2026
  site/coupons.json items[0].validUntil: "full-load" ends on December 31, 2026
  faq/what-is-taken.md validUntil: ends on December 31, 2026

site/coupons.json: items[1].validUntil = "2026-12-19"
  site/coupons.json items[1].validUntil: "half-load" ended on December 19, 2026: no page shows it; set a later day [...]

# Figures that a claim or a coupon owns
pages/home.json: hero.eyebrow = "We say $50 off."
site/coupons.json: items[0].amount = "$50 off"; items[1].amount = "$20 off"
cities/toronto.json: coupons = [{"id": "raft", "amount": "$7 off", "condition": "a raft", "terms": ["One each"]}]
cities/toronto.json: about.typical = "Always $7 off, {coupon.raft.amount}."
  cities/toronto.json about.typical: writes "$7 off": write {coupon.raft.amount}, which changes with it
  pages/home.json hero.eyebrow: writes "$50 off": write {coupon.full-load.amount}, which changes with it

pages/home.json: hero.eyebrow = "We say 15% off."
site/coupons.json: items[0].amount = "$50 off"; items[1].amount = "$20 off"
cities/toronto.json: coupons = [{"id": "raft", "amount": "$7 off", "condition": "a raft", "terms": ["One each"]}]
cities/toronto.json: about.typical = "{coupon.full-load.amount} here."
  cities/toronto.json about.typical: names {coupon.full-load.amount}, which is not there, so no page shows the sentence
  pages/home.json hero.eyebrow: writes "15% off": write {coupon.full-load.amount} or {coupon.half-load.amount}, which changes with it

pages/home.json: hero.eyebrow = "We have 4.95/5 from 1,400+ reviews, 500+ truly happy people, and are up to 45% cheaper."
site/claims.json: items = [{"id": "rating", "value": "4.91/5", "label": "from 1,400+ reviews"}, {"id": "customers", "value": "400+", "label": "happy customers"}, {"id": "cheaper", "value": "Up to 40%", "label": "cheaper than others"}]
  pages/home.json hero.eyebrow: writes "4.95/5": write {claim.rating}, which changes with it
  pages/home.json hero.eyebrow: writes "1,400+ reviews": write {claim.rating}, which changes with it
  pages/home.json hero.eyebrow: writes "500+ truly happy": write {claim.customers}, which changes with it
  pages/home.json hero.eyebrow: writes "45% cheaper": write {claim.cheaper}, which changes with it

pages/home.json: hero.eyebrow = "10% of it, 3+ stairs, 100% sure, $75 a load, 30% cheap paint, {coupon.half-load}"
reviews/first.json: text = "$99 off and 70% cheaper."
site/coupons.json: items[0].amount = "$50 off"
  fine

pages/home.json: hero.eyebrow = "{coupon.ful-load.amount}"
  pages/home.json hero.eyebrow: names {coupon.ful-load.amount}, which is not there, so no page shows the sentence: did you mean {coupon.full-load.amount}?

# Words that texts do without
cities/toronto.json: about.access = "Book the service lift. Rubbish waits by the kerb."
faq/what-is-taken.md: "in {city}." => "in {city}. It **binds** you to nothing."
  cities/toronto.json about.access: says "service lift": texts say "elevator" (docs/voice.md)
  cities/toronto.json about.access: says "Rubbish": texts say "junk", "garbage" in Canada, "trash" in the United States (docs/voice.md)
  cities/toronto.json about.access: says "kerb": texts say "curb", "sidewalks" and "parking lot" (docs/voice.md)
  faq/what-is-taken.md body: says "binds you to": texts say "no obligation" (docs/voice.md)

cities/toronto.json: about.access = "The cornice lifts off, and two people can lift it. A lift bridge stops the truck. A flat roof, the flat tire."
reviews/first.json: text = "They carried my flat of tyres to the lift."
  fine
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellWarnings(changes, '2026-12-20', told)).toBe(told);
});
