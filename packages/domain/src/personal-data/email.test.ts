import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, maskEmail } from './email.ts';

describe('email', () => {
  it('has the form mail programs accept', () => {
    for (const email of [
      'ana@demo.upline.test',
      'a.b+c@x-y.example',
      "o'neil@example.com",
      'josé@exämple.com',
    ]) {
      expect(isEmail(email)).toBe(true);
    }
    const bad = [
      '',
      'ana',
      '@x.com',
      'a@b',
      'a b@x.com',
      'a@x..com',
      '.a@x.com',
      'a.@x.com',
      'a@-x.com',
      'a@x.com\n',
    ];
    for (const email of [
      ...bad,
      `${'a'.repeat(65)}@x.com`,
      `a@${'x'.repeat(250)}.com`,
      'a@x.com\r\nBcc: b@x.com',
    ]) {
      expect(isEmail(email)).toBe(false);
    }
  });
  it('is compared without case', () => {
    expect(emailKey(' Ana@Demo.Upline.TEST ')).toBe('ana@demo.upline.test');
  });
  it('is masked but recognizable', () => {
    expect(maskEmail('jane@example.com')).toBe('j•••@e•••.com');
  });
});
