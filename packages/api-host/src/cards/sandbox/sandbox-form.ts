/** Parses what Stripe's library sends: `line_items[0][price_data][currency]=usd` becomes nested objects. */
export type FormValue = string | { readonly [key: string]: FormValue | undefined };

type Writable = { [key: string]: string | Writable | undefined };

export function readForm(text: string): { readonly [key: string]: FormValue | undefined } {
  const root: Writable = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let at = root;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      const inner: Writable = typeof next === 'object' ? next : Object.create(null);
      at[key] = inner;
      at = inner;
    }
    at[keys.at(-1) ?? name] = value;
  }
  return root;
}

/** The value at the keys; undefined where there is none. */
export function valueAt(form: FormValue | undefined, ...keys: readonly string[]): FormValue | undefined {
  let at: FormValue | undefined = form;
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined;
  return at;
}

export const textAt = (form: FormValue | undefined, ...keys: readonly string[]): string => {
  const value = valueAt(form, ...keys);
  return typeof value === 'string' ? value : '';
};

/** The members of an object that are texts, as in metadata. */
export function textsAt(form: FormValue | undefined, ...keys: readonly string[]): Record<string, string> {
  const value = valueAt(form, ...keys);
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}
