import { foldText } from '@upline/domain';

const WORDS_BEFORE = 8;
const WORDS_SHOWN = 32;

/** The words around the first one that is found; the beginning of the text where none of them is in it. */
export function excerptOf(text: string, wanted: readonly string[] = []): string {
  const words = text.split(' ');
  const hit = words.findIndex((word) => {
    const folded = foldText(word);
    return wanted.some((each) => folded.includes(each));
  });
  const start = Math.max(0, hit - WORDS_BEFORE);
  const shown = words.slice(start, start + WORDS_SHOWN).join(' ');
  const end = start + WORDS_SHOWN < words.length ? ' …' : '';
  return `${start > 0 ? '… ' : ''}${shown}${end}`;
}
