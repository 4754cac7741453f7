import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

describe('a number of a card (S-56)', () => {
  test.each([
    ['Visa', '4242424242424242'],
    ['Visa in groups', 'Charge 4242 4242 4242 4242 please'],
    ['Visa of 13 digits', '4222222222222'],
    ['Mastercard', 'card: 5555-5555-5555-4444.'],
    ['Mastercard of the new range', '2223003122003222'],
    ['American Express', '3782 822463 10005'],
    ['Discover', '(6011111111111117)'],
    ['Diners Club', '30569309025904'],
    ['JCB', '3566002020360505'],
  ])('%s is seen', (_name, text) => expect(holdsCardNumber(text)).toBe(true));

  test.each([
    ['a wrong check digit', '4242424242424241'],
    ['no brand', '1111111111111117'],
    ['a part of a longer number', '94242424242424242'],
    ['an account number', '000123456789'],
    ['a phone number', '+1 (415) 555-0132'],
    ['a uuid', '42424242-4242-4242-8242-424242424242'],
    ['an amount', '4,242,424,242,424.42'],
    ['a number inside a name', 'POL-4242424242424242'],
  ])('%s is none', (_name, text) => expect(holdsCardNumber(text)).toBe(false));
});
