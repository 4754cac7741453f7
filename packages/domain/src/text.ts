// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but line breaks and tabs may stay
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;

/** Whether the text has no character that every field refuses: NUL, control characters, lone surrogates (S-45). */
export function isCleanText(value: string, multiline = false): boolean {
  return value.isWellFormed() && !(multiline ? CONTROL_BUT_LINES : CONTROL).test(value);
}

/** NFC and trimmed; what a person typed becomes what is stored (R-GEN-02, S-45). */
export function tidyText(value: string): string {
  return value.normalize('NFC').trim();
}

/** Length as a person counts it: code points. */
export function textLength(value: string): number {
  return [...value].length;
}

/**
 * A text brought into the one shape that searches, filters and sorts compare: lower case, no accents, single spaces.
 * `  José  Núñez ` → `jose nunez`.
 */
export function foldText(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
