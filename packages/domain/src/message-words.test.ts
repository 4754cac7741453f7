import { describe, expect, it } from 'vitest';
import { fillTitle, fillWords, textMessageLength, valuesIn, wordsProblem } from './message-words.ts';

describe('words of a message', () => {
  it('take values as they are: neither placeholders nor markup in them mean anything', () => {
    expect(fillWords('Hello {name}, see {page}.', { name: '{page}', page: '<b>$&</b> {name}' })).toBe(
      'Hello {page}, see <b>$&</b> {name}.',
    );
    expect(fillTitle('New device: {device}', { device: 'Phone\r\nBcc: eve@evil.test' })).toBe(
      'New device: Phone Bcc: eve@evil.test',
    );
  });

  it('lose the blank before an empty value, and a paragraph of nothing else', () => {
    expect(fillWords('Sign it. {more}', { more: '' })).toBe('Sign it.');
    expect(fillWords('One {middle} two.', { middle: '' })).toBe('One two.');
    expect(fillWords('One.\n\n{note}\n\nTwo.', { note: '' })).toBe('One.\n\nTwo.');
    expect(fillWords('One.\n\n{note}\n\nTwo.', { note: 'Lines\n\nof it' })).toBe(
      'One.\n\nLines\n\nof it\n\nTwo.',
    );
  });

  it('name their values once each', () => {
    expect(valuesIn('{a} and {b_2}, {a}')).toEqual(['a', 'b_2']);
  });

  const rules = { known: ['code', 'name', 'amount'], needed: ['code'], unmailed: ['amount'] };
  it.each([
    ['Your code is {code}.', undefined],
    ['{name}: {code}', undefined],
    ['Your code is {cod}.', '{cod} is no value of this message'],
    ['Your code is { code }.', '{ code } is no value of this message'],
    ['{}{code}', '{} is no value of this message'],
    ['Your code is {code', 'Text has a brace that is not closed'],
    ['Your code is code}', 'Text has a brace that is not opened'],
    ['{{code}}', 'Text has a brace that is not closed'],
    ['{code} of {amount}', '{amount} cannot be in the text, which is mailed'],
    ['Your code is in this mail.', 'Text must contain {code}'],
  ])('are judged: %s', (text, problem) => {
    expect(wordsProblem('Text', text, rules)).toBe(problem);
  });
});

describe('the length of a text message', () => {
  it.each([
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['€'.repeat(80), 160, 1],
    ['–'.repeat(70), 70, 1],
    ['–'.repeat(71), 71, 2],
  ])('%s', (text, characters, parts) => {
    expect(textMessageLength(text)).toEqual({ characters, parts });
  });
});
