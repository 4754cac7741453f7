import { messages } from '@upline/domain';
import { z } from 'zod';
import type { AuditFields } from '../audit/audit-changes.ts';
import { shownLike } from './field-examples.ts';
import type { FieldError } from './problem.ts';

/**
 * What follows from the request schema of a record, so that each field is named only there: which records have it,
 * whether it is required, how the answer gives it, and its label in the audit trail.
 */

type Shape = z.core.$ZodLooseShape;

interface FieldMeta {
  readonly label?: string;
  readonly 'x-when'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-required'?: boolean;
}

/** A schema describes itself or, where it wraps another, by what it wraps. */
function metaOf(schema: z.core.$ZodType): FieldMeta {
  const own = (z.globalRegistry.get(schema) ?? {}) as FieldMeta;
  const { innerType, in: inner } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const wrapped = innerType ?? inner;
  return wrapped ? { ...metaOf(wrapped), ...own } : own;
}

/**
 * Fields that a record has only where another field holds one of these values; of any other record they are neither asked
 * for nor kept. The `required` ones must be given where they apply. The document carries both as `x-when` and `x-required`.
 */
export function when<S extends Record<string, z.ZodType>>(
  field: string,
  values: readonly string[],
  shape: S,
  required: readonly (keyof S)[] = [],
): S {
  const marked = Object.entries(shape).map(([name, schema]) => [
    name,
    schema.meta({
      ...schema.meta(),
      'x-when': { [field]: values },
      ...(required.includes(name) && { 'x-required': true }),
    }),
  ]);
  return Object.fromEntries(marked) as S;
}

const applies = ({ 'x-when': condition = {} }: FieldMeta, body: Readonly<Record<string, unknown>>) =>
  Object.entries(condition).every(([field, values]) => values.includes(String(body[field])));

/** The fields that such a record has. */
export function ownFields<S extends Shape, Body extends object>(schema: z.ZodObject<S>, body: Body): Body {
  const given = body as Readonly<Record<string, unknown>>;
  const own = Object.entries(given).filter(([name]) =>
    applies(metaOf(schema.shape[name] as z.ZodType), given),
  );
  return Object.fromEntries(own) as Body;
}

/** The body without what does not belong to such a record: nothing, or an empty list. */
export function applicable<S extends Shape, Body extends object>(schema: z.ZodObject<S>, body: Body): Body {
  const given = body as Readonly<Record<string, unknown>>;
  const kept = Object.entries(schema.shape)
    .filter(([, field]) => !applies(metaOf(field), given))
    .map(([name]) => [name, Array.isArray(given[name]) ? [] : null]);
  return { ...body, ...Object.fromEntries(kept) };
}

/** Required fields that such a record lacks, in the words of R-GEN-02. */
export function missingFields<S extends Shape>(schema: z.ZodObject<S>, body: object): FieldError[] {
  const given = body as Readonly<Record<string, unknown>>;
  return Object.entries(schema.shape).flatMap(([field, one]) => {
    const meta = metaOf(one);
    const isMissing = meta['x-required'] && applies(meta, given) && (given[field] ?? null) === null;
    return isMissing ? [{ field, message: messages.required(meta.label ?? field) }] : [];
  });
}

/** Nothing is answered as null, a missing list as an empty one. */
type Answered<T> =
  Exclude<T, null | undefined> extends infer Given
    ? Given extends readonly unknown[]
      ? { [Key in keyof Given]: Given[Key] }
      : undefined extends T
        ? Given | null
        : null extends T
          ? Given | null
          : Given
    : never;

type AnswerShape<S extends Shape, Left extends keyof S> = {
  [Key in Exclude<keyof S, Left>]: z.ZodType<Answered<z.output<S[Key]>>, Answered<z.output<S[Key]>>>;
};

/** The schema of a stored value: its type without the rules and the tidying of the request. */
function answered(schema: z.core.$ZodType): z.ZodType {
  const { def } = schema._zod;
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape as Record<string, z.ZodType>);
    return z.strictObject(Object.fromEntries(entries.map(([key, part]) => [key, answered(part)])));
  }
  if (schema instanceof z.ZodArray) return z.array(answered(schema.element as z.ZodType));
  if (schema instanceof z.ZodEnum) return z.enum(schema.options as [string, ...string[]]);
  if (schema instanceof z.ZodBoolean) return z.boolean();
  if (schema instanceof z.ZodNumber) return z.int();
  if (schema instanceof z.ZodISODate) return z.iso.date();
  if (schema instanceof z.ZodString) return z.string();
  const { innerType, in: inner } = def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const wrapped = innerType ?? inner;
  if (!wrapped) throw new TypeError(`No answer for a ${def.type}`);
  const value = answered(wrapped);
  const isOptional = def.type === 'optional' || def.type === 'nullable';
  return isOptional && !(value instanceof z.ZodNullable) && !(value instanceof z.ZodArray)
    ? value.nullable()
    : value;
}

/** How a record answers the fields of its request; those that never leave are left out. */
export function answerShape<S extends Shape, Left extends keyof S = never>(
  schema: z.ZodObject<S>,
  left: readonly Left[] = [],
): AnswerShape<S, Left> {
  const entries = Object.entries(schema.shape).filter(
    ([name]) => !(left as readonly string[]).includes(name),
  );
  return Object.fromEntries(
    entries.map(([name, part]) => [name, shownLike(answered(part), part)]),
  ) as AnswerShape<S, Left>;
}

/** Columns that have the names of the fields of a body, without those that are stored otherwise; nothing is null. */
export type FieldColumns<Body, Otherwise extends keyof Body = never> = {
  [Key in Exclude<keyof Body, Otherwise>]-?:
    | Exclude<Body[Key], undefined>
    | (undefined extends Body[Key] ? null : never);
};

/** The body with every field of its schema; one that was left out is null. */
export function allFields<S extends Shape, Body extends object>(
  schema: z.ZodObject<S>,
  body: Body,
): FieldColumns<Body> {
  const given = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, given[name] ?? null]),
  ) as FieldColumns<Body>;
}

/** The values of a row whose columns have the names of the fields. */
export function columnsOf<S extends Shape, Row extends object>(
  schema: z.ZodObject<S>,
  row: Row,
): Pick<Row, Extract<keyof S, keyof Row>> {
  const names = Object.keys(schema.shape).filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name as keyof Row]])) as Pick<
    Row,
    Extract<keyof S, keyof Row>
  >;
}

/** The fields of the request as the trail names them; `more` says how some are shown and adds what no request holds. */
export function trailFields<S extends Shape, Row extends object>(
  schema: z.ZodObject<S>,
  more: {
    readonly [Key in keyof Row]?: Partial<NonNullable<AuditFields<Row>[Key]>>;
  } = {},
): AuditFields<Row> {
  const named = Object.entries(schema.shape).map(([name, part]) => [
    name,
    { label: metaOf(part).label ?? name },
  ]);
  const fields: Record<string, object> = Object.fromEntries(named);
  for (const [name, field] of Object.entries(more)) fields[name] = { ...fields[name], ...(field as object) };
  return fields as AuditFields<Row>;
}
