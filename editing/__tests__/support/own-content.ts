import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The question that journeys of the editing screen change: one of their own, so that staff may change all others. */
export const ownQuestion = {
  file: 'faq/how-much-does-it-cost.md',
  entry: 'how-much-does-it-cost',
  question: 'How much does junk removal cost?',
  start: 'It goes by how much of the truck your things fill',
  end: 'match any written quote.',
};

const coupon = (id: string, amount: string, condition: string) => ({
  id,
  amount,
  condition,
  // Too long for one line, so that prettier leaves the file as it is written here.
  terms: [
    `For jobs that come to ${condition}, in any city of the brand.`,
    'Mention it when you ask for your quote, or show it to the crew before you agree on the price.',
  ],
});

type Data = Record<string, unknown>;

const ownParts: Record<string, (data: Data) => Data> = {
  'site/coupons.json': (coupons) => ({
    ...coupons,
    items: [
      coupon('full-load', '$50 off', 'a full load or more'),
      coupon('half-load', '$20 off', 'a half load or more'),
    ],
  }),
  'site/pricing.json': () => ({}),
  'site/social-proof.json': (popUp) => ({ ...popUp, mode: 'sample', sample: true }),
  'pages/home.json': (home) => ({
    ...home,
    coupons: {
      title: '{coupon.full-load.amount} or {coupon.half-load.amount} your load',
      lead: 'Mention it when you ask for your quote.',
    },
  }),
};

/** Writes into a copy of the shipped content what journeys look for and change on the editing screen. */
export function writeOwnContent(dir: string): void {
  for (const [file, change] of Object.entries(ownParts)) {
    const place = path.join(dir, file);
    const data = JSON.parse(readFileSync(place, 'utf8')) as Data;
    writeFileSync(place, `${JSON.stringify(change(data), null, 2)}\n`);
  }
  const faq = path.join(dir, 'faq');
  const [first = ''] = readdirSync(faq);
  const topic = /^topic: .*$/m.exec(readFileSync(path.join(faq, first), 'utf8'))?.[0];
  const { file, question, start, end } = ownQuestion;
  const frontMatter = ['---', `question: ${question}`, topic, 'order: 900', '---'].join('\n');
  writeFileSync(path.join(dir, file), `${frontMatter}\n\n${start}, and we ${end}\n`);
}
