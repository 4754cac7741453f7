/// <reference types="@upline/ui-kit/ambient.d.ts" />
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { defineFeature } from '@upline/shell';
import { helpArticleRoute, helpCategoryRoute, helpRoute, pageRoute } from './reading/help.route.ts';

/** Help and pages of the portal. */
export const helpFeature = defineFeature({
  id: 'help',
  routes: { helpRoute, helpCategoryRoute, helpArticleRoute, pageRoute },
  nav: [{ section: 'help', label: 'Help', icon: IconHelpCircle, route: helpRoute, order: 10 }],
});
