import { limitText, messages } from '@upline/domain';
import { z } from 'zod';
import { type FieldError, invalid } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Marks issues whose text nobody wrote by hand; those get the templates of domain.md 0.1. */
const UNWRITTEN = '\u0000unwritten';

/** First letter large, underscores as spaces: `first_name` → `First name`. */
export function humanize(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a wrapper schema (optional, nullable, default, pipe, …) wraps; undefined for a plain one. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const def = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType; out?: z.core.$ZodType };
  if (def.innerType) return def.innerType;
  if (!def.in) return undefined;
  // A pipe that starts with a transform (preprocess) describes itself by its end.
  return (def.in._zod.def.type === 'transform' ? def.out : def.in) ?? undefined;
}

function child(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  while (current) {
    const def = current._zod.def as {
      shape?: Record<PropertyKey, z.core.$ZodType>;
      element?: z.core.$ZodType;
      valueType?: z.core.$ZodType;
      options?: readonly z.core.$ZodType[];
    };
    if (def.shape) return def.shape[key];
    if (def.element) return def.element;
    if (def.valueType) return def.valueType;
    if (def.options) {
      for (const option of def.options) {
        const found = child(option, key);
        if (found) return found;
      }
      return undefined;
    }
    current = unwrapped(current);
  }
  return undefined;
}

function labelOf(root: z.core.$ZodType, path: readonly PropertyKey[]): string {
  let schema: z.core.$ZodType | undefined = root;
  for (const key of path) schema = schema && child(schema, key);
  while (schema) {
    const label = z.globalRegistry.get(schema)?.label;
    if (typeof label === 'string') return label;
    schema = unwrapped(schema);
  }
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? 'Request' : humanize(name);
}

/** An absent, null or blank value is "missing" rather than wrong (R-GEN-02). */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** A limit as people write the value: a field's name ends with its unit. */
function limitOf({ path }: Issue, limit: number | bigint): string {
  const unit = /_(cents|bps)$/.exec(String(path.findLast((key) => typeof key === 'string')))?.[1];
  return limitText(unit as 'cents' | 'bps' | undefined, Number(limit));
}

function template(issue: Issue, label: string): string {
  if (issue.code !== 'too_big' && issue.code !== 'custom' && isMissing(issue.input))
    return `${label} is required`;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return `${label} must be at least ${issue.minimum} characters`;
      if (issue.origin === 'number') return messages.min(label, limitOf(issue, issue.minimum));
      return issue.minimum === 1 ? `${label} is required` : `${label} is not valid`;
    case 'too_big':
      if (issue.origin === 'string') return `${label} must be at most ${issue.maximum} characters`;
      if (issue.origin === 'number') return messages.max(label, limitOf(issue, issue.maximum));
      return `${label} is not valid`;
    case 'invalid_value':
      return `${label} must be one of the listed values`;
    default:
      return `${label} is not valid`;
  }
}

/** Turns zod's issues into one message a field, in the words of domain.md 0.1 (R-GEN-01). */
export function fieldErrors(schema: z.core.$ZodType, issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, string>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const field = path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, message);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20))
        add([...issue.path, key.slice(0, 100)], 'This field is not known');
      continue;
    }
    const label = labelOf(schema, issue.path);
    const written = issue.message !== UNWRITTEN && issue.message !== 'Invalid input';
    add(issue.path, written ? issue.message.replaceAll('{label}', label) : template(issue, label));
  }
  return [...errors].slice(0, 100).map(([field, message]) => ({ field, message }));
}

/** Parses by the schema; the result holds either the value or the refused fields. */
export function parseFields<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] } {
  const result = schema.safeParse(input, { reportInput: true, error: () => UNWRITTEN });
  return result.success ? { value: result.data } : { errors: fieldErrors(schema, result.error.issues) };
}

/** As `parseFields`; throws the refused fields (422). */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const { value, errors } = parseFields(schema, body);
  if (errors) throw invalid(errors);
  return value;
}

/** What the rules of a record make of a body: its values in stored form, or every refused field. */
export type Checked<Values> =
  | { readonly values: Values; readonly errors?: undefined }
  | { readonly errors: readonly FieldError[]; readonly values?: undefined };

/** The values in stored form; throws the refused fields (422). */
export function accepted<Values>({ values, errors }: Checked<Values>): Values {
  if (errors) throw invalid(errors);
  return values;
}
