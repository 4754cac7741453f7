import { isCleanText, isKeptDate, messages } from '@upline/domain';
import { z } from 'zod';
import { shownAs } from './field-examples.ts';

/** What the document and the stories show of the field (see `field-examples.ts`). */
interface Shown<T> {
  readonly example?: T;
}

/**
 * Building blocks of request schemas. Every text that enters the product passes through one of these, so that the hygiene
 * of S-45 and R-VAL-20 (NFC, trimmed, no character that is not seen, length in code points) cannot be forgotten.
 *
 * Messages name the field by `label`. A custom message may hold the placeholder `{label}`.
 */

interface TextOptions extends Shown<string> {
  /** In code points. 1 (the default) makes an all-blank value "missing" (R-GEN-02). */
  readonly min?: number;
  readonly max: number;
  /** Keeps line breaks: notes, messages. */
  readonly multiline?: boolean;
  /** What kind of text it is, for the form that asks for it. The rules of the record still judge it. */
  readonly format?: 'email' | 'phone';
}

/** A trimmed, NFC-normalized text of `min` (default 1) to `max` code points. */
export function text(label: string, { min = 1, max, multiline = false, format, example }: TextOptions) {
  const kind = multiline ? 'multiline' : format;
  const schema = z
    .string()
    .normalize('NFC')
    .trim()
    .check((context) => {
      const { value } = context;
      if (!isCleanText(value, multiline)) {
        context.issues.push({ code: 'custom', message: messages.character('{label}'), input: value });
        return;
      }
      const length = [...value].length;
      if (length < min) {
        context.issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: min,
          inclusive: true,
          input: value,
        });
      } else if (length > max) {
        context.issues.push({
          code: 'too_big',
          origin: 'string',
          maximum: max,
          inclusive: true,
          input: value,
        });
      }
    })
    .meta({ label, minLength: min, maxLength: max, ...(kind && { format: kind }) });
  return shownAs(schema, example);
}

/** As `text`, but an all-blank value becomes `null`; the field may be left out. */
export function optionalText(label: string, options: Omit<TextOptions, 'min'>) {
  return text(label, { ...options, min: 0 })
    .nullish()
    .transform((value) => (value === undefined || value === '' ? null : value))
    .meta({ label });
}

/** A secret typed by a person: never trimmed or normalized here, only bounded (S-01). */
export function secretText(label: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), '{label} is not valid')
    .meta({ label });
}

/** One of the listed texts; `option` message of domain.md 0.1 otherwise. */
export function oneOf<const V extends readonly [string, ...string[]]>(
  label: string,
  values: V,
  { example }: Shown<V[number]> = {},
) {
  return shownAs(z.enum(values).meta({ label }), example);
}

/** An integer within bounds. JSON numbers only, no coercion (S-43). */
export function integer(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z.int().min(min).max(max).meta({ label });
}

/** Money in integer cents, at most 999,999,999.99 (R-VAL-16, S-44). */
export function cents(
  label: string,
  { min = 0, max = 99_999_999_999, example }: { min?: number; max?: number } & Shown<number> = {},
) {
  return shownAs(z.int().min(min).max(max).meta({ label }), example);
}

/** True or false; nothing is coerced (S-43). */
export function bool(label: string, { example }: Shown<boolean> = {}) {
  return shownAs(z.boolean().meta({ label }), example);
}

/** A calendar date `YYYY-MM-DD`, not before 1900-01-01 nor after 2199-12-31 (R-VAL-14 bounds narrower ones). */
export function date(label: string, { example }: Shown<string> = {}) {
  const schema = z.iso.date().refine(isKeptDate, '{label} is not valid').meta({ label });
  return shownAs(schema, example);
}

/** A record id in a body or query. In a path use `idParam`. */
export function uuid(label: string) {
  return z.guid().toLowerCase().meta({ label });
}

/** `{id}` of a path: anything but a uuid is an unknown record (404). */
export const idParam = () => z.guid().toLowerCase();

/** `{code}` of a path: an associate's or admin's public code. */
export const codeParam = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{1,19}$/)
    .toUpperCase();

/** A whole number in a query string: digits only, no coercion of anything else. */
export function queryInteger(
  label: string,
  { min = 0, max, initial }: { min?: number; max: number; initial: number },
) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .prefault(String(initial))
    .meta({ label, type: 'integer', minimum: min, maximum: max, default: initial });
}

const isoMoment = z.iso.datetime();

/**
 * A time stamp of an answer: the store's `Date` leaves as ISO text in UTC. Lists hold hundreds, so a `Date` takes the short
 * way; texts are judged by the schema behind.
 */
export function timestamp() {
  const toText = z.transform((value: Date | string) =>
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value,
  );
  const schema = z.pipe(toText as z.ZodType<string, Date | string>, isoMoment);
  const { parse } = schema._zod;
  const direct: typeof parse = (payload, context) => {
    const { value } = payload as { value: unknown };
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) return parse(payload, context);
    payload.value = value.toISOString();
    return payload;
  };
  schema._zod.parse = direct;
  schema._zod.run = direct;
  return schema;
}

/** Answer of an operation that streams bytes instead of JSON; set `answer.contentType` as well. */
export const bytes = () => z.any().meta({ type: 'string', format: 'binary' });

/** Answer of a 204. */
export const nothing = () => z.void();

/** An associate or admin as other records name one. */
export const person = z.strictObject({
  code: shownAs(z.string(), 'U000123'),
  name: shownAs(z.string(), 'Dev Patel'),
});

/** Code of an associate in a body, in capitals; whether there is one the service finds out. */
export const associateCode = (label: string) =>
  text(label, { max: 20 }).toUpperCase().meta({ label, description: 'Code of an associate' });
