/** Without the spaces, dots, hyphens and parentheses people write numbers with (domain.md 3). */
export function stripSeparators(text: string): string {
  return text.replace(/[\s.()\-‐-–]/gu, '');
}

/** Whether the last digit is right by Luhn: every second digit from the right doubled, sums a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
