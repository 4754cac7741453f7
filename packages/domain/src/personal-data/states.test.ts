import { describe, expect, it } from 'vitest';
import { isStateOf, STATE_CODES, STATES, signingAge, stateName } from './states.ts';

describe('states (domain.md 3.6)', () => {
  it('are 56 in the USA and 13 in Canada, no code twice', () => {
    expect([STATES.USA.length, STATES.Canada.length, new Set(STATE_CODES).size]).toEqual([56, 13, 69]);
  });
  it('belong to one country', () => {
    expect([isStateOf('USA', 'TX'), isStateOf('Canada', 'TX'), isStateOf('Canada', 'ON')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([stateName('NL'), stateName('VI'), stateName('??')]).toEqual([
      'Newfoundland and Labrador',
      'U.S. Virgin Islands',
      '??',
    ]);
  });
  it('set the age of signing (domain.md 2.1)', () => {
    expect(['TX', 'AL', 'BC', 'MS', 'PR', 'ON'].map(signingAge)).toEqual([18, 19, 19, 21, 21, 18]);
  });
});
