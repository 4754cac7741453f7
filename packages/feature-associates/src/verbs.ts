import { declareVerbs, type Verbs } from '@upline/shell';
import { IconEye } from '@upline/ui-kit/icons/icons.ts';

/** What an admin does with an associate that the palette found. */
export const ASSOCIATE_VERBS: Verbs = declareVerbs([
  {
    of: 'associate',
    label: 'View as',
    also: 'impersonate portal',
    icon: IconEye,
    needs: 'startProxySession',
    to: ({ id }) => ({ to: '/associates/$code', params: { code: id }, search: { ask: 'view-as' } }),
  },
]);
