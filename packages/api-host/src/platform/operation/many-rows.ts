import { z } from 'zod';
import { uuid } from './fields.ts';

/** Rows by their ids, for a step of several at once. `label` is what they are: `Clients`; `one` what each of them is. */
export const manyBody = (label: string, one: string) =>
  z.strictObject({ ids: z.array(uuid(one)).min(1).max(500).meta({ label }) });

/** Every row answers for itself. */
export const manyAnswer = z.strictObject({
  results: z.array(
    z.strictObject({
      id: z.uuid(),
      ok: z.boolean(),
      message: z.string().nullable().meta({ description: 'Why the row was refused' }),
    }),
  ),
});
