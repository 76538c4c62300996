import { readMistakes, tellErrors } from '../../support/mistakes';

const table = String.raw`
# Names of files
cities/ajax.json: like cities/toronto.json; slug = "pickering"
  slug: "pickering" | the file's name, "ajax" | write "ajax", or give the file the name pickering.json

cities/ajax.json: like cities/toronto.json
  slug: "toronto" | a slug of its own, which is the file's name too; cities/toronto.json has this one already
    | write "ajax"

cities/Toronto (copy).json: like cities/toronto.json
  slug: "toronto" | a slug of its own, which is the file's name too; cities/toronto.json has this one already
    | write "toronto-copy", and name the file toronto-copy.json

cities/toronto-copy.json: like cities/toronto.json; slug = "toronto-copy"; locationId = ""
  fine

cities/landing.json: like cities/toronto.json; slug = "landing"
  slug: "landing" | another slug: /landing is an address of the site itself
    | choose another one, such as "landing-city", and name the file after it

# Files that are not there
site/coupons.json: gone
  (file): no such file | this file: the site needs it
    | bring it back from an earlier version, or copy it from another content folder

site/copuons.json: like site/coupons.json
site/coupons.json: gone
  (file): "site/copuons.json" | no such file; did you mean "site/coupons.json"?

cities/toronto.json: gone
  cities/ (file): no files | at least one file

campaigns/spring.json: gone
local-services/toronto/stoves.json: gone
jobs/basement.json: gone
  fine

# Files that have no place in the content
citys/toronto.json: holds "{}"
notes.txt: holds "To do"
pictures/truck.jpg: holds ""
cities/toronto.json~: holds "{}"
cities/toronto.JSON: holds "{}"
cities/Old ones/Ajax (1).json: holds "{}"
faq/price.json: holds "{}"
  (file): "citys/toronto.json" | no such folder; did you mean "cities/"?
  notes.txt (file): "notes.txt"
    | a file in one of: cities/, badges/, services/, reviews/, jobs/, local-services/, guides/, campaigns/, faq/, site/, pages/
    | name it like that, move it where it belongs, or take it out
  pictures/truck.jpg (file): "pictures/truck.jpg" | a file in one of: cities/, [...] | move it to media/, where pictures are
  cities/toronto.json~ (file): "cities/toronto.json~" | a file in this folder named like cities/name.json
    | delete it: it is a copy that another program left behind
  cities/toronto.JSON (file): "cities/toronto.JSON" | a file in this folder named like cities/name.json
    | name it like that, move it where it belongs, or take it out
  cities/Old ones/Ajax (1).json (file): "cities/Old ones/Ajax (1).json" | [...]
  faq/price.json (file): "faq/price.json" | a file in this folder named like faq/name.md
    | name it like that, move it where it belongs, or take it out

# One cause is one error
cities/ajax.json: like cities/toronto.json; slug = "ajax"
cities/toronto.json: gone
  local-services/toronto/stoves.json (file): "toronto"
    | the address of a city; there is no cities/toronto.json; also named in jobs/basement.json and 1 more
    | choose one that is there, or take it out

cities/ajax.json: like cities/toronto.json; slug = "ajax"
cities/Toronto.json: like cities/toronto.json
cities/toronto.json: gone
  cities/Toronto.json slug: "toronto" | the file's name, "Toronto" | give the file the name toronto.json

badges/texas.json: like badges/ontario.json; group = "texas"; country = "US"
badges/ontario.json: gone
  cities/toronto.json badgeGroup: "ontario"
    | a province or state of the team badges; there is no badges/ontario.json; also named in reviews/first.json
    | choose one of: texas; or add a new file
`;

test.each(readMistakes(table))('%s', (changes, told) => {
  expect(tellErrors(changes, told)).toBe(told);
});
