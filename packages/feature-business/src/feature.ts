import { IconUsers } from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import {
  businessCreateClientRoute,
  clientCreateRoute,
  clientEditRoute,
  clientRoute,
  clientsRoute,
} from './clients/clients.route.ts';

/** The client business of an associate. */
export const businessFeature = defineFeature({
  id: 'business',
  routes: { clientsRoute, clientCreateRoute, businessCreateClientRoute, clientRoute, clientEditRoute },
  nav: [{ section: 'business', label: 'Clients', icon: IconUsers, route: clientsRoute, order: 20 }],
});
