/** Digits as cards have them printed: in one piece, or in the groups of the brands. Part of a longer number is none. */
const WRITTEN =
  /(?<![\w-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-])/g;

/** First digits and lengths of American Express, Diners Club, Discover, JCB, Maestro, Mastercard, UnionPay and Visa. */
const BRANDS =
  /^(?:3[47]\d{13}|3(?:0[0-59]|[689]\d)\d{11}|(?:6011|64[4-9]\d|65\d\d|62\d\d|35(?:2[89]|[3-8]\d))\d{12,15}|(?:5[0678]\d\d|6304|67\d\d)\d{8,15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|4(?:\d{12}|\d{15}|\d{18}))$/;

/** The check digit of cards. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Whether a text holds what looks like the number of a card (S-56). */
export function holdsCardNumber(text: string): boolean {
  for (const [found] of text.matchAll(WRITTEN)) {
    const digits = found.replaceAll(/\D/g, '');
    if (BRANDS.test(digits) && isLuhn(digits)) return true;
  }
  return false;
}
