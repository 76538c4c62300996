import { handOver } from '../../src/islands/hand-over';

const html = `
  <p>Words</p>
  <input name="name" /><input name="phone" /><textarea name="message"></textarea>
  <input type="radio" name="day" value="1" /><input type="radio" name="day" value="2" />
  <input type="checkbox" name="texts" /><input type="checkbox" name="shown" />
  <input type="hidden" name="country" /><input type="search" />
  <a href="/terms">Terms</a><a href="/policy">Policy</a><button type="button">Send</button>`;

/** The part that was built, on the page, and the one that lives, beside it. */
function parts(liveHtml = html) {
  const [built, live] = [document.createElement('div'), document.createElement('div')];
  document.body.replaceChildren(built);
  [built.innerHTML, live.innerHTML] = [html, liveHtml.replace('"button"', '"submit"')];
  return { built, live };
}

const find = <Found extends HTMLElement = HTMLInputElement>(part: Element, selector: string): Found =>
  part.querySelector<Found>(selector)!;

const named = (part: Element, name: string) => find(part, `[name=${name}]`);

test('what was typed and chosen is in the other part, which hears of it', () => {
  const { built, live } = parts();
  const heard: string[] = [];
  for (const event of ['input', 'click'])
    live.addEventListener(event, ({ target }) => heard.push((target as HTMLInputElement).name));
  named(built, 'name').value = 'Ada';
  named(built, 'message').value = 'A sofa\nand a chair';
  find(built, '[type=search]').value = 'tor';
  find(built, '[value="2"]').checked = true;
  named(built, 'texts').checked = true;
  handOver(built, live);
  expect([...document.body.children]).toStrictEqual([live]);
  expect(named(live, 'name')).toHaveValue('Ada');
  expect(named(live, 'message')).toHaveValue('A sofa\nand a chair');
  expect(find(live, '[type=search]')).toHaveValue('tor');
  expect(find(live, '[value="1"]')).not.toBeChecked();
  expect(find(live, '[value="2"]')).toBeChecked();
  expect(named(live, 'texts')).toBeChecked();
  expect(named(live, 'shown')).not.toBeChecked();
  expect(new Set(heard)).toStrictEqual(new Set(['name', 'message', 'day', 'texts', '']));
});

test('what was unfolded stays open', () => {
  const terms = '<details><summary>Terms</summary></details><details><summary>More</summary></details>';
  const { built, live } = parts(html + terms);
  built.insertAdjacentHTML('beforeend', terms);
  find<HTMLDetailsElement>(built, 'details:last-child').open = true;
  handOver(built, live);
  expect([...live.querySelectorAll('details')].map(({ open }) => open)).toStrictEqual([false, true]);
});

test('a field in which nothing was typed keeps what the other part has put there', () => {
  const { built, live } = parts();
  named(live, 'message').value = 'On my cart is 1 settle.';
  named(live, 'country').value = 'Canada';
  handOver(built, live);
  expect(named(live, 'message')).toHaveValue('On my cart is 1 settle.');
  expect(named(live, 'country')).toHaveValue('Canada');
});

test.each(['[name=phone]', '[name=message]', '[value="2"]', '[type=search]', '[href="/policy"]', 'button'])(
  'the focus stays on the same element, and never leaves the page: %s',
  (selector) => {
    const { built, live } = parts();
    find(built, selector).focus();
    document.addEventListener('focusin', () => expect(built).toBeInTheDocument(), { once: true });
    handOver(built, live);
    expect(find(live, selector)).toHaveFocus();
  },
);
