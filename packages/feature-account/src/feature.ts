import { defineFeature } from '@upline/shell';
import { emailRoute } from './contact/email.route.ts';
import { phoneRoute } from './contact/phone.route.ts';
import { photoRoute } from './photo/photo.route.ts';
import { securityRoute } from './security/security.route.ts';
import { ACCOUNT_VERBS } from './verbs.ts';

/** Photo, password and security of the own account; reached through the profile menu. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: { photoRoute, emailRoute, phoneRoute, securityRoute },
  verbs: ACCOUNT_VERBS,
});
