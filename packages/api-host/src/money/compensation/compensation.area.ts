import { onPolicyEvent } from '../../business/policies/policy-events.ts';
import type { Area } from '../../platform/host.ts';
import { defineBooksChecks } from '../books-check.ts';
import { adjustmentRoutes } from '../chargebacks/adjustments.routes.ts';
import { adminChargebackRoutes } from '../chargebacks/admin-chargebacks.routes.ts';
import { chargebackRoutes } from '../chargebacks/chargebacks.routes.ts';
import { defineDebtTasks } from '../chargebacks/debt-tasks.ts';
import { policyEvents } from '../chargebacks/policy-events.service.ts';
import { reratePreviewRoutes } from '../chargebacks/previews/rerate-preview.routes.ts';
import { debtRoutes } from '../debt/debt.routes.ts';
import { exchangeRoutes } from '../exchange/exchange.routes.ts';
import { explainRoutes } from '../explain/explain.routes.ts';
import { exposureRoutes } from '../explain/exposure.routes.ts';
import { lapseSaveRoutes } from '../lapse-saves/lapse-saves.routes.ts';
import { rollUpRoutes } from '../roll-up/roll-up.routes.ts';
import { adminTrainingRoutes } from '../training/admin-training.routes.ts';
import { trainingRoutes } from '../training/training.routes.ts';
import { syncCase } from '../training/training.store.ts';
import { trainingEscrowRoutes } from '../training/training-escrows.routes.ts';
import { trainingNotices } from '../training/training-notices.ts';
import { defineTrainingTasks } from '../training/training-tasks.ts';
import { adminCompensationRoutes } from './admin-compensation.routes.ts';
import { compensationRoutes } from './compensation.routes.ts';
import { compensationPosting } from './posting/posting.service.ts';
import { freezeSnapshots } from './posting/snapshot.ts';

/** What happens to policies becomes money here, inside their own transactions (domain.md section 4). */
export const compensationArea: Area = (platform) => {
  const posting = compensationPosting(platform);
  const events = policyEvents(platform);
  const notices = trainingNotices(platform);
  onPolicyEvent(platform, 'PeopleOrDatesEdited', async (context, { policy }) => {
    await freezeSnapshots(context.db, [policy.id]);
    await syncCase(context.db, policy);
    await notices.askForCase(context, policy.id);
  });
  onPolicyEvent(platform, 'Issued', (context, { policy }) => notices.askForCase(context, policy.id));
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
  onPolicyEvent(platform, 'Reinstated', (context, { before, event_date }) =>
    events.reinstate(context, before, event_date),
  );
  defineTrainingTasks(platform);
  defineDebtTasks(platform);
  defineBooksChecks(platform);
  const routes: readonly Area[] = [
    compensationRoutes,
    adminCompensationRoutes,
    chargebackRoutes,
    adminChargebackRoutes,
    adjustmentRoutes,
    reratePreviewRoutes,
    explainRoutes,
    exposureRoutes,
    lapseSaveRoutes,
    debtRoutes,
    rollUpRoutes,
    exchangeRoutes,
    trainingEscrowRoutes,
    trainingRoutes,
    adminTrainingRoutes,
  ];
  return routes.flatMap((area) => area(platform));
};
