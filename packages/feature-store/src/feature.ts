/// <reference types="@upline/ui-kit/ambient.d.ts" />
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { defineFeature } from '@upline/shell';
import { cartRoute, checkoutRoute, productRoute, productsRoute, storeRoute } from './store.route.ts';

/** The store of the portal. */
export const storeFeature = defineFeature({
  id: 'store',
  routes: { storeRoute, productsRoute, productRoute, cartRoute, checkoutRoute },
  nav: [
    {
      section: 'help',
      label: 'Store',
      icon: IconBuildingStore,
      route: storeRoute,
      order: 20,
      group: 'Store',
    },
    { section: 'help', label: 'Cart', icon: IconShoppingCart, route: cartRoute, order: 30, group: 'Store' },
  ],
});
