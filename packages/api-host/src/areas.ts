import { internationalRoutes } from './account/international/international.routes.ts';
import { legalNameRoutes } from './account/legal-names/legal-names.routes.ts';
import { photoRoutes } from './account/photo/photo.routes.ts';
import { profileRoutes } from './account/profile/profile.routes.ts';
import { spouseRoutes } from './account/spouse/spouse.routes.ts';
import { adminRoutes } from './admin/admins/admins.routes.ts';
import { associatesRoutes } from './admin/associates/associates.routes.ts';
import { associatePersonRoutes } from './admin/associates/person.routes.ts';
import { associateSettingsRoutes } from './admin/associates/settings.routes.ts';
import { auditRoutes } from './admin/audit/audit.routes.ts';
import { auditCheckRoutes } from './admin/audit/audit-check.routes.ts';
import { betaUserRoutes } from './admin/beta-users/beta-users.routes.ts';
import { failedWorkRoutes } from './admin/failed-work/failed-work.routes.ts';

import { approvalRoutes } from './approvals/approvals.routes.ts';
import { unnamedDocumentTasks } from './attachments/unnamed-documents.retention.ts';
import { builderPlanArea } from './builder-plan/builder-plans.area.ts';

import { analysesRoutes } from './business/analyses/analyses.routes.ts';
import { carrierCasesRoutes } from './business/carrier/carrier-cases.routes.ts';
import { changesRoutes } from './business/changes/changes.routes.ts';
import { clientActionsRoutes } from './business/clients/client-actions.routes.ts';
import { clientHistoryRoutes } from './business/clients/client-history.routes.ts';
import { clientsRoutes } from './business/clients/clients.routes.ts';
import { adminPoliciesRoutes } from './business/policies/admin-policies.routes.ts';
import { policyClientsRoutes } from './business/policies/entry/policy-clients.routes.ts';
import { adminPolicyLifeRoutes } from './business/policies/life/admin-policy-life.routes.ts';
import {
  adminPolicyActionsRoutes,
  policyActionsRoutes,
} from './business/policies/life/policy-actions.routes.ts';
import { teamPoliciesRoutes } from './business/policies/lists/team-policies.routes.ts';
import { policiesRoutes } from './business/policies/policies.routes.ts';
import { supervisionRoutes } from './business/policies/supervision/supervision.routes.ts';
import { prospectActionsRoutes } from './business/prospects/prospect-actions.routes.ts';
import { prospectsRoutes } from './business/prospects/prospects.routes.ts';
import { cardsArea } from './cards/cards.area.ts';
import { planDataRoutes } from './catalogue/plan-data/plan-data.routes.ts';
import { productRoutes } from './catalogue/products/products.routes.ts';
import { providerContentRoutes } from './catalogue/providers/content.routes.ts';
import { providerFileRoutes } from './catalogue/providers/provider-files.routes.ts';
import { providerRoutes } from './catalogue/providers/providers.routes.ts';
import { scheduleRoutes } from './catalogue/schedules/schedules.routes.ts';
import { coverageRoutes } from './compliance/coverage.routes.ts';
import { complianceHoldRoutes } from './compliance/holds.routes.ts';
import { conflictRoutes } from './conflicts/conflicts.routes.ts';
import { announcementRoutes } from './content/announcements/announcements.routes.ts';
import { helpArticleRoutes } from './content/articles/articles.routes.ts';
import { helpCategoryRoutes } from './content/categories/categories.routes.ts';
import { contentFileRoutes } from './content/files/content-files.routes.ts';
import { contentPageRoutes } from './content/pages/pages.routes.ts';
import { helpRoutes } from './content/reading/readings.routes.ts';
import { cspReportRoutes } from './csp-reports/csp-reports.routes.ts';
import { businessDashboardRoutes } from './dashboards/business/business.routes.ts';
import { healthRoutes } from './dashboards/health/health.routes.ts';
import { mainDashboardRoutes } from './dashboards/main/main.routes.ts';
import { officeQueueRoutes } from './dashboards/office/office-queues.routes.ts';
import { paymentsDashboardRoutes } from './dashboards/payments/payments.routes.ts';
import { teamDashboardRoutes } from './dashboards/team/team-dashboard.routes.ts';
import { efastStartRoutes } from './efast-start/efast-starts.routes.ts';
import { efastTaskRoutes } from './efast-start/tasks/tasks.routes.ts';
import { equityRoutes } from './equity/equity.routes.ts';
import { eventsArea } from './events/events.area.ts';
import { feeRoutes } from './fees/fees.routes.ts';
import { holidayRoutes } from './holidays/holidays.routes.ts';
import { boardBridgeRoutes } from './leaderboards/board-bridge.routes.ts';
import { bridgeRoutes } from './leaderboards/bridge.routes.ts';
import { leaderboardRoutes } from './leaderboards/leaderboards.routes.ts';
import { legalTasks } from './legal/legal.tasks.ts';
import { legalDocumentRoutes } from './legal/legal-documents.routes.ts';
import { legalTextRoutes } from './legal/legal-texts.routes.ts';
import { levelRoutes } from './levels/levels.routes.ts';
import { transferPreviewRoutes } from './levels/transfer-preview/transfer-preview.routes.ts';
import { appointmentRoutes } from './licensing/appointments/appointments.routes.ts';
import { calendarRoutes } from './licensing/calendar/calendar.routes.ts';
import { credentialListRoutes } from './licensing/credential-lists/credential-lists.routes.ts';
import { credentialsArea } from './licensing/credentials/credentials.area.ts';
import { licensingDocumentRoutes } from './licensing/documents.routes.ts';
import { expiryTasks } from './licensing/expiry/expiry.tasks.ts';
import { licenseListRoutes } from './licensing/licenses/license-lists.routes.ts';
import { memberLicensingRoutes } from './licensing/member-licensing.routes.ts';
import { listPreferencesRoutes } from './list-preferences/list-preferences.routes.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { bonusesArea } from './money/bonuses/bonuses.area.ts';
import { booksCheckRoutes } from './money/books-check.routes.ts';
import { cardJournalsArea } from './money/card-journals/card-journals.ts';
import { compensationArea } from './money/compensation/compensation.area.ts';
import { ledgerRoutes } from './money/ledger/ledger.routes.ts';
import { payRunRoutes } from './money/pay-runs/pay-runs.routes.ts';
import { payoutRoutes } from './money/pay-runs/payouts/payouts.routes.ts';
import { payoutInformationRoutes } from './money/payout-information/payout-information.routes.ts';
import { statementImportRoutes } from './money/provider-payments/imports/statement-imports.routes.ts';
import { providerPaymentRoutes } from './money/provider-payments/provider-payments.routes.ts';
import { reconciliationRoutes } from './money/provider-payments/reconciliation/reconciliation.routes.ts';
import { statementRoutes } from './money/statements/statements.routes.ts';
import { networkRoutes } from './network/network.routes.ts';
import { uplineRequestRoutes } from './network/upline-requests/upline-requests.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { notificationPreferenceRoutes } from './notifications/preferences.routes.ts';
import { sendingWithRmds } from './notifications/send-with-rmds.ts';
import { messageTemplateRoutes } from './notifications/templates/message-templates.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { downloadsRoutes } from './platform/download/downloads.routes.ts';
import type { Area } from './platform/host.ts';
import { programOverviewRoutes } from './programs/programs.routes.ts';
import { registrationsArea } from './registration/registrations.area.ts';
import { renewalsArea } from './renewals/renewals.area.ts';
import { reportsArea } from './reports/reports.area.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import { policySearchRoutes } from './search/policy-search.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionsArea } from './sessions/sessions.area.ts';
import { storeArea } from './store/store.area.ts';
import { asOfRoutes } from './team/as-of.routes.ts';
import { birthdayRoutes } from './team/birthdays.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { treeRoutes } from './team/tree/tree.routes.ts';
import { videoContactRoutes } from './video-drop/contacts/contacts.routes.ts';
import { videoSendRoutes } from './video-drop/sends/sends.routes.ts';
import { videoRoutes } from './video-drop/videos/videos.routes.ts';
import { smsReplyRoutes } from './video-drop/watch/sms-replies.routes.ts';
import { watchRoutes } from './video-drop/watch/watch.routes.ts';

/** Every area of the product; an area that is not listed here does not exist. */
export const areas: readonly Area[] = [
  sessionsArea,
  photoRoutes,
  profileRoutes,
  legalNameRoutes,
  unnamedDocumentTasks,
  internationalRoutes,
  spouseRoutes,
  notificationPreferenceRoutes,
  notificationRoutes,
  messageTemplateRoutes(MESSAGE_TEMPLATES),
  sendingWithRmds(MESSAGE_TEMPLATES),
  auditRoutes,
  auditCheckRoutes,
  failedWorkRoutes,
  outboxRoutes,
  cspReportRoutes,
  clientsRoutes,
  clientActionsRoutes,
  clientHistoryRoutes,
  prospectsRoutes,
  prospectActionsRoutes,
  policiesRoutes,
  policyActionsRoutes,
  teamPoliciesRoutes,
  adminPoliciesRoutes,
  adminPolicyActionsRoutes,
  adminPolicyLifeRoutes,
  supervisionRoutes,
  policyClientsRoutes,
  policySearchRoutes,
  carrierCasesRoutes,
  analysesRoutes,
  changesRoutes,
  savedViewsRoutes,
  listPreferencesRoutes,
  downloadsRoutes,
  feeRoutes,
  holidayRoutes,
  legalDocumentRoutes,
  legalTextRoutes,
  legalTasks,
  adminRoutes,
  betaUserRoutes,
  associatesRoutes,
  associatePersonRoutes,
  associateSettingsRoutes,
  networkRoutes,
  uplineRequestRoutes,
  teamRoutes,
  birthdayRoutes,
  asOfRoutes,
  treeRoutes,
  searchRoutes,
  licenseListRoutes,
  credentialsArea,
  credentialListRoutes,
  licensingDocumentRoutes,
  calendarRoutes,
  appointmentRoutes,
  coverageRoutes,
  complianceHoldRoutes,
  providerRoutes,
  providerContentRoutes,
  providerFileRoutes,
  cardsArea,
  productRoutes,
  scheduleRoutes,
  planDataRoutes,
  approvalRoutes,
  conflictRoutes,
  memberLicensingRoutes,
  expiryTasks,
  compensationArea,
  ledgerRoutes,
  cardJournalsArea,
  booksCheckRoutes,
  businessDashboardRoutes,
  leaderboardRoutes,
  boardBridgeRoutes,
  bridgeRoutes,
  levelRoutes,
  transferPreviewRoutes,
  mainDashboardRoutes,
  officeQueueRoutes,
  programOverviewRoutes,
  reportsArea,
  paymentsDashboardRoutes,
  teamDashboardRoutes,
  healthRoutes,
  payoutInformationRoutes,
  payRunRoutes,
  payoutRoutes,
  statementRoutes,
  bonusesArea,
  equityRoutes,
  providerPaymentRoutes,
  statementImportRoutes,
  reconciliationRoutes,
  renewalsArea,
  registrationsArea,
  builderPlanArea,
  helpRoutes,
  helpCategoryRoutes,
  helpArticleRoutes,
  contentPageRoutes,
  contentFileRoutes,
  announcementRoutes,
  storeArea,
  efastTaskRoutes,
  efastStartRoutes,
  videoRoutes,
  videoContactRoutes,
  videoSendRoutes,
  watchRoutes,
  smsReplyRoutes,
  eventsArea,
];
