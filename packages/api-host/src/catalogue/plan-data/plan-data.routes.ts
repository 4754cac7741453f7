import { LEVELS } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { SETTING_KEYS } from '../settings.ts';
import {
  generationsBody,
  ladderBody,
  planData,
  planDataExample,
  settingBody,
  withdrawalBody,
} from './plan-data.schemas.ts';
import { planDataService } from './plan-data.service.ts';

const tag = 'Plan data';
const policy = {
  needs: 'settings.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const answer = { status: 200, schema: planData } as const;
const effective_from = '2027-01-01';

/** What super admins change without a release: ladder, generations, thresholds, programs (R-CFG-01). */
export const planDataRoutes: Area = (platform) => {
  const service = planDataService(platform);
  const withdrawal = {
    method: 'POST',
    tag,
    policy,
    body: withdrawalBody,
    refusals: [404, 409],
    answer,
  } as const;
  return [
    operation({
      id: 'getPlanData',
      method: 'GET',
      path: '/admin/plan-data',
      tag,
      summary: 'Ladder, generations, thresholds and programs, with what begins later',
      policy,
      answer,
      examples: { answer: planDataExample },
      handler: (input) => service.get(input),
    }),
    operation({
      id: 'setLadder',
      method: 'PUT',
      path: '/admin/plan-data/ladder',
      tag,
      summary: 'Rates of all levels from a day after today on',
      description: 'R-SCH-01 and R-SCH-02 hold, with the schedule in force on that day too.',
      policy,
      body: ladderBody,
      answer,
      examples: {
        body: { effective_from, rates: LEVELS.map(({ code, rate_bps }) => ({ level_code: code, rate_bps })) },
        answer: planDataExample,
      },
      handler: (input) => service.setLadder(input, input.body),
    }),
    operation({
      id: 'setGenerationRates',
      method: 'PUT',
      path: '/admin/plan-data/generations',
      tag,
      summary: 'Revenue Bonus of generations 1 to 6 from a day after today on',
      policy,
      body: generationsBody,
      answer,
      examples: {
        body: { effective_from, rates_bps: [600, 400, 250, 150, 100, 100] },
        answer: planDataExample,
      },
      handler: (input) => service.setGenerations(input, input.body),
    }),
    operation({
      id: 'setSetting',
      method: 'PUT',
      path: '/admin/plan-data/settings/{key}',
      tag,
      summary: 'A threshold or program from today or a later day on',
      policy,
      params: z.strictObject({ key: z.enum(SETTING_KEYS) }),
      body: settingBody,
      answer,
      examples: {
        params: { key: 'eo_per_claim_cents' },
        body: { effective_from, value: 200_000_000 },
        answer: planDataExample,
      },
      handler: (input) =>
        service.setSetting(input, input.params.key, input.body.effective_from, input.body.value),
    }),
    operation({
      ...withdrawal,
      id: 'withdrawLadder',
      path: '/admin/plan-data/ladder/withdraw',
      summary: 'Take rates of levels back that have not begun',
      description: 'Those before go on to hold, if R-SCH-01 and R-SCH-02 hold with them.',
      examples: { body: { effective_from }, answer: planDataExample },
      handler: (input) => service.withdrawLadder(input, input.body.effective_from),
    }),
    operation({
      ...withdrawal,
      id: 'withdrawGenerationRates',
      path: '/admin/plan-data/generations/withdraw',
      summary: 'Take generation rates back that have not begun',
      description: 'Those before go on to hold, if R-SCH-02 holds with them.',
      examples: { body: { effective_from }, answer: planDataExample },
      handler: (input) => service.withdrawGenerations(input, input.body.effective_from),
    }),
    operation({
      ...withdrawal,
      id: 'withdrawSetting',
      path: '/admin/plan-data/settings/{key}/withdraw',
      summary: 'Take a threshold or program back that has not begun',
      params: z.strictObject({ key: z.enum(SETTING_KEYS) }),
      examples: { params: { key: 'eo_per_claim_cents' }, body: { effective_from }, answer: planDataExample },
      handler: (input) => service.withdrawSetting(input, input.params.key, input.body.effective_from),
    }),
  ];
};
