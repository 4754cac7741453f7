import { describe, expect, it } from 'vitest';
import { changedFields, mergeDraft } from './merge-draft.ts';

const now = { name: 'Grace', city: 'Austin', notes: '' };
const draft = { values: { city: 'Dallas', notes: 'Call' }, base: { city: 'Austin', notes: '' }, version: 3 };

describe('a kept draft (R-33)', () => {
  it('holds what was changed and what it was before, and nothing secret', () => {
    const typed = { ...now, city: 'Dallas', notes: 'Call' };
    expect(changedFields(now, typed, ['notes'])).toEqual({
      values: { city: 'Dallas' },
      base: { city: 'Austin' },
    });
    expect(changedFields(now, { ...now })).toBeUndefined();
  });

  it('is laid over a newer record where nobody else changed the same fields', () => {
    expect(mergeDraft(draft, now, 5)).toEqual({
      values: { city: 'Dallas', notes: 'Call' },
      base: {},
      version: 5,
    });
  });

  it('goes on from the older version where somebody else did, so that saving shows both (R-GEN-04)', () => {
    const moved = { ...now, city: 'Houston' };
    const merged = { values: draft.values, base: { city: 'Austin' }, version: 3 };
    expect(mergeDraft(draft, moved, 5)).toEqual(merged);
    // A record from before the draft is refused as well: its other fields are old.
    expect(mergeDraft(draft, moved, 2)).toEqual({ ...merged, version: 2 });
  });

  it('is no conflict where both changed a field to the same', () => {
    expect(mergeDraft(draft, { ...now, city: 'Dallas' }, 4)).toEqual({
      values: { notes: 'Call' },
      base: {},
      version: 4,
    });
  });

  it('of a new record is put back whole', () => {
    const { values } = draft;
    expect(mergeDraft({ values }, now, undefined)).toEqual({ values, base: {}, version: undefined });
  });
});
