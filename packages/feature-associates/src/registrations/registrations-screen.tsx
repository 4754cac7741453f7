import { registrationsFields } from '@upline/api-client/lists/registrations.ts';
import { AMA_PLAN_NAMES, REGISTRATION_CHANNEL_WORDS, REGISTRATION_STEP_WORDS } from '@upline/domain';
import { columnsFor, ListScreen, personCodeColumn, personColumn } from '@upline/shell';
import { REGISTRATION_LIST } from './registration-list.ts';

const COLUMNS = columnsFor<'listOfficeRegistrations'>(registrationsFields, [
  { field: 'number', pinned: true, cardRole: 'title', width: 120 },
  { field: 'name', secret: true, cardRole: 'subtitle', width: 190 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  {
    field: 'step',
    word: (step) => REGISTRATION_STEP_WORDS[step],
    cardRole: 'value',
    width: 160,
  },
  { field: 'reason', secret: true, cardRole: 'meta', width: 210 },
  personColumn('upline', { cardRole: 'meta', width: 180 }),
  { field: 'created_at', relative: true, cardRole: 'meta', width: 150 },
  { field: 'expires_at', cardRole: 'meta', width: 170 },
  { field: 'is_paid', width: 90 },
  {
    field: 'channel',
    word: (channel) => REGISTRATION_CHANNEL_WORDS[channel],
    width: 120,
  },
  { field: 'country', width: 110 },
  {
    field: 'plan',
    word: (plan) => AMA_PLAN_NAMES[plan],
    width: 110,
  },
  { field: 'waits_for', defaultHidden: true, width: 170 },
  { field: 'email', secret: true, defaultHidden: true, width: 220 },
  { field: 'updated_at', defaultHidden: true, width: 170 },
  { field: 'associate_code', secret: true, defaultHidden: true, width: 110 },
  personCodeColumn('upline', 110),
]);

/** `/registrations`: what people began and have not finished, oldest first (domain.md 2.36). */
export function RegistrationsScreen() {
  return (
    <ListScreen
      title="Registrations"
      operations={REGISTRATION_LIST}
      noun={{ one: 'registration', many: 'registrations' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/registrations/$id', params: { id } })}
      search={{ field: 'name', digits: 'number', placeholder: 'Search names' }}
      empty={{
        title: 'Nobody is registering.',
        description: 'What people begin by a recruiting link is listed here until they have finished it.',
      }}
    />
  );
}
