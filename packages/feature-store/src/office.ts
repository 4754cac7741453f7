import { defineFeature } from '@upline/shell';
import {
  officeStoreOrderRoute,
  officeStoreOrdersRoute,
  officeStoreProductRoute,
  officeStoreProductsRoute,
  officeStoreRefundsRoute,
  productCreateRoute,
  productEditRoute,
} from './office/office-store.route.ts';

/** Products and orders of the store as the home office keeps them (domain.md 2.36). Mounted by the admin app. */
export const officeStoreFeature = defineFeature({
  id: 'store',
  routes: {
    officeStoreProductsRoute,
    productCreateRoute,
    officeStoreProductRoute,
    productEditRoute,
    officeStoreOrdersRoute,
    officeStoreOrderRoute,
    officeStoreRefundsRoute,
  },
});
