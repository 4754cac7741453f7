import { downlineHealthFields } from '@upline/api-client/lists/downline-health.ts';
import { columnsFor, type RowOf } from '@upline/shell';
import { Dash, Phone, Status } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

type Row = RowOf<'listDownlineHealth'>;

/** Below the first a word is urgent, below the second it is due. */
const URGENT = 60;
const DUE = 85;
const toneOf = (score: number) => (score < URGENT ? 'danger' : score < DUE ? 'warning' : 'success');

/** Where the upline does what comes next; calling needs no page. */
export const placeOf = ({ code, next_action, is_in_training }: Row): LinkTarget => {
  const params = { code };
  if (next_action === 'Acknowledge a case' || (next_action === 'Review training' && is_in_training))
    return { to: '/team/trainees/$code', params };
  if (next_action === 'Renew the license') return { to: '/team/$code/licenses', params };
  return { to: '/team/$code', params };
};

/** Columns of the downline's health (domain.md 9.3); the meaning of each figure is in its head. */
export const HEALTH_COLUMNS = columnsFor<'listDownlineHealth'>(downlineHealthFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, width: 155 },
  {
    field: 'score',
    cardRole: 'value',
    align: 'start',
    cell: ({ score }) => <Status value={String(score)} tone={toneOf(score)} />,
    width: 95,
  },
  { field: 'next_action', cardRole: 'subtitle', width: 190 },
  {
    field: 'flag_count',
    cardRole: 'meta',
    align: 'start',
    value: ({ flags }) => flags.join(', '),
    cell: ({ flags }) => (flags.length === 0 ? <Dash /> : flags.join(', ')),
    width: 200,
  },
  { field: 'last_activity_on', width: 120 },
  { field: 'days_quiet', width: 110 },
  { field: 'license_step', cardRole: 'meta', width: 155 },
  {
    id: 'days_since_joined',
    label: 'Days Since Joining',
    type: 'number',
    definition: {
      meaning: 'Days since the person joined.',
      formula: 'today − join date',
      source: 'plan rules 9.3',
    },
    width: 155,
  },
  { field: 'presentations', width: 100 },
  { field: 'submissions', width: 130 },
  {
    id: 'phone',
    label: 'Phone',
    type: 'custom',
    cell: ({ phone }) => <Phone value={phone} callable />,
    secret: true,
    width: 145,
  },
  { field: 'level', value: ({ level }) => level.code, isCode: true, width: 90 },
  { field: 'status', as: 'status', defaultHidden: true, width: 125 },
  { field: 'join_date', defaultHidden: true, width: 120 },
  { field: 'code', defaultHidden: true, width: 110 },
]);
