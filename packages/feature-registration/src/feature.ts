import { IconUserPlus } from '@tabler/icons-react';
import { defineFeature } from '@upline/shell';
import { recruitingLinkRoute } from './recruiting-link/recruiting-link.route.ts';
import { registerDirectRoute, registerRoute, registerWfsRoute } from './register.route.ts';
import { resumeLinkRoute, resumeRoute } from './resume/resume.route.ts';

export const registrationFeature = defineFeature({
  id: 'registration',
  routes: { recruitingLinkRoute },
  nav: [
    { section: 'team', label: 'Recruiting Link', icon: IconUserPlus, route: recruitingLinkRoute, order: 90 },
  ],
  publicRoutes: { registerRoute, registerDirectRoute, registerWfsRoute, resumeLinkRoute, resumeRoute },
});
