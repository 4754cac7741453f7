import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { declareVerbs, type Verbs } from '@upline/shell';

/** The team of an associate who was found, in both apps. */
export const OPEN_TEAM: Verbs = declareVerbs([
  {
    of: 'associate',
    label: 'Open team',
    also: 'tree downline',
    icon: IconSitemap,
    to: ({ id }) => ({ to: '/team/$code/visualizer', params: { code: id } }),
  },
]);
