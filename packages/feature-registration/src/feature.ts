import { defineFeature } from '@upline/shell';
import { recruitingLinkRoute } from './recruiting-link/recruiting-link.route.ts';
import { registerDirectRoute, registerRoute, registerWfsRoute } from './register.route.ts';
import { resumeLinkRoute, resumeRoute } from './resume/resume.route.ts';
import { REGISTRATION_VERBS } from './verbs.ts';

export const registrationFeature = defineFeature({
  id: 'registration',
  routes: { recruitingLinkRoute },
  verbs: REGISTRATION_VERBS,
  publicRoutes: { registerRoute, registerDirectRoute, registerWfsRoute, resumeLinkRoute, resumeRoute },
});
