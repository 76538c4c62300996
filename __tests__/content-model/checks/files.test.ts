import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Names of files
cities/ajax.json: like cities/toronto.json; slug = "pickering"
  slug: "pickering" | the file's name, "ajax", or a file named pickering.json
    | write "ajax", or give the file the name pickering.json

cities/ajax.json: like cities/toronto.json
  slug: "toronto" | a slug of its own, the file's name "ajax"; cities/toronto.json has this one already

cities/Toronto (copy).json: like cities/toronto.json
  slug: "toronto" | a slug of its own, which is the file's name too; cities/toronto.json has this one already
    | write "toronto-copy", and name the file toronto-copy.json

cities/Ajax North.json: like cities/toronto.json; slug = "ajax-north"; about.places = "Around {city}."
  slug: "ajax-north" | a file named ajax-north.json | give the file the name ajax-north.json

cities/toronto-copy.json: like cities/toronto.json; slug = "toronto-copy"; locationId = ""
  fine

cities/book.json: like cities/toronto.json; slug = "book"
  slug: "book" | another slug: /book is an address of the site itself
    | choose another one, such as "book-city", and name the file after it

cities/landing.json: like cities/toronto.json; slug = "landing"
  slug: "landing" | another slug: /landing is an address of the site itself
    | choose another one, such as "landing-city", and name the file after it

services/stoves.json: like services/appliances.json; order = 2
  slug: "appliances" | a slug of its own, the file's name "stoves"; services/appliances.json has this one already

badges/toronto.json: like badges/ontario.json
  group: "ontario" | a group of its own, the file's name "toronto"; badges/ontario.json has this one already

badges/Ontario copy.json: like badges/ontario.json
  group: "ontario" | a group of its own, which is the file's name too; badges/ontario.json has this one already
    | write "ontario-copy", and name the file ontario-copy.json

campaigns/spring.json: slug = "autumn"
  slug: "autumn" | the file's name, "spring", or a file named autumn.json
    | write "spring", or give the file the name autumn.json

campaigns/index.json: like campaigns/spring.json; slug = "index"
  slug: "index" | another slug: /toronto/offer/index is the address of the page above it
    | name the campaign after what it offers, and the file after it

# Files that are not there
site/coupons.json: gone
  (file): no such file | this file: the site needs it
    | bring it back from an earlier version, or copy it from another content folder

pages/privacy-policy.md: gone
  (file): no such file | this file: the site needs it
    | bring it back from an earlier version, or copy it from another content folder

site/copuons.json: like site/coupons.json
site/coupons.json: gone
  (file): "site/copuons.json" | no such file; did you mean "site/coupons.json"?

pages/Home (copy).json: like pages/home.json
pages/home.json: gone
  (file): "pages/Home (copy).json" | no such file; did you mean "pages/home.json"?

cities/toronto.json: gone
  cities/ (file): no files | at least one file

campaigns/spring.json: gone
local-services/toronto/stoves.json: gone
jobs/basement.json: gone
  fine

# Files that have no place in the content
citys/toronto.json: holds "{}"
  (file): "citys/toronto.json" | no such folder; did you mean "cities/"?

notes.txt: holds "To do"
  (file): "notes.txt" | a file in one of: cities/, [...]
    | take it out of the content folder, or move it where it belongs

services/notes.txt: holds "To do"
  (file): "services/notes.txt" | a name that ends in .json
    | take it out of the content folder, or move it where it belongs

pictures/truck.jpg: holds ""
  (file): "pictures/truck.jpg" | a file in one of: cities/, [...] | move it to media/, where pictures are

cities/toronto.png: holds ""
  (file): "cities/toronto.png" | a name that ends in .json | move it to media/, where pictures are

cities/toronto.json~: holds "{}"
  (file): "cities/toronto.json~" | a name that ends in .json
    | delete it: it is a copy that another program left behind

cities/toronto.json.orig: holds "{}"
  (file): "cities/toronto.json.orig" | a name that ends in .json
    | delete it: it is a copy that another program left behind

cities/toronto.JSON: holds "{}"
  (file): "cities/toronto.JSON" | a name that ends in .json | name it cities/toronto.json

cities/Ajax (copy).json.txt: holds "{}"
  (file): "cities/Ajax (copy).json.txt" | a name that ends in .json | name it cities/ajax-copy.json

cities/Old ones/Ajax (1).json: holds "{}"
  (file): "cities/Old ones/Ajax (1).json" | a file directly in cities/, not in a folder below it
    | move it to cities/ajax-1.json, or take it out of the content folder

faq/price.json: holds "{}"
  (file): "faq/price.json" | a name that ends in .md | take it out of the content folder, or move it where it belongs

local-services/mattresses.json: holds "{}"
  (file): "local-services/mattresses.json"
    | a file in the folder of its city, such as local-services/toronto/mattresses.json
    | move it to local-services/, the slug of its city, and /mattresses.json

local-services/toronto/old/mattresses.json: holds "{}"
  (file): "local-services/toronto/old/mattresses.json"
    | a file in the folder of its city, such as local-services/toronto/mattresses.json
    | move it to local-services/, the slug of its city, and /mattresses.json

site/coupon.json: holds "{}"
  (file): "site/coupon.json" | no such file; did you mean "site/coupons.json"?

pages/privacy-policy.json: holds "{}"
  (file): "pages/privacy-policy.json" | no such file; did you mean "pages/privacy-policy.md"?

site/weather.json: holds "{}"
  (file): "site/weather.json" | one of: claims.json, [...]
    | take it out of the content folder, or move it where it belongs

# One cause is one error
cities/ajax.json: like cities/toronto.json; slug = "ajax"
cities/toronto.json: gone
  cities/toronto.json (file): no such file
    | this file: jobs/basement.json, local-services/toronto/stoves.json, site/redirects.json name it
    | bring it back from an earlier version, or name another one in those files

cities/ajax.json: like cities/toronto.json; slug = "ajax"
cities/Toronto.json: like cities/toronto.json
cities/toronto.json: gone
  cities/Toronto.json slug: "toronto" | a file named toronto.json | give the file the name toronto.json

badges/texas.json: like badges/ontario.json; group = "texas"; country = "US"
badges/ontario.json: gone
  badges/ontario.json (file): no such file | this file: cities/toronto.json, reviews/first.json name it
    | bring it back from an earlier version, or name another one in those files

badges/Ontario (1).json: like badges/ontario.json
badges/ontario.json: gone
  group: "ontario" | a file named ontario.json | give the file the name ontario.json

Cities/toronto.json: like cities/toronto.json
Cities/ajax.json: like cities/toronto.json; slug = "ajax"
cities/toronto.json: gone
  (file): "Cities/toronto.json" and 1 more files of Cities/ | no such folder; did you mean "cities/"?
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
