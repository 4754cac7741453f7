import type { Area } from '../platform/host.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { storeOrderRoutes } from './orders/orders.routes.ts';
import { storeProductRoutes } from './products/products.routes.ts';
import { storeRefundRoutes } from './refunds/refunds.routes.ts';
import { shelfRoutes } from './shelf/shelf.routes.ts';

/** The store (domain.md 2.25). */
export const storeArea: Area = (platform) => [
  ...shelfRoutes(platform),
  ...cartRoutes(platform),
  ...storeOrderRoutes(platform),
  ...storeRefundRoutes(platform),
  ...storeProductRoutes(platform),
];
