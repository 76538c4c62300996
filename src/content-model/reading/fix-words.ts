import { z } from 'zod';
import { suggestValue } from '../schema/field';

type WrongField = {
  issue: z.core.$ZodIssue;
  target: z.ZodType | undefined;
  /** The value in the file; undefined where there is none. */
  value: unknown;
  isOptional: boolean;
};

/** Says how to correct a field that does not match its schema; nothing where the words for `expected` say it already. */
export function fixWords(wrong: WrongField): string | undefined {
  const { issue, target, value, isOptional } = wrong;
  if (value === undefined) return `add the field "${String(issue.path.at(-1))}"`;
  if (value === null || value === '') return isOptional ? 'write a value, or take the field out' : undefined;
  const suggested = suggestValue(target, value);
  if (suggested !== undefined) return `write "${suggested}"`;
  if (issue.code === 'too_big' || issue.code === 'too_small') return resizeWords(issue, value);
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' ? retypeWords(wrong) : undefined;
}

function resizeWords(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown) {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  if (typeof value === 'string' && issue.code === 'too_big') {
    const surplus = Array.from(value.trim()).length - limit;
    return `make it shorter by ${surplus} ${surplus === 1 ? 'character' : 'characters'}`;
  }
  if (!Array.isArray(value)) return undefined;
  const count = Math.abs(value.length - limit);
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;
  return issue.code === 'too_big' ? `take ${items} out` : `add ${items}`;
}

/** The fix for a right value that is written in a wrong way: quotes too many or too few, a text instead of a list. */
function retypeWords({ target, value }: WrongField): string | undefined {
  const isText = target instanceof z.ZodString;
  if (isText && typeof value === 'object') return 'write one text there, in quotes';
  if (isText) return `put it in quotes: "${String(value)}"`;
  if (typeof value !== 'string') return undefined;
  const bare = value.trim().toLowerCase();
  const isNumber = target instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(bare);
  const isYesNo =
    (target instanceof z.ZodBoolean || target instanceof z.ZodLiteral) && /^(true|false)$/.test(bare);
  if ((isNumber || isYesNo) && target.safeParse(JSON.parse(bare)).success)
    return `take the quotes off: ${bare}`;
  if (target instanceof z.ZodArray && target.element instanceof z.ZodString)
    return `make a list of it: [${value
      .split(/\s*,\s*/)
      .map((item) => JSON.stringify(item))
      .join(', ')}]`;
  return undefined;
}
