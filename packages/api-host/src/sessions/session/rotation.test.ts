import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRACE_MS, judgeToken, RENEW_AFTER_MS } from './rotation.ts';

interface Row {
  token_id: string;
  token_issued_at: Date;
  token_used_at: Date | null;
  former_token_id: string | null;
  last_used_at: Date;
}

/** One request of a client that sends the newest token it has; its answer may be lost, or arrive some steps later. */
const step = fc.record({
  waitMs: fc.integer({ min: 0, max: 3 * RENEW_AFTER_MS }),
  answer: fc.constantFrom('at once', 'late', 'lost'),
});

describe('a client that keeps its newest token (R-30)', () => {
  it('is never signed out, whatever is lost or late, while answers take less than the grace', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        let now = 0;
        let made = 0;
        const row: Row = {
          token_id: 't0',
          token_issued_at: new Date(0),
          token_used_at: null,
          former_token_id: null,
          last_used_at: new Date(0),
        };
        let held = 't0';
        let late: { token: string; at: number } | undefined;
        for (const { waitMs, answer } of steps) {
          now += waitMs;
          if (late && now >= late.at) {
            // Newer than the one held: a client never goes back.
            if (Number(late.token.slice(1)) > Number(held.slice(1))) held = late.token;
            late = undefined;
          }
          const time = new Date(now);
          const use = judgeToken(row, held, time);
          expect(use.verdict).toBe('good');
          if (use.renew) {
            row.former_token_id = held;
            row.token_id = `t${++made}`;
            row.token_issued_at = time;
            row.token_used_at = null;
            if (answer === 'at once') held = row.token_id;
            if (answer === 'late') late = { token: row.token_id, at: now + GRACE_MS / 2 };
          } else if (use.touch && held === row.token_id) {
            row.token_used_at ??= time;
          }
          row.last_used_at = time;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gets no two tokens within five minutes', () => {
    const row: Row = {
      token_id: 'new',
      token_issued_at: new Date(0),
      token_used_at: new Date(0),
      former_token_id: 'old',
      last_used_at: new Date(0),
    };
    expect(judgeToken(row, 'new', new Date(RENEW_AFTER_MS - 1)).renew).toBe(false);
    expect(judgeToken(row, 'new', new Date(RENEW_AFTER_MS)).renew).toBe(true);
  });
});

describe('any other token', () => {
  it('is a copy from before, and ends the session', () => {
    const row: Row = {
      token_id: 'new',
      token_issued_at: new Date(0),
      token_used_at: new Date(0),
      former_token_id: 'old',
      last_used_at: new Date(0),
    };
    expect(judgeToken(row, 'old', new Date(GRACE_MS)).verdict).toBe('good');
    expect(judgeToken(row, 'old', new Date(GRACE_MS + 1)).verdict).toBe('reused');
    expect(judgeToken(row, 'older', new Date(0)).verdict).toBe('reused');
  });
});
