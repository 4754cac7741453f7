import { IconFilePlus } from '@tabler/icons-react';
import { declareVerbs, type Verbs } from '@upline/shell';

/** What the home office begins from the palette. */
export const OFFICE_BUSINESS_VERBS: Verbs = declareVerbs([
  { label: 'Create policy', also: 'new add', icon: IconFilePlus, to: { to: '/business/create' } },
]);
