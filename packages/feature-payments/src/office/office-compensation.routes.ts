import { adjustmentCreateRoute, adjustmentRoute, adjustmentsRoute } from './adjustments/adjustments.route.ts';
import { officeDebtCreateRoute, officeDebtRoute, officeDebtsRoute } from './chargebacks/chargebacks.route.ts';
import { officeLineRoute, officeLinesRoute } from './compensations/compensations.route.ts';
import { exchangeAgreementRoute, exchangeAgreementsRoute } from './exchange/exchange.route.ts';
import { officeRollUpsRoute } from './roll-ups/roll-ups.route.ts';
import { programRoute, programsRoute } from './training-escrows/training-escrows.route.ts';

/** What associates are paid, corrected, charged and held for, as the home office works on it (domain.md 2.36). */
export const officeCompensationRoutes = {
  officeLinesRoute,
  officeLineRoute,
  adjustmentsRoute,
  adjustmentCreateRoute,
  adjustmentRoute,
  officeDebtsRoute,
  officeDebtCreateRoute,
  officeDebtRoute,
  programsRoute,
  programRoute,
  exchangeAgreementsRoute,
  exchangeAgreementRoute,
  officeRollUpsRoute,
};
