import { firstOf, type Samples } from '../../../tooling/e2e/samples.ts';

interface Policy {
  readonly id: string;
  readonly policy_number: string;
}

const id = ({ id }: { readonly id: string }) => id;
const aToken = async () => [{ token: 'some-token' }];

export const samples: Samples = {
  params: {
    '/associates/$code': firstOf('/admin/associates', 'code', ({ code }: { readonly code: string }) => code),
    '/business/$policy_number': firstOf(
      '/admin/policies',
      'policy_number',
      ({ policy_number }: Policy) => policy_number,
    ),
    '/business/carrier-feeds/cases/$id': firstOf('/admin/carrier-cases', 'id', id),
    '/confirm-email/$token': aToken,
    '/downloads/$ticket': async () => [{ ticket: 'some-ticket' }],
    '/notifications/$id': firstOf('/notifications', 'id', id),
    '/reset-password/$token': aToken,
  },
  parts: {
    '/associates/$code': ['?tab=audit'],
    '/business/$policy_number': ['?tab=compensation', '?tab=attachments', '?tab=activity'],
    // Which policy of the number is meant, where providers share it.
    '/business/$policy_number/edit': async (rows) => [
      `?id=${(await rows('/admin/policies?limit=1'))[0]?.id}`,
    ],
  },
};
