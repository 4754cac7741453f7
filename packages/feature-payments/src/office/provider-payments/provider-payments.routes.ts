import {
  providerPaymentRoute,
  providerPaymentsRoute,
  reconciliationRoute,
  statementImportRoute,
  statementImportsRoute,
} from './provider-payments.route.ts';

/** What carriers pay, as the home office works on it. */
export const providerPaymentRoutes = {
  providerPaymentsRoute,
  providerPaymentRoute,
  statementImportsRoute,
  statementImportRoute,
  reconciliationRoute,
};
