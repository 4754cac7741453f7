// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of the host's own files
/**
 * One scope predicate of the host. `from` stands exactly once in the file; `to` replaces it, in which `OUT` is true while the
 * predicate is taken out.
 */
export interface Flip {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Operations whose answers the predicate decides: only they are asked. */
  readonly operations: string;
}

type Place = readonly [name: string, file: string, operations: string];

const TRUE = 'sql`true`';
/** A condition that becomes true; `begin` is how it begins. */
export const condition = ([name, file, operations]: Place, begin: string, instead = TRUE): Flip => ({
  name,
  file,
  operations,
  from: begin,
  to: `(OUT ? ${instead} : null) ?? ${begin}`,
});
/** A condition of a chain of calls that is left out; `before` and `after` say which, where the same text stands twice. */
export const where = (
  [name, file, operations]: Place,
  args: string,
  { before = '', after = '' } = {},
): Flip => ({
  name,
  file,
  operations,
  from: `${before}.where(${args})${after}`,
  to: `${before}.$if(!OUT, (query) => query.where(${args}))${after}`,
});
/** Text in place of other text. */
export const text = ([name, file, operations]: Place, from: string, to: string): Flip => ({
  name,
  file,
  operations,
  from,
  to,
});
