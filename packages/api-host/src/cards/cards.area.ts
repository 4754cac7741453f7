import type { Area } from '../platform/host.ts';
import { cardPaymentRoutes } from './card-payments.routes.ts';
import { defineCardTasks } from './cards.tasks.ts';
import { defineCardCheck } from './checks/card-check.ts';
import { defineCardAuthorizations } from './events/card-authorizations.ts';
import { cardWebhookRoutes } from './events/card-webhooks.routes.ts';
import { purchasesRoutes } from './purchases.routes.ts';
import { cardSandboxRoutes } from './sandbox/card-sandbox.routes.ts';

/** Card payments through Stripe (domain.md 2.8, 2.25). Areas above join what they sell as a purpose. */
export const cardsArea: Area = (platform) => {
  defineCardTasks(platform);
  defineCardAuthorizations(platform);
  defineCardCheck(platform);
  return [
    ...purchasesRoutes(platform),
    ...cardPaymentRoutes(platform),
    ...cardWebhookRoutes(platform),
    ...cardSandboxRoutes(platform),
  ];
};
