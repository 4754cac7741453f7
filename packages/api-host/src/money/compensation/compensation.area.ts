import { onPolicyEvent } from '../../business/policies/policy-events.ts';
import type { Area } from '../../platform/host.ts';
import { policyEvents } from '../chargebacks/policy-events.service.ts';
import { adminCompensationRoutes } from './admin-compensation.routes.ts';
import { compensationRoutes } from './compensation.routes.ts';
import { compensationPosting } from './posting.service.ts';
import { freezeSnapshots } from './snapshot.ts';

/** What happens to policies becomes money here, inside their own transactions (domain.md section 4). */
export const compensationArea: Area = (platform) => {
  const posting = compensationPosting(platform);
  const events = policyEvents(platform);
  onPolicyEvent(platform, 'PeopleOrDatesEdited', (context, { policy }) =>
    freezeSnapshots(context.db, [policy.id]),
  );
  onPolicyEvent(platform, 'ReadyToPay', (context, { policy }) => posting.post(context, [policy.id]));
  onPolicyEvent(platform, 'LeftReadyToPay', (context, { policy }) =>
    posting.takeBack(context, policy.id, 'The policy left Ready To Pay'),
  );
  onPolicyEvent(platform, 'PremiumReported', (context, { policy }) => posting.postDue(context, [policy.id]));
  onPolicyEvent(platform, 'Terminated', async (context, { policy, reason, event_date }) => {
    await events.settle(context, policy.id, { reason, event_date });
  });
  onPolicyEvent(platform, 'Rerated', async (context, { policy, reason, event_date }) => {
    await events.settle(context, policy.id, { reason, event_date, new_bv_cents: policy.bv_cents });
  });
  onPolicyEvent(platform, 'Reinstated', (context, { policy, event_date }) =>
    events.reinstate(context, policy.id, event_date),
  );
  return [...compensationRoutes(platform), ...adminCompensationRoutes(platform)];
};
