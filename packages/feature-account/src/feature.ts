import { defineFeature } from '@upline/shell';
import { accountRoute } from './overview/account.route.ts';
import { photoRoute } from './photo/photo.route.ts';
import { securityRoute } from './security/security.route.ts';

/** Overview, photo, password and security of the own account; reached through the profile menu. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: { accountRoute, photoRoute, securityRoute },
});
