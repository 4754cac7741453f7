import { type ListOrder, messages } from '@upline/domain';
import { z } from 'zod';
import { fieldOf, type ListFields } from './list-field.ts';
import { isRecord, parseJson, unknownField } from './list-text.ts';

const MAX_LEVELS = 5;

export function sortable(fields: ListFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.order !== false);
}

/**
 * The `order` of a list: JSON text `{"state":"ASC","name":"DESC"}`, the first key first. Without a level the list's own
 * default applies. The id always comes last, so that the order is total (R-GEN-05).
 */
export function orderSchema(fields: ListFields, defaultOrder: ListOrder) {
  const known = sortable(fields);
  return z
    .string()
    .max(2_000)
    .optional()
    .transform((text, context) => {
      const order: Record<string, 'ASC' | 'DESC'> = {};
      const report = (path: readonly string[], message: string) =>
        context.issues.push({ code: 'custom', path: [...path], message, input: text });
      const parsed = parseJson(text, {});
      if (!isRecord(parsed)) {
        report([], messages.invalid('Order'));
        return defaultOrder;
      }
      for (const [name, direction] of Object.entries(parsed)) {
        const field = fieldOf(fields, name);
        if (!field || field.order === false) report([name], unknownField(name, known));
        else if (direction === 'ASC' || direction === 'DESC') order[name] = direction;
        else if (direction !== '' && direction !== null)
          report([name], `${field.label} is sorted by ASC or DESC`);
      }
      const levels = Object.keys(order).length;
      if (levels > MAX_LEVELS) report([], `A list is sorted by at most ${MAX_LEVELS} fields`);
      return levels === 0 ? defaultOrder : (order as ListOrder);
    })
    .meta({
      label: 'Order',
      'x-fields': known,
      description: `JSON text: field → ASC or DESC, the first key first; default \`${JSON.stringify(defaultOrder)}\`. Fields: ${known.join(', ')}.`,
    });
}
