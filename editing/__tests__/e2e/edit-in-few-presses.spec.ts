import type { Locator, Page } from '@playwright/test';
import {
  type Editing,
  expect,
  fieldNamed,
  openPlace,
  phone,
  preview,
  said,
  test,
  typeOver,
  unformatted,
  waiting,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';

/** Counts what somebody presses from the first page on; typing is no press. */
class Hand {
  presses = 0;

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.tap();
  }

  /** Types over all that the field in use holds. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  async open(...links: string[]): Promise<void> {
    for (const name of links) await this.press(this.page.getByRole('link', { name, exact: true }));
  }

  async save(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Save', exact: true }));
  }
}

type Row = {
  what: string;
  atMost: number;
  /** The one file that git shows, with the number of lines that are new in it. */
  changes: [file: string, lines: number];
  does: (hand: Hand, editing: Editing) => Promise<void>;
};

const read = <Value>({ clone }: Editing, file: string): Value => JSON.parse(clone.read(file)) as Value;

const { file: faq, question } = ownQuestion;

/** Finds a text by the search of the first page, which opens its field. */
async function find(hand: Hand, wanted: string): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('searchbox', { name: 'Find words of the site' }));
  await page.keyboard.type(wanted);
  await hand.press(page.getByRole('search').getByRole('link').filter({ hasText: wanted }).first());
  await expect(page.locator('#nc-root :is(input, textarea):focus')).toHaveValue(wanted);
}

const rows: Row[] = [
  {
    what: 'a coupon becomes another one everywhere',
    atMost: 5,
    changes: ['site/coupons.json', 1],
    does: async (hand, editing) => {
      const { page } = hand;
      const { items } = read<{ items: { amount: string; condition: string }[] }>(
        editing,
        'site/coupons.json',
      );
      const [{ amount, condition } = { amount: '', condition: '' }] = items;
      await hand.open('Coupons');
      await hand.press(page.getByText(`${amount} ${condition}`));
      await hand.press(fieldNamed(page, 'Amount').first());
      await hand.type('$60 off');
      // Other texts name the coupon by its amount, and follow it.
      await expect(preview(page).getByText(/^\$60 off or /)).toHaveCount(1);
      await hand.save();
    },
  },
  {
    what: 'a question is changed',
    atMost: 4,
    changes: [faq, 1],
    does: async (hand) => {
      await hand.open('Questions', question);
      await hand.press(fieldNamed(hand.page, 'Question'));
      await hand.type('How dear is it?');
      await hand.save();
    },
  },
  {
    what: 'a claim is changed',
    atMost: 4,
    changes: ['site/claims.json', 1],
    does: async (hand, editing) => {
      const { items } = read<{ items: { value: string; label: string }[] }>(editing, 'site/claims.json');
      await hand.open('Claims');
      await hand.press(hand.page.getByText(`${items[0]?.value} ${items[0]?.label}`));
      await hand.press(fieldNamed(hand.page, 'Label').first());
      await hand.type('a claim of the test');
      await hand.save();
    },
  },
  {
    what: 'a fact that only the owner knows is said',
    atMost: 3,
    changes: ['site/pricing.json', 3],
    does: async (hand) => {
      await hand.open('Price facts');
      await hand.press(fieldNamed(hand.page, 'Space in the truck'));
      await hand.type('15 cubic yards');
      await hand.save();
    },
  },
  {
    what: 'a label of a form is changed',
    atMost: 3,
    changes: ['site/forms.json', 1],
    does: async (hand, editing) => {
      const { fields } = read<{ fields: { phone: { hint: string } } }>(editing, 'site/forms.json');
      await find(hand, fields.phone.hint);
      await hand.type('For this request only.');
      await hand.save();
    },
  },
  {
    what: "a page's words are changed",
    atMost: 3,
    changes: ['pages/home.json', 1],
    does: async (hand, editing) => {
      const { hero } = read<{ hero: { lead: string } }>(editing, 'pages/home.json');
      await find(hand, hero.lead);
      await hand.type('Show us what has to go.');
      await hand.save();
    },
  },
  {
    what: 'the pop-up is switched off',
    atMost: 4,
    changes: ['site/social-proof.json', 1],
    does: async (hand) => {
      await hand.open('Pop-up');
      await hand.press(hand.page.getByLabel('What the pop-up shows').locator('visible=true').first());
      await hand.press(hand.page.getByText('Nothing: no pop-up', { exact: true }));
      await hand.save();
    },
  },
  {
    what: 'a review is added',
    atMost: 9,
    changes: ['reviews/guelph-ada-b.json', 8],
    does: async (hand) => {
      const { page } = hand;
      await hand.open('Reviews', 'New review');
      const texts = {
        Customer: 'Ada B.',
        Place: 'Guelph',
        'Province or state': 'ontario',
        Stars: '5',
        Text: 'They were on time.',
      };
      for (const [label, text] of Object.entries(texts)) {
        await hand.press(fieldNamed(page, label));
        await hand.type(text);
      }
      await hand.press(page.getByRole('button', { name: /^Add thing taken/ }));
      await page.getByLabel('Thing taken', { exact: true }).fill('A sofa');
      await hand.save();
    },
  },
];

/** What git shows of the content since it was committed last: file, lines that are new. */
function changesIn({ clone }: Editing): unknown[] {
  clone.git('add', '--all');
  const lines = clone.git('diff', '--cached', '--numstat').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [added, , file] = line.split('\t');
    return [file?.replace('content/', ''), Number(added)];
  });
}

// A phone, where the screen has least room; at a desk the same buttons are pressed.
test.use({ viewport: phone, hasTouch: true });

test('what staff change most takes few presses, and one clear change of one file', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  const hand = new Hand(page);
  await openPlace(page, editing);
  for (const { what, atMost, changes, does } of rows)
    await test.step(what, async () => {
      hand.presses = 0;
      await does(hand, editing);
      await expect(page.getByText('Entry saved').first()).toBeVisible();
      expect(hand.presses, what).toBeLessThanOrEqual(atMost);
      expect(changesIn(editing)).toEqual([changes]);
      clone.commit(what);
      await hand.open('First page');
      // The message of this save is not the next one's.
      await page.reload();
      await expect(page.getByText('Entry saved')).toHaveCount(0);
    });
  expect(unformatted(clone.contentDir)).toBe('');

  await test.step('what was saved is undone', async () => {
    await hand.open('Questions');
    await page.getByRole('link', { name: 'How dear is it?', exact: true }).tap();
    await typeOver(fieldNamed(page, 'Question'), 'Not this?');
    await hand.save();
    await expect(page.getByText('Entry saved')).toBeVisible();
    hand.presses = 0;
    await hand.open('First page');
    await hand.press(waiting(page).getByRole('button', { name: /^Undo.*Not this/ }));
    await expect(said(page, 'Undone')).toBeVisible();
    expect(hand.presses).toBeLessThanOrEqual(2);
    expect(clone.read(faq).trim()).toBe(clone.git('show', `${clone.live}:content/${faq}`));
  });
});
