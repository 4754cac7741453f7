import { type LooseKeys, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';

/** Type of the value at a path: `address.city`, `dependents.0.name`. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Values extends readonly (infer Item)[]
    ? ValueAt<Item, Rest>
    : Key extends keyof Values
      ? ValueAt<Values[Key], Rest>
      : never
  : Path extends keyof Values
    ? Values[Path]
    : never;

interface Binding {
  readonly error?: ReactNode;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly 'data-path'?: string;
}

/** What ties a field to its place in the form. */
export interface FieldBinding<Value> extends Binding {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** What ties a checkbox to its place in the form. */
export interface CheckboxBinding extends Binding {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** State of a record form: values, errors, dirtiness, and the bindings of its fields. */
export interface RecordFormState<Values extends object> extends UseFormReturnType<Values> {
  /** Spread it into a field: `<TextField label="City" {...form.field('city')} />`. */
  readonly field: <Path extends LooseKeys<Values> & string>(
    path: Path,
  ) => FieldBinding<ValueAt<Values, Path>>;
  /** Spread it into a `CheckboxField`. */
  readonly checkbox: (path: LooseKeys<Values> & string) => CheckboxBinding;
}

/**
 * Values and rules of a form. `validate` is a function from the values to `{ path: message }`, or one rule a field;
 * messages come from `domain`.
 */
export function useRecordForm<Values extends object>(
  input: Pick<UseFormInput<Values>, 'validate' | 'onValuesChange'> & { readonly initialValues: Values },
): RecordFormState<Values> {
  const form = useForm<Values>({ mode: 'controlled', ...input } as UseFormInput<Values> & {
    validate: () => object;
  });
  return {
    ...form,
    field: (path: string) => form.getInputProps(path) as FieldBinding<never>,
    checkbox: (path: string) => form.getInputProps(path, { type: 'checkbox' }) as unknown as CheckboxBinding,
  } as unknown as RecordFormState<Values>;
}

/** The values without outer spaces in any text (R-GEN-02), except at the paths in `verbatim`. */
export function trimmed<Value>(value: Value, verbatim: readonly string[] = [], path = ''): Value {
  if (verbatim.includes(path)) return value;
  if (typeof value === 'string') return value.trim() as Value;
  const inner = ([key, part]: [string, unknown]) => trimmed(part, verbatim, path ? `${path}.${key}` : key);
  if (Array.isArray(value)) return value.map((part, index) => inner([String(index), part])) as Value;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map((entry) => [entry[0], inner(entry)])) as Value;
  }
  return value;
}
