import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** A value in the text form of COPY: tab, newline and backslash escaped, `\N` for null. */
function copyText(value: unknown, isArray: boolean): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return value.replace(/[\\\n\r\t]/g, escaped);
  if (value instanceof Date) return value.toISOString();
  if (isArray) return arrayText(value as readonly unknown[]).replace(/[\\\n\r\t]/g, escaped);
  if (typeof value === 'object') return JSON.stringify(value).replace(/[\\\n\r\t]/g, escaped);
  return String(value);
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (character: string) => ESCAPED[character] as string;

/** An array literal: `{"a","b"}`. */
const arrayText = (items: readonly unknown[]) =>
  `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Names of the array columns of every table, read once. */
export async function arrayColumns(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'ARRAY'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Loads rows by COPY; every row has the keys of the first. Names come from our own source. */
export async function copyRows(
  client: pg.Client,
  table: string,
  rows: readonly object[],
  arrays: ReadonlySet<string>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const areArrays = columns.map((column) => arrays.has(`${table}.${column}`));
  const stream = client.query(
    from(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`),
  );
  for (let start = 0; start < rows.length; start += 500) {
    const text = rows
      .slice(start, start + 500)
      .map((row) =>
        columns
          .map((column, index) =>
            copyText((row as Record<string, unknown>)[column], areArrays[index] as boolean),
          )
          .join('\t'),
      )
      .join('\n');
    if (!stream.write(`${text}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}
