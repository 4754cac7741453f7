import { randomUUID } from 'node:crypto';
import type { TestClient, TestHost } from '../../../testing/index.ts';

interface Office {
  readonly host: TestHost;
  readonly office: TestClient;
}

export interface ImportAnswer {
  readonly id: string;
  readonly status: string;
  readonly problem: string | null;
  readonly version: number;
  readonly rows_total: number;
  readonly rows_done: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[];
  readonly actions: readonly string[];
}

export interface LineAnswer {
  readonly position: number;
  readonly file_line: number;
  readonly outcome: string;
  readonly message: string | null;
  readonly payment_id: string | null;
  readonly processing: string | null;
}

interface Head {
  readonly provider_id: string;
  readonly statement_ref: string;
  readonly statement_date: string;
  readonly currency?: string;
}

const PATH = '/admin/provider-statements';

/** Sends the file of a statement; nothing is booked by it. */
export function sendStatement({ host, office }: Office, head: Head, file: string | Buffer) {
  const boundary = 'x-statement';
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="statement.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return host.app.inject({
    method: 'POST',
    url: PATH,
    query: { currency: 'USD', ...head },
    headers: { ...office.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(start), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

export async function showStatement({ office }: Office, id: string): Promise<ImportAnswer> {
  return (await office.get(`${PATH}/${id}`)).json<ImportAnswer>();
}

export async function linesOfStatement(
  { office }: Office,
  id: string,
  filter: object = {},
): Promise<LineAnswer[]> {
  const query = { limit: '500', filter: JSON.stringify(filter) };
  const answer = await office.get(`${PATH}/${id}/lines`, { query });
  return answer.json<{ rows: LineAnswer[] }>().rows;
}

/** Sends a file and lets the job read it: its preview. */
export async function previewStatement(at: Office, head: Head, file: string | Buffer): Promise<ImportAnswer> {
  const sent = await sendStatement(at, head, file);
  if (sent.statusCode !== 202) throw new Error(sent.body);
  return readStatement(at, sent.json<ImportAnswer>().id);
}

/** Lets the job read what was sent: its preview. */
async function readStatement(at: Office, id: string): Promise<ImportAnswer> {
  await at.host.platform.jobs.drain();
  return showStatement(at, id);
}

export const actOnStatement = (
  { office }: Office,
  { id, version }: Pick<ImportAnswer, 'id' | 'version'>,
  step: 'book' | 'undo',
) => office.post(`${PATH}/${id}/${step}`, { ifMatch: version, idempotencyKey: randomUUID() });

/** The whole way of a statement: sent, read and booked. What cannot be booked stays as its preview. */
export async function bookStatement(at: Office, head: Head, file: string | Buffer): Promise<ImportAnswer> {
  return bookSent(at, (await previewStatement(at, head, file)).id);
}

/** Reads and books what was sent. */
export async function bookSent(at: Office, id: string): Promise<ImportAnswer> {
  const preview = await readStatement(at, id);
  await actOnStatement(at, preview, 'book');
  await at.host.platform.jobs.drain();
  return showStatement(at, preview.id);
}
