import { ACCOUNT_MESSAGES, ACCOUNT_OFFICE_MESSAGES } from './account/account.messages.ts';
import { BUILDER_PLAN_MESSAGES } from './builder-plan/builder-plans.messages.ts';
import { CARRIER_NOTICES, POLICY_MESSAGES, POLICY_NOTICES } from './business/policies/policies.messages.ts';
import { CARD_MESSAGES, CARD_OFFICE_MESSAGES } from './cards/cards.messages.ts';
import { HOLD_MESSAGES } from './compliance/holds.messages.ts';
import { GUEST_MESSAGES, HOST_MESSAGES, TICKET_MESSAGES } from './events/tickets/tickets.messages.ts';
import { CONTEST_MESSAGES, CONTEST_OFFICE_MESSAGES } from './leaderboards/contests/contests.messages.ts';
import { LEGAL_MESSAGES } from './legal/legal-documents.messages.ts';
import { LEVEL_MESSAGES } from './levels/levels.messages.ts';
import { LICENSING_MESSAGES } from './licensing/licensing.messages.ts';
import { BONUS_MESSAGES } from './money/bonuses/bonuses.messages.ts';
import { MONEY_MESSAGES, MONEY_OFFICE_MESSAGES } from './money/compensation/money.messages.ts';
import { PAYOUT_MESSAGES } from './money/payout-information/payout-information.messages.ts';
import { TRAINING_MESSAGES } from './money/training/training.messages.ts';
import { NETWORK_MESSAGES, NETWORK_OFFICE_MESSAGES } from './network/network.messages.ts';
import { EXPORT_MESSAGES } from './platform/download/exports.messages.ts';
import type { MessageTemplate } from './platform/messages/message-templates.ts';
import {
  RECRUIT_MESSAGES,
  REGISTRATION_MESSAGES,
  REGISTRATION_OFFICE_MESSAGES,
} from './registration/registrations.messages.ts';
import { RENEWAL_MESSAGES } from './renewals/renewals.messages.ts';
import {
  CODE_MESSAGES,
  PHONE_MESSAGES,
  SECURITY_MESSAGES,
  SESSION_NOTICES,
} from './sessions/sessions.messages.ts';
import { ORDER_MESSAGES } from './store/orders/orders.messages.ts';
import { VIDEO_DROP_MESSAGES } from './video-drop/video-drop.messages.ts';

/** Every message of the product; one that is not listed here cannot be sent in changed words, and a test fails. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  POLICY_MESSAGES,
  POLICY_NOTICES,
  CARRIER_NOTICES,
  MONEY_MESSAGES,
  BONUS_MESSAGES,
  PAYOUT_MESSAGES,
  TRAINING_MESSAGES,
  RENEWAL_MESSAGES,
  BUILDER_PLAN_MESSAGES,
  NETWORK_MESSAGES,
  LEVEL_MESSAGES,
  CONTEST_MESSAGES,
  CONTEST_OFFICE_MESSAGES,
  RECRUIT_MESSAGES,
  LICENSING_MESSAGES,
  TICKET_MESSAGES,
  GUEST_MESSAGES,
  HOST_MESSAGES,
  CARD_MESSAGES,
  ORDER_MESSAGES,
  VIDEO_DROP_MESSAGES,
  REGISTRATION_MESSAGES,
  SECURITY_MESSAGES,
  CODE_MESSAGES,
  PHONE_MESSAGES,
  SESSION_NOTICES,
  ACCOUNT_MESSAGES,
  LEGAL_MESSAGES,
  HOLD_MESSAGES,
  EXPORT_MESSAGES,
  CARD_OFFICE_MESSAGES,
  MONEY_OFFICE_MESSAGES,
  NETWORK_OFFICE_MESSAGES,
  ACCOUNT_OFFICE_MESSAGES,
  REGISTRATION_OFFICE_MESSAGES,
].flatMap((messages) => Object.values<MessageTemplate>(messages));
