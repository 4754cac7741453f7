import { addCardPurpose } from '../cards/purposes.ts';
import type { Area } from '../platform/host.ts';
import { backgroundReviewRoutes } from './background-reviews.routes.ts';
import { registrationDrafts } from './drafts.service.ts';
import { guaranteedLevelRoutes } from './guarantees/guaranteed-levels.routes.ts';
import { duplicateRegistrationRoutes } from './office/duplicate-registrations.routes.ts';
import { officeRegistrationRoutes } from './office/office-registrations.routes.ts';
import { defineRecruitDigest } from './recruiting/recruit-digest.ts';
import { recruitingLinkRoutes } from './recruiting/recruiting-links.routes.ts';
import { registrationPayment } from './registration-payment.ts';
import { sealed } from './registration-secrets.ts';
import { registrationRoutes } from './registrations.routes.ts';
import { defineRegistrationTasks } from './registrations.tasks.ts';

/** Registration (domain.md 2.30): drafts of visitors, the fee by card, and the associate that follows from it. */
export const registrationsArea: Area = (platform) => {
  const { onAuthorized, onPaid, onFailed, onRefunded } = registrationPayment(
    platform,
    registrationDrafts(platform),
  );
  addCardPurpose(platform, { kind: 'Registration', onAuthorized, onPaid, onFailed, onRefunded });
  sealed.register(platform.vault);
  defineRegistrationTasks(platform);
  defineRecruitDigest(platform);
  return [
    ...registrationRoutes(platform),
    ...recruitingLinkRoutes(platform),
    ...backgroundReviewRoutes(platform),
    ...officeRegistrationRoutes(platform),
    ...duplicateRegistrationRoutes(platform),
    ...guaranteedLevelRoutes(platform),
  ];
};
