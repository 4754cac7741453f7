/// <reference types="@upline/ui-kit/ambient.d.ts" />
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { defineFeature } from '@upline/shell';
import { efastStartRoute } from './efast-start/efast.route.ts';
import { helpArticleRoute, helpCategoryRoute, helpRoute, pageRoute } from './reading/help.route.ts';

/** Help, pages and the first days of an associate. */
export const helpFeature = defineFeature({
  id: 'help',
  routes: { helpRoute, helpCategoryRoute, helpArticleRoute, pageRoute, efastStartRoute },
  nav: [
    { section: 'help', label: 'Help', icon: IconHelpCircle, route: helpRoute, order: 10 },
    { section: 'help', label: 'eFast Start', icon: IconFlag, route: efastStartRoute, order: 20 },
  ],
});
