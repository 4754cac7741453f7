import { expect, it } from 'vitest';
import { checkPolicyValues } from './policy-rules.ts';
import { emptyPolicy } from './policy-values.ts';

const errorsOf = (over: Partial<ReturnType<typeof emptyPolicy>>) =>
  checkPolicyValues(
    { ...emptyPolicy(null, '2026-11-23', undefined), ...over },
    { offer: undefined, today: '2026-11-23' },
  );

it('asks for premiums that are not there, and says the least where one is nothing (domain.md 2.12)', () => {
  expect(errorsOf({})).toMatchObject({
    modal_premium_cents: 'Modal Premium is required',
    target_premium_cents: 'Target Premium is required',
  });
  expect(errorsOf({ modal_premium_cents: 0, target_premium_cents: 0 })).toMatchObject({
    modal_premium_cents: 'Modal Premium must be greater than or equal to 0.01',
    target_premium_cents: 'Target Premium must be greater than or equal to 0.01',
  });
  expect(errorsOf({ modal_premium_cents: 10_000, target_premium_cents: 120_001 })).toMatchObject({
    target_premium_cents: 'Target Premium must be less than or equal to annual premium',
  });
});
