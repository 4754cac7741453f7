import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { codeParam, nothing, text } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { factorResetService } from './factor-reset.service.ts';

/** The way back in for an associate who lost the phone and the recovery codes (S-17). */
export const factorResetRoutes: Area = (platform) => {
  const resets = factorResetService(platform);
  return [
    operation({
      id: 'resetSecondStep',
      method: 'POST',
      path: '/admin/associates/{code}/second-step/reset',
      tag: 'Associates',
      summary: 'Take the second step of an associate back to codes by email',
      description:
        'For whoever lost the phone and the recovery codes. Ends every session and tells the associate; changes of payout information are held for 24 hours. Needs a password confirmation of the last five minutes.',
      policy: { needs: 'associates.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
      params: z.strictObject({ code: codeParam() }),
      body: z.strictObject({ reason: text('Reason', { min: 10, max: 500 }) }),
      answer: { status: 204, schema: nothing() },
      examples: {
        params: { code: 'U000101' },
        body: { reason: 'Called from the number on file, showed the license by video' },
      },
      handler: (input) => resets.reset(input, input.params.code, input.body.reason),
    }),
  ];
};
