import { IconArrowBackUp, IconCash, IconChartBar, IconLock } from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import { chargebackRoute, chargebacksRoute } from './chargebacks/chargebacks.route.ts';
import { compensationRoute, compensationsRoute } from './compensations/compensations.route.ts';
import { paymentsRoute } from './dashboard/payments.route.ts';
import { debtRoute } from './debt/debt.route.ts';
import { trainingEscrowsRoute } from './escrows/training-escrows.route.ts';
import { lapseSaveRoute, lapseSavesRoute } from './lapse-saves/lapse-saves.route.ts';
import { statementRoute } from './statements/statements.route.ts';

/** The money of an associate. */
export const paymentsFeature = defineFeature({
  id: 'payments',
  routes: {
    paymentsRoute,
    compensationsRoute,
    compensationRoute,
    statementRoute,
    chargebacksRoute,
    chargebackRoute,
    debtRoute,
    lapseSavesRoute,
    lapseSaveRoute,
    trainingEscrowsRoute,
  },
  nav: [
    { section: 'payments', label: 'Dashboard', icon: IconChartBar, route: paymentsRoute, order: 10 },
    { section: 'payments', label: 'Payments', icon: IconCash, route: compensationsRoute, order: 20 },
    {
      section: 'payments',
      label: 'Chargebacks',
      icon: IconArrowBackUp,
      route: chargebacksRoute,
      order: 30,
    },
    { section: 'payments', label: 'Escrow', icon: IconLock, route: trainingEscrowsRoute, order: 40 },
  ],
});
