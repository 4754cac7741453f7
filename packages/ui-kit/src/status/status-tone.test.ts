import * as domain from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { toneOf } from './status-tone.ts';

/** Words that are over, or only a name: they carry no tone on purpose. */
const NEUTRAL =
  /^(Resigned|Archived|Refunded|Draft|Closed|Unpublished|Reverted|Inactive|Read|Withdrawn|Not Taken|Not Requested|Applied|Undone|Replaced|Unsubscribed)$/;

const statuses = Object.entries(domain).filter(
  (entry): entry is [string, readonly string[]] =>
    /^(?!MARITAL).*_(STATUSES|STAGES|PROCESSING)$/.test(entry[0]) && Array.isArray(entry[1]),
);

describe('Every status word of the product', () => {
  it('is known from the domain’s lists', () => {
    expect(statuses.length).toBeGreaterThan(10);
  });

  it('says by its dot whether somebody waits or somebody must act', () => {
    expect(toneOf('Action Required')).toBe('danger');
    expect(toneOf('Pending')).toBe('warning');
  });

  it.each(statuses)('%s has a tone, or is neutral on purpose', (_, words) => {
    expect(words.filter((word) => toneOf(word) === 'neutral' && !NEUTRAL.test(word))).toEqual([]);
  });
});
