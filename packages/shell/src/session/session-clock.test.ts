import { describe, expect, it } from 'vitest';
import { endingOf, sessionTimes } from './session-clock.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const session = { expires_at: '2026-03-02T10:00:00Z', absolute_expires_at: '2026-03-02T11:30:00Z' };

describe('the end of a session', () => {
  it('is the idle end while nothing is done', () => {
    expect(sessionTimes(session, at('09:00'), at('09:00'))).toEqual({
      endsAt: at('10:00'),
      extendable: true,
    });
  });

  it('moves with every request by the same span (S-30)', () => {
    expect(sessionTimes(session, at('09:00'), at('09:40')).endsAt).toBe(at('10:40'));
  });

  it('never moves past the absolute end, and then cannot be extended (S-30)', () => {
    expect(sessionTimes(session, at('09:00'), at('10:45'))).toEqual({
      endsAt: at('11:30'),
      extendable: false,
    });
  });

  it('says why: nothing was done, it was at its longest, or neither', () => {
    const unused = sessionTimes(session, at('09:00'), at('09:00'));
    const used = sessionTimes(session, at('09:00'), at('11:20'));
    expect(endingOf(unused, at('10:00'))).toBe('idle');
    expect(endingOf(used, at('11:30'))).toBe('longest');
    expect(endingOf(used, at('11:29'))).toBe('ended');
    expect(endingOf(undefined, at('11:29'))).toBe('ended');
  });
});
