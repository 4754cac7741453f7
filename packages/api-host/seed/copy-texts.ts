import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** Characters collected for a table before they are sent: a COPY of few rows costs more than its rows. */
const PORTION = 4_000_000;

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const SPECIAL = /[\\\n\r\t]/;
const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => ESCAPED[character] as string) : text;

/** An array literal: `{"a","b"}`. */
const arrayText = (items: readonly unknown[]) =>
  `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** A value in the text form of COPY: tab, newline and backslash escaped, `\N` for null. */
function copyText(value: unknown, isArray: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  return escaped(isArray ? arrayText(value as readonly unknown[]) : JSON.stringify(value));
}

interface Waiting {
  readonly target: string;
  readonly texts: string[];
  size: number;
}

/**
 * Rows on their way into tables by COPY, in the transaction the connection is in. Tables are empty before: they are truncated
 * by that transaction, so that PostgreSQL writes their rows frozen, and with `wal_level = minimal` without a log. Names come
 * from our own source.
 */
export class CopyTexts {
  readonly #client: pg.Client;
  readonly #arrays: ReadonlySet<string>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #emptied = new Set<string>();

  private constructor(client: pg.Client, arrays: ReadonlySet<string>) {
    this.#client = client;
    this.#arrays = arrays;
  }

  static async into(client: pg.Client): Promise<CopyTexts> {
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'ARRAY'`,
    );
    return new CopyTexts(client, new Set(rows.map(({ name }) => name)));
  }

  /** Every row has the keys of the first. */
  async rows(table: string, rows: readonly object[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const areArrays = columns.map((column) => this.#arrays.has(`${table}.${column}`));
    let text = '';
    for (const row of rows as readonly Record<string, unknown>[]) {
      for (let index = 0; index < columns.length; index += 1)
        text +=
          (index === 0 ? '' : '\t') + copyText(row[columns[index] as string], areArrays[index] as boolean);
      text += '\n';
    }
    await this.lines(table, columns, text);
  }

  /** Lines as COPY reads them, each with its line end. */
  async lines(table: string, columns: readonly string[], text: string): Promise<void> {
    const target = `${table} (${columns.map((column) => `"${column}"`).join(', ')})`;
    const waiting = this.#waiting.get(target) ?? { target, texts: [], size: 0 };
    this.#waiting.set(target, waiting);
    waiting.texts.push(text);
    waiting.size += text.length;
    if (!this.#emptied.has(table)) await this.#empty(table);
    if (waiting.size >= PORTION) await this.#send(waiting);
  }

  /** Sends what is left. */
  async finish(): Promise<void> {
    for (const waiting of this.#waiting.values()) await this.#send(waiting);
  }

  async #empty(table: string): Promise<void> {
    const { rows } = await this.#client.query(`select from ${table} limit 1`);
    if (rows.length > 0) throw new Error(`Table ${table} has rows already`);
    await this.#client.query(`truncate ${table}`);
    this.#emptied.add(table);
  }

  async #send(waiting: Waiting): Promise<void> {
    const stream = this.#client.query(from(`copy ${waiting.target} from stdin (freeze)`));
    for (const text of waiting.texts) if (!stream.write(text)) await once(stream, 'drain');
    waiting.texts.length = 0;
    waiting.size = 0;
    stream.end();
    await finished(stream);
  }
}
