/** Control, zero-width and direction-changing characters: what is not seen, or lets a text look like another (R-VAL-20). */
const UNSEEN = String.raw`\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`;
const UNUSABLE = new RegExp(`[${UNSEEN}]`, 'u');
const UNUSABLE_BUT_LINES = new RegExp(String.raw`(?![\n\r])[${UNSEEN}]`, 'u');

/** Whether the text has no character that every field refuses (S-45, R-VAL-20); of several lines it keeps line breaks only. */
export function isCleanText(value: string, multiline = false): boolean {
  return value.isWellFormed() && !(multiline ? UNUSABLE_BUT_LINES : UNUSABLE).test(value);
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
