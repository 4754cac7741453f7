import { z } from 'zod';

/**
 * What the document and the stories show of a field. A field states its example where it is declared; otherwise a choice shows
 * its first option, a flag is off, and what may be missing is missing.
 */

type Schema = z.core.$ZodType;

const stated = z.registry<{ readonly example: () => unknown }>();

/** The moment that every time stamp shows. */
export const STAMP = '2026-11-21T15:04:05.000Z';

/** The schema with what it is shown as; an example that is not given changes nothing. */
export function shownAs<S extends Schema>(schema: S, example: unknown): S {
  if (example !== undefined) stated.add(schema, { example: () => example });
  return schema;
}

/** The schema of an answer, shown as that field of the request is. */
export function shownLike<S extends Schema>(schema: S, field: Schema): S {
  stated.add(schema, { example: () => exampleOf(field) });
  return schema;
}

/** What a schema states itself or by what it wraps. */
function statedOf(schema: Schema): { readonly example: () => unknown } | undefined {
  const { innerType, in: inner } = schema._zod.def as { innerType?: Schema; in?: Schema };
  const wrapped = innerType ?? inner;
  return stated.get(schema) ?? (wrapped && statedOf(wrapped));
}

/** The example of a schema. Throws if a required value states none. */
export function exampleOf(schema: Schema, name = 'The field'): unknown {
  const own = statedOf(schema);
  if (own) return own.example();
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape as Record<string, Schema>);
    return Object.fromEntries(parts.map(([key, part]) => [key, exampleOf(part, key)]));
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element, name)];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodOptional) return exampleOf(schema.def.innerType, name);
  if (schema instanceof z.ZodPipe)
    return schema.def.out instanceof z.ZodISODateTime ? STAMP : exampleOf(schema.def.in, name);
  throw new TypeError(`${name} states no example`);
}
