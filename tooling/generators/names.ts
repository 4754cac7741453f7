/** The forms a name takes in files and code: `level-request` → `levelRequest`, `LevelRequest`, `level_request`, `Level request`. */
export interface Names {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  readonly sentence: string;
}

/** Throws for anything but lower-case words joined by hyphens. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not a kebab-case name`);
  const words = kebab.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    sentence: capital(words.join(' ')),
  };
}

/** Plural of a regular noun; good enough for a starting point that a person reads anyway. */
export const plural = (kebab: string) =>
  /[^aeiou]y$/.test(kebab)
    ? `${kebab.slice(0, -1)}ies`
    : /(s|x|ch|sh)$/.test(kebab)
      ? `${kebab}es`
      : `${kebab}s`;

/** Files by path from the top folder; `edits` change files that are there. */
export interface Generated {
  readonly files: Readonly<Record<string, string>>;
  readonly edits?: Readonly<Record<string, (text: string) => string>>;
  readonly next: string;
}
