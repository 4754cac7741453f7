import { z } from 'zod';
import { bool, integer, oneOf } from '../platform/operation/fields.ts';

/** Names of lists and columns are identifiers of the client's code, not a person's words. */
export const listName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/)
  .meta({ label: 'List', description: 'Name of the list, e.g. `clients`' });

const columnId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,59}$/)
  .meta({ label: 'Column' });

const column = z.strictObject({
  id: columnId,
  visible: bool('Visible'),
  width: integer('Width', { min: 40, max: 1_200 })
    .nullable()
    .meta({ description: 'CSS pixels; null as designed' }),
  pinned: oneOf('Pinned', ['left', 'right']).nullable(),
});

/** How a list is laid out: columns in their order with width and pin, row density, rows a page. */
export const listLayout = z.strictObject({
  columns: z
    .array(column)
    .max(100)
    .refine(
      (columns) => new Set(columns.map(({ id }) => id)).size === columns.length,
      'Each column appears once',
    )
    .meta({ label: 'Columns' }),
  density: oneOf('Density', ['comfortable', 'compact']),
  page_size: integer('Page size', { min: 10, max: 500 }).nullable(),
});

export type ListLayout = z.output<typeof listLayout>;

export const layoutExample: ListLayout = {
  columns: [
    { id: 'name', visible: true, width: 240, pinned: 'left' },
    { id: 'state', visible: true, width: null, pinned: null },
    { id: 'created_at', visible: false, width: null, pinned: null },
  ],
  density: 'compact',
  page_size: 100,
};
