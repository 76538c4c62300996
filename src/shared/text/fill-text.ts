export type TextValues = Record<string, string>;

/** A name without a value stays, but a sentence that names a fact without one is left out. */
export function fillText(text: string, values: TextValues): string {
  // As most texts have none.
  if (!text.includes('{')) return text;
  return withoutUnsetFacts(text, values).replace(
    /\{([\w.-]+)\}/g,
    (whole, name: string, at: number, all: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      const isInSentence = name.startsWith('claim.') && /[\p{L}\p{N}_,][ \u00a0]$/u.test(all.slice(0, at));
      return isInSentence ? value.charAt(0).toLowerCase() + value.slice(1) : value;
    },
  );
}

const fact = /\{((?:pricing|claim|coupon)\.[\w.-]+|sender(?:Address)?)\}/g;

/** What a text names that only the owner can say: "pricing.minimum", "coupon.half-load.amount". */
export const factsIn = (text: string): string[] => Array.from(text.matchAll(fact), ([, name = '']) => name);

/** Not the dots of "e.g. cash"; a fact that is a sentence of its own has none. A sentence may be quoted as in « Oui. » */
const sentenceEnd = /([.!?](?:\s?»)?(?=\s+[^\p{Ll}\s»])|\{pricing\.\w+\}(?=\s+[\p{Lu}¿¡«]))\s+/gu;
const block = /<(p|li)>([^]*?)<\/\1>\n?/g;
const emptyList = /<([ou]l)>\s*<\/\1>\n?/g;

const sentencesOf = (text: string): string[] => text.replace(sentenceEnd, '$1\0').split('\0');

const unsetIn = (text: string, values: TextValues): string[] =>
  factsIn(text).filter((name) => values[name] === undefined);

/** Works on plain text, and on the paragraphs and list items of HTML. */
function withoutUnsetFacts(text: string, values: TextValues): string {
  const isUnset = (part: string): boolean => unsetIn(part, values).length > 0;
  const keep = (part: string): string =>
    sentencesOf(part)
      .filter((sentence) => !isUnset(sentence))
      .join(' ');
  if (!isUnset(text)) return text;
  if (!text.startsWith('<')) return keep(text);
  return text
    .replace(block, (whole, tag: string, inner: string) => {
      const kept = isUnset(inner) ? keep(inner) : inner;
      return kept === inner ? whole : kept && `<${tag}>${kept}</${tag}>\n`;
    })
    .replace(emptyList, '');
}

/** Leaves out texts and items that lose all words, and a question with its first sentence: the rest would dodge it. */
export function fillTexts<Content>(content: Content, values: TextValues): Content {
  if (typeof content === 'string') return fillText(content, values) as Content;
  if (Array.isArray(content)) return fillItems(content, values) as Content;
  if (content === null || typeof content !== 'object') return content;
  let filled = content;
  for (const key in content) {
    const text = fillTexts(content[key], values);
    if (text === content[key]) continue;
    if (filled === content) filled = { ...content };
    filled[key] = text;
  }
  return filled;
}

function fillItems(items: readonly unknown[], values: TextValues): readonly unknown[] {
  const filled = items.map((item) => fillTexts(item, values));
  if (filled.every((item, index) => item === items[index])) return items;
  return filled.filter((item, index) => !isLost(items[index], item, values));
}

const mainTexts = ['text', 'answer', 'html'] as const;

type Texts = { [Key in (typeof mainTexts)[number]]?: string };

function isLost(before: unknown, after: unknown, values: TextValues): boolean {
  if (before === after) return false;
  if (typeof before === 'string') return after === '';
  const [written, filled] = [before, after].map(Object) as [Texts, Texts];
  const isEmptied = mainTexts.some((key) => written[key] && filled[key] === '');
  return isEmptied || ('question' in written && factsAwaited(written, values).length > 0);
}

/** Lists the facts without a value in the first sentence of an answer; its question is not shown until they have one. */
export function factsAwaited({ answer, html = '' }: Texts, values: TextValues): string[] {
  const whole = answer ?? html;
  if (!whole.includes('{')) return [];
  const [start = ''] = whole.split(/<\/(?:p|li)>/);
  const [sentence = ''] = sentencesOf(start);
  return unsetIn(sentence, values);
}

type Owners = {
  brand: { name: string; hourWords: TextValues; sender?: { name: string; postalAddress: string } };
  claims: { items: readonly { id: string; value: string; label: string }[] };
  coupons: { items: readonly { id: string; amount: string; condition: string }[] };
};

export function siteValues({ brand, claims, coupons }: Owners): TextValues {
  const ofClaims = claims.items.flatMap(({ id, value, label }) => [
    [`claim.${id}`, `${value} ${label}`],
    [`claim.${id}.value`, value],
    [`claim.${id}.label`, label],
  ]);
  const ofCoupons = coupons.items.flatMap(({ id, amount, condition }) => [
    [`coupon.${id}`, `${amount} ${condition}`],
    [`coupon.${id}.amount`, amount],
    [`coupon.${id}.condition`, condition],
  ]);
  return {
    brand: brand.name,
    ...brand.hourWords,
    ...(brand.sender && { sender: brand.sender.name, senderAddress: brand.sender.postalAddress }),
    ...(Object.fromEntries([...ofClaims, ...ofCoupons]) as TextValues),
  };
}
