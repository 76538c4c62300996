/** The first place where a text stops being JSON, and what an editor would put there. */
export type JsonFault = { path: (string | number)[]; offset: number; found: string; expected: string };

/**
 * Finds the first fault of a JSON text, or nothing when there is none. Node's own message often has
 * no position, and JSON.parse silently keeps the last of two equal field names; this tells of both.
 */
export function findJsonFault(source: string): JsonFault | undefined {
  try {
    new JsonReader(source).readAll();
    return undefined;
  } catch (fault) {
    if (fault instanceof FaultFound) return fault.fault;
    throw fault;
  }
}

class FaultFound extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.expected);
  }
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const token = /"[^"\n]*"?|[\w.+-]+|[^\s]/y;
const spacing = /[ \t\r\n]*/y;
const valueStart = '"{[-0123456789tfn';

class JsonReader {
  private offset = 0;
  private readonly path: (string | number)[] = [];

  constructor(private readonly source: string) {}

  readAll(): void {
    this.readValue();
    this.skipSpace();
    if (this.offset < this.source.length) this.fail('nothing more: the content ended before this');
  }

  private readValue(): void {
    this.skipSpace();
    const start = this.source[this.offset];
    if (start === '{') return this.readObject();
    if (start === '[') return this.readList();
    if (start === '"') return void this.readText();
    if (this.match(literal) === '') this.fail(this.expectedValue(start));
  }

  private readObject(): void {
    const seen = new Set<string>();
    this.offset += 1;
    this.skipSpace();
    if (this.take('}')) return;
    for (;;) {
      this.skipSpace();
      const keyOffset = this.offset;
      if (this.source[keyOffset] !== '"') this.fail('a field name in double quotes');
      const key = this.readText();
      this.path.push(key);
      if (seen.has(key)) this.fail(`the field "${key}" only once`, keyOffset);
      seen.add(key);
      this.skipSpace();
      if (!this.take(':')) this.fail(`a colon after the field name "${key}"`);
      this.readValue();
      if (this.endsAfterComma('}', 'field')) return;
      this.path.pop();
    }
  }

  private readList(): void {
    this.offset += 1;
    this.skipSpace();
    if (this.take(']')) return;
    for (let index = 0; ; index += 1) {
      this.path.push(index);
      this.readValue();
      if (this.endsAfterComma(']', 'item')) return;
      this.path.pop();
    }
  }

  /** After a value: true at the closing bracket, false after a comma with another value behind it. */
  private endsAfterComma(bracket: '}' | ']', what: string): boolean {
    const valueEnd = this.offset;
    this.skipSpace();
    if (this.take(bracket)) {
      this.path.pop();
      return true;
    }
    const next = this.source[this.offset];
    if (next !== ',') {
      const isMissingComma = next !== undefined && valueStart.includes(next);
      // Told where the comma belongs, which is often a line above the value it was missed at.
      if (isMissingComma) this.fail('a comma before it', valueEnd, this.foundAt(this.offset));
      this.fail(`a comma or ${bracket}`);
    }
    this.offset += 1;
    this.skipSpace();
    const isTrailing = this.source[this.offset] === bracket;
    if (isTrailing) this.fail(`no comma after the last ${what}`, valueEnd, `a comma before ${bracket}`);
    return false;
  }

  private readText(): string {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      const letter = this.source[this.offset];
      if (letter === undefined || letter === '\n' || letter === '\r') {
        this.fail('a closing double quote on the same line', start);
      } else if (letter === '"') {
        this.offset += 1;
        return JSON.parse(this.source.slice(start, this.offset)) as string;
      } else if (letter === '\\') {
        if (this.match(escape) === '') {
          this.fail(
            'after a backslash one of " \\ / n t (write \\\\ for a backslash)',
            undefined,
            'a lone backslash',
          );
        }
      } else if (letter < ' ') {
        this.fail('a space, or \\t', undefined, 'a tab or another invisible character inside a text');
      } else {
        this.offset += 1;
      }
    }
  }

  private expectedValue(start: string | undefined): string {
    if (start === "'") return 'double quotes around the text';
    if (start === '“' || start === '”') return 'straight double quotes (")';
    if (start === '/' || start === '#') return 'no remarks: JSON has no place for them';
    return 'a text in double quotes, a number, true, false, a list or a group of fields';
  }

  private skipSpace(): void {
    this.match(spacing);
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

  private fail(expected: string, offset = this.offset, found = this.foundAt(offset)): never {
    throw new FaultFound({ path: [...this.path], offset, found, expected });
  }

  private foundAt(offset: number): string {
    token.lastIndex = offset;
    return token.exec(this.source)?.[0] ?? 'the end of the file';
  }
}
