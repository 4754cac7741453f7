import { messages } from '@upline/domain';
import { z } from 'zod';
import { parseJson, unknownField } from '../list/list-text.ts';
import { type Operation, operation, type Policy } from '../operation/operation.ts';
import type { Platform } from '../platform.ts';
import type { ExportSpec } from './exports.ts';

interface ExportOperation {
  /** `exportClients`. */
  readonly id: string;
  /** The list's path; `/download` is appended. */
  readonly list: string;
  readonly tag: string;
  readonly policy: Pick<Policy, 'audience' | 'scope' | 'proxy'>;
  readonly description?: string;
}

/** Answer of an export: a link for a new tab, or the sentence that it comes by mail (SPEC 7). */
export const exportAnswer = z.union([
  z.strictObject({ url: z.url().meta({ description: 'One-time link, good for 60 seconds' }) }),
  z.strictObject({ message: z.string() }),
]);

function columnsSchema(known: readonly string[]) {
  return z
    .string()
    .max(4_000)
    .optional()
    .transform((text, context) => {
      const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: text });
      const columns = parseJson(text, []);
      if (!Array.isArray(columns) || columns.some((id) => typeof id !== 'string')) {
        refuse(messages.invalid('Columns'));
        return [];
      }
      const unknown = columns.find((id) => !known.includes(id));
      if (unknown !== undefined) refuse(unknownField(unknown, known));
      else if (new Set(columns).size < columns.length) refuse('Each column appears once');
      return columns as string[];
    })
    .meta({
      label: 'Columns',
      description: `JSON text: names in the order wanted; all when absent. Columns: ${known.join(', ')}.`,
      'x-columns': known,
    });
}

/** Declares the export of a list and makes its operation `GET {list}/download`. */
export function exportOperation<Row>(
  platform: Platform,
  spec: ExportSpec<Row>,
  how: ExportOperation,
): Operation {
  platform.exports.define(spec);
  const known = Object.keys(spec.columns);
  return operation({
    id: how.id,
    method: 'GET',
    path: `${how.list}/download`,
    tag: how.tag,
    summary: `Export of ${spec.label.toLowerCase()} as CSV or Excel file`,
    description: [
      'Same filter and order as the list. Up to 5,000 rows the answer is a one-time link of 60 seconds, bound to the session;',
      'above, the file comes by mail, and the same request again joins the one that is being prepared.',
      'In a proxy session more than 100 rows are refused. An Excel file holds at most 50,000 rows.',
      how.description ?? '',
    ]
      .join(' ')
      .trim(),
    policy: { ...how.policy, needs: spec.needs },
    query: z.strictObject({
      format: z.enum(['csv', 'xlsx']).default('csv').meta({ label: 'Format' }),
      columns: columnsSchema(known),
      ...spec.list.selection,
      ...spec.parameters,
    }),
    answer: { status: 200, schema: exportAnswer },
    rateClass: 'export',
    examples: {
      query: { format: 'xlsx', columns: JSON.stringify(known.slice(0, 3)) },
      answer: { url: 'http://localhost:4000/files/q3Zb0mUuX1d9k2fAq3Zb0mUuX1d9k2fAq3Zb0mUuX1d' },
    },
    async handler(input) {
      const { format, columns, filter, order, ...parameters } = input.query;
      return platform.exports.request(input, spec.list.name, { format, columns, filter, order, parameters });
    },
  });
}
