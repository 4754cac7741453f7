import { defineFeature } from '@upline/shell';
import { accountFeature } from './feature.ts';
import { accountRoute } from './office/account.route.ts';
import {
  officeDocumentCreateRoute,
  officeDocumentRoute,
  officeDocumentsRoute,
  textCreateRoute,
  textEditRoute,
  textRoute,
  textsRoute,
} from './office/legal/legal-documents.route.ts';

/** The account of people of the home office, who have no associate's record. Mounted by the admin app. */
export const officeAccountFeature = defineFeature({
  id: 'account',
  routes: { ...accountFeature.routes, accountRoute },
  verbs: accountFeature.verbs,
});

/** Legal documents of all associates and the texts they sign (domain.md 2.7). Mounted by the admin app. */
export const officeLegalFeature = defineFeature({
  id: 'legal',
  routes: {
    officeDocumentsRoute,
    officeDocumentCreateRoute,
    officeDocumentRoute,
    textsRoute,
    textCreateRoute,
    textRoute,
    textEditRoute,
  },
});
