import type { JsonError, JsonMistake } from './json-error';
import * as slips from './json-errors';
import type { FieldPath } from '../content-error';

class ErrorFound extends Error {
  constructor(readonly error: JsonError) {
    super(error.expected);
  }
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const spacing = /[ \t\r\n]*/y;

type Bracket = '}' | ']';

/**
 * Reads a text as JSON up to the first place where it is none. Node's own message often has no position, and
 * JSON.parse silently keeps the last of two equal field names: `repeated` tells of those.
 */
export class JsonReader {
  private offset = 0;
  private readonly path: FieldPath = [];
  private readonly repeated: JsonError[] = [];

  constructor(private readonly source: string) {}

  read(): { error?: JsonError; repeated: JsonError[] } {
    try {
      this.readValue();
      this.skipSpace();
      if (this.offset < this.source.length) this.fail(slips.restAfterEnd(this.source, this.offset));
      return { repeated: this.repeated };
    } catch (found) {
      if (found instanceof ErrorFound) return { error: found.error, repeated: this.repeated };
      throw found;
    }
  }

  private readValue(): void {
    this.skipSpace();
    const start = this.source[this.offset];
    if (start === '{') return this.readObject();
    if (start === '[') return this.readList();
    if (start === '"') return void this.readText();
    if (this.match(literal) === '') this.fail(slips.noValue(this.source, this.offset));
  }

  private readObject(): void {
    const seen = new Set<string>();
    this.offset += 1;
    this.skipSpace();
    if (this.take('}')) return;
    for (;;) {
      this.skipSpace();
      const keyOffset = this.offset;
      if (this.source[keyOffset] !== '"') this.fail(slips.noName(this.source, keyOffset));
      const key = this.readText();
      this.path.push(key);
      if (seen.has(key)) this.repeated.push(this.errorAt(slips.repeatedName(key, keyOffset)));
      seen.add(key);
      const keyEnd = this.offset;
      this.skipSpace();
      if (!this.take(':')) this.fail(slips.noColon(this.source, keyEnd, this.offset));
      const valueOffset = this.skipSpace();
      this.readValue();
      if (this.endsAfterComma('}', valueOffset)) return;
      this.path.pop();
    }
  }

  private readList(): void {
    this.offset += 1;
    this.skipSpace();
    if (this.take(']')) return;
    for (let index = 0; ; index += 1) {
      this.path.push(index);
      const valueOffset = this.skipSpace();
      this.readValue();
      if (this.endsAfterComma(']', valueOffset)) return;
      this.path.pop();
    }
  }

  /** After a value: true at the closing bracket, false after a comma with another value behind it. */
  private endsAfterComma(bracket: Bracket, valueOffset: number): boolean {
    const valueEnd = this.offset;
    this.skipSpace();
    if (this.take(bracket)) {
      this.path.pop();
      return true;
    }
    const place = { bracket, valueOffset, valueEnd, offset: this.offset };
    if (!this.take(',')) this.fail(slips.noComma(this.source, place));
    const next = this.source[this.skipSpace()];
    if (next === bracket || next === ',') this.fail(slips.needlessComma(this.source, place, next));
    return false;
  }

  private readText(): string {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      const letter = this.source[this.offset];
      if (letter === undefined || letter === '\n' || letter === '\r') {
        this.fail(slips.openText(this.source, start));
      } else if (letter === '"') {
        this.offset += 1;
        return JSON.parse(this.source.slice(start, this.offset)) as string;
      } else if (letter === '\\') {
        if (this.match(escape) === '') this.fail(slips.loneBackslash(this.offset));
      } else if (letter < ' ') {
        this.fail(slips.controlLetter(letter, this.offset));
      } else {
        this.offset += 1;
      }
    }
  }

  private skipSpace(): number {
    this.match(spacing);
    return this.offset;
  }

  private take(letter: string): boolean {
    const isThere = this.source[this.offset] === letter;
    if (isThere) this.offset += 1;
    return isThere;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const matched = pattern.exec(this.source)?.[0] ?? '';
    this.offset += matched.length;
    return matched;
  }

  private errorAt(slip: JsonMistake): JsonError {
    return { path: [...this.path], ...slip };
  }

  private fail(slip: JsonMistake): never {
    throw new ErrorFound(this.errorAt(slip));
  }
}
