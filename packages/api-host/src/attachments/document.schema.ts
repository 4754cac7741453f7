import { z } from 'zod';

/** A document as the record it belongs to names it. */
export const documentAnswer = z.strictObject({ id: z.uuid(), name: z.string(), size_bytes: z.int() });
