import { isCleanText, textLength } from './text.ts';

const PERSON_NAME = /^[\p{L}\p{M} '.-]+$/u;
const USERNAME = /^[a-z][a-z0-9._]{3,29}$/;

/** Typographic apostrophes and hyphens as the plain ones, NFC, single spaces; what a name field stores. */
export function tidyName(value: string): string {
  return value.normalize('NFC').replace(/[’‘ʼ]/g, "'").replace(/[‐‑–]/g, '-').replace(/\s+/g, ' ').trim();
}

/** Whether a tidy name is 1–60 letters, spaces and `' - .`, with a letter among them (domain.md 2.1). */
export function isPersonName(value: string): boolean {
  return isCleanText(value) && textLength(value) <= 60 && PERSON_NAME.test(value) && /\p{L}/u.test(value);
}

/** Whether the text is a username: 4–30 of `a-z 0-9 . _`, a letter first (domain.md 2.1). */
export function isUsername(value: string): boolean {
  return USERNAME.test(value);
}

/** `Ana` + `Alvarez` → `Ana Alvarez`. */
export function fullName(person: { readonly first_name: string; readonly last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}

/** At most two letters for an avatar without photo: of the first and the last word (SPEC §9). Empty when there is no letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((letter) => [...(letter ?? '').toUpperCase()][0]).join('');
}
