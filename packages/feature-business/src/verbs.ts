import { IconCalculator, IconFilePlus, IconUser, IconUserPlus } from '@tabler/icons-react';
import { declareVerbs, type Verbs } from '@upline/shell';

/** What an associate begins from the palette, and what is done with a client or a policy that it found. */
export const BUSINESS_VERBS: Verbs = declareVerbs([
  { label: 'Create policy', also: 'new add business', icon: IconFilePlus, to: { to: '/business/create' } },
  { label: 'Create client', also: 'new add', icon: IconUserPlus, to: { to: '/business/clients/create' } },
  {
    label: 'Create prospect',
    also: 'new add lead',
    icon: IconUserPlus,
    to: { to: '/business/prospects/create' },
  },
  {
    label: 'Start DIME',
    also: 'new financial needs analysis',
    icon: IconCalculator,
    to: { to: '/business/financial-needs-analysis/dime' },
  },
  {
    label: 'Start Financial Lifestyle Strategy',
    also: 'new fls needs analysis',
    icon: IconCalculator,
    to: { to: '/business/financial-needs-analysis/financial-lifestyle-strategy' },
  },
  {
    of: 'client',
    label: 'Create policy',
    icon: IconFilePlus,
    to: ({ id }) => ({ to: '/business/create/$client_id', params: { client_id: id } }),
  },
  {
    of: 'client',
    label: 'Start DIME',
    icon: IconCalculator,
    to: ({ id }) => ({ to: '/business/financial-needs-analysis/dime', search: { client: id } }),
  },
  {
    of: 'policy',
    label: 'Open client',
    icon: IconUser,
    to: ({ client }) => client && { to: '/business/clients/$id', params: { id: client.id } },
  },
]);
