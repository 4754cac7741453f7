import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { codeParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { associateExamples as examples } from './associates.examples.ts';
import { associateAnswers } from './associates.record.ts';
import { associateDetail } from './associates.schemas.ts';
import { flagBody, flagParams, guaranteeBody, payTermsBody } from './settings.schemas.ts';
import { associateSettings, endFlags } from './settings.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'associates.end-flags': Record<string, never>;
  }
}

const params = z.strictObject({ code: codeParam() });
const shared = {
  method: 'PUT',
  tag: 'Associates',
  policy: { needs: 'associates.manage', audience: 'admin', scope: 'all', proxy: 'refused' } satisfies Policy,
  ifMatch: 'required',
  refusals: [409],
  answer: { status: 200, schema: associateDetail },
} as const;

/** Flags, pay terms and the guaranteed level of an associate (domain.md 2.1, 2.2, R-LVL-05). */
export const associateSettingsRoutes: Area = (platform) => {
  const settings = associateSettings(platform);
  const answer = associateAnswers(platform);
  platform.jobs.define('associates.end-flags', {
    transaction: 'manual',
    run: (context) => endFlags(platform, context),
  });
  // Runs before other jobs of the day read the flags.
  platform.jobs.schedule('associates.end-flags', { dailyAt: '00:00' }, 'associates.end-flags', {});

  return [
    operation({
      ...shared,
      id: 'setAssociateFlag',
      path: '/admin/associates/{code}/flags/{flag}',
      summary: 'Turn a flag of an associate on or off',
      description:
        'With a reason, and until the end of a day or until it is turned off. Supervision names the supervisor; the licenses of a spouse take a link from both sides.',
      params: flagParams,
      body: flagBody,
      examples: {
        params: { ...examples.params, flag: 'under_heightened_supervision' },
        body: examples.flagBody,
        answer: examples.flagged,
      },
      async handler(input) {
        await settings.flag(input, input.params, input.version, input.body);
        return answer(input, input.params.code);
      },
    }),
    operation({
      ...shared,
      id: 'setAssociatePayTerms',
      path: '/admin/associates/{code}/pay-terms',
      summary: 'Set which share of the own lines an associate keeps and how much is withheld for debts',
      description: 'Of who is Terminated or Resigned everything is withheld, whatever is set.',
      params,
      body: payTermsBody,
      examples: { params: examples.params, body: examples.payTermsBody, answer: examples.detail },
      async handler(input) {
        await settings.payTerms(input, input.params.code, input.version, input.body);
        return answer(input, input.params.code);
      },
    }),
    operation({
      ...shared,
      id: 'setAssociateGuarantee',
      path: '/admin/associates/{code}/guaranteed-level',
      summary: 'Record the level an associate was promised',
      description:
        'No demotion goes below it (R-LVL-05). At most the level held; above EMD it takes a SuperAdmin.',
      params,
      body: guaranteeBody,
      examples: { params: examples.params, body: examples.guaranteeBody, answer: examples.detail },
      async handler(input) {
        await settings.guarantee(input, input.params.code, input.version, input.body);
        return answer(input, input.params.code);
      },
    }),
  ];
};
