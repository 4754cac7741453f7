import { type LooseKeys, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';

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

/** A path in the values of a form: `city`, `dependents.0.name`. */
export type FieldPath<Values> = LooseKeys<Values> & string;

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
  const handlersOf = useHandlers(form);
  const bound = (path: string, type?: 'checkbox') => ({
    ...form.getInputProps(path, type ? { type } : {}),
    ...handlersOf(path),
  });
  return {
    // The paths of the values are known to the type alone; the functions take any.
    ...form,
    field: (path: string) => bound(path),
    checkbox: (path: string) => bound(path, 'checkbox'),
  } as unknown as RecordFormState<Values>;
}

type Handlers = Required<Pick<FieldBinding<unknown>, 'onChange' | 'onFocus' | 'onBlur'>>;

/**
 * Handlers that stay the same for a path, where the form makes new ones in every render: a key typed into one field then
 * draws that field alone, since the others get the props they had.
 */
function useHandlers<Values>(form: UseFormReturnType<Values>) {
  const latest = useRef(form);
  latest.current = form;
  const [known] = useState(() => new Map<string, Handlers>());
  return (path: string): Handlers => {
    const props = () => latest.current.getInputProps(path);
    const handlers = known.get(path) ?? {
      onChange: (value) => props().onChange(value),
      onFocus: () => props().onFocus(),
      onBlur: () => props().onBlur(),
    };
    known.set(path, handlers);
    return handlers;
  };
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
