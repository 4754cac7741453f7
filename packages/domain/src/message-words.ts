/** Words of a message with `{values}` in them: how they are checked, filled and framed, the same on both sides. */

export const MESSAGE_TITLE_MAX = 120;
export const MESSAGE_BODY_MAX = 4_000;
/** A notification in the app shows no more of its text. */
export const NOTICE_BODY_MAX = 1_000;
/** A text to a phone is charged as three at most. */
export const TEXT_MESSAGE_MAX = 459;

/** A value may be missing in a sentence: the blank before it goes with it. */
const VALUE = / ?\{([a-z][a-z0-9_]*)\}/g;
const BRACED = /\{([^{}]*)\}/g;
const BLANK_LINES = /\n[^\S\n]*(?:\n[^\S\n]*)+/;

/** Names of the values that a text uses, each once. */
export const valuesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(VALUE), ([, name = '']) => name)),
];

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(VALUE, (match, name: string) => {
      const value = Object.hasOwn(values, name) ? (values[name] as string) : match.trimStart();
      return value === '' ? '' : `${match.startsWith(' ') ? ' ' : ''}${value}`;
    })
    .trim();

/** The text with its values, which are put in as they are. A paragraph that an empty value leaves without words goes. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .split(BLANK_LINES)
    .map((paragraph) => filled(paragraph, values))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The same in one line: a title is the subject of a mail, so a value brings no line break into it (S-54). */
export const fillTitle = (title: string, values: Readonly<Record<string, string>>): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  filled(title, values).replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');

export interface WordRules {
  /** Names of the values that a text may use. */
  readonly known: readonly string[];
  /** Those without which the message is of no use: its code, its link. */
  readonly needed?: readonly string[];
  /** Those that may not be mailed, in a text that is (R-NTF-01). */
  readonly unmailed?: readonly string[];
}

/** What is wrong with changed words; undefined when they can be sent. */
export function wordsProblem(
  label: string,
  text: string,
  { known, needed = [], unmailed = [] }: WordRules,
): string | undefined {
  const rest = text.replaceAll(BRACED, '');
  if (rest.includes('{')) return `${label} has a brace that is not closed`;
  if (rest.includes('}')) return `${label} has a brace that is not opened`;
  const used = Array.from(text.matchAll(BRACED), ([, name = '']) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) return `{${unknown}} is no value of this message`;
  const unsafe = used.find((name) => unmailed.includes(name));
  if (unsafe !== undefined) return `{${unsafe}} cannot be in the ${label.toLowerCase()}, which is mailed`;
  const missing = needed.find((name) => !used.includes(name));
  return missing === undefined ? undefined : `${label} must contain {${missing}}`;
}

/** How a mail begins. */
export const mailGreeting = (firstName: string) => `Hello ${firstName},`;

/** What a mail says that may not hold the text of the notice. */
export const titleInMail = (title: string) => `${title}. Sign in to see it:`;

/** The same to somebody who can no longer sign in. */
export const titleInMailToLeaver = (title: string) => `${title}. Ask the home office about it.`;

/** What a text says of a notice. */
export const titleInText = (title: string) => `Upline: ${title}. Sign in to see it.`;

const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const PLAIN_TWICE = '^{}\\[~]|€';

/** How long a text message is, and as how many it is charged (3GPP TS 23.038). */
export function textMessageLength(text: string): { readonly characters: number; readonly parts: number } {
  const isPlain = [...text].every((each) => PLAIN.includes(each) || PLAIN_TWICE.includes(each));
  const characters = isPlain
    ? [...text].reduce((sum, each) => sum + (PLAIN_TWICE.includes(each) ? 2 : 1), 0)
    : text.length;
  const [alone, joined] = isPlain ? [160, 153] : [70, 67];
  return { characters, parts: characters <= alone ? 1 : Math.ceil(characters / joined) };
}
