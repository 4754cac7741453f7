import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  createCompensationSchedule,
  updateCompensationSchedule,
} from '@upline/api-client/fields/admin/compensation-schedule.ts';
import { formatDate } from '@upline/domain';
import { CreateScreen, EditScreen, queryFor, recordField, recordValues, reshapedValues } from '@upline/shell';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { SCHEDULES_SHOWN_BY } from './schedule-list.ts';

const route = getRouteApi('/signed-in/catalogue/schedules/$id/edit');

/** A version begins with a month (domain.md 2.16). */
const firstOfMonth = ({ effective_from }: { effective_from: string }): Record<string, string> =>
  effective_from === '' || effective_from.endsWith('-01')
    ? {}
    : { effective_from: 'Effective From must be the first of a month' };

const newValues = reshapedValues(
  createCompensationSchedule,
  { copy_of: { empty: '', of: () => '', sent: (id: string) => id || null } },
  { check: firstOfMonth },
);
const NewField = recordField(newValues);
const editValues = recordValues(updateCompensationSchedule, { check: firstOfMonth });
const Field = recordField(editValues);

const NAME_HELP = 'As the office and the audit trail call it.';
const FROM_HELP =
  'The first of a month. Policies submitted that day or later are paid by it once it is open.';

/** `catalogue/schedules/create`: a draft, which begins with the rates of the version in force. */
export function ScheduleCreateScreen() {
  const { rows } = useSuspenseQuery(queryFor('listCompensationSchedules', { query: { limit: 100 } })).data;
  const present = rows.find(({ status }) => status === 'Open');
  return (
    <CreateScreen
      values={newValues}
      noun="schedule"
      operation="createCompensationSchedule"
      refresh={SCHEDULES_SHOWN_BY}
      start={{ copy_of: present?.id ?? '' }}
      done={({ id }) => ({ to: '/catalogue/schedules/$id/rates', params: { id } })}
      cancel={{ to: '/catalogue/schedules' }}
    >
      {(form) => (
        <FormSection title="Schedule">
          <NewField name="name" autoComplete="off" help={NAME_HELP} />
          <NewField name="effective_from" help={FROM_HELP} />
          <SelectField
            label="Begin With"
            help="Its rates are copied. Nothing happens to the schedule itself."
            emptyLabel="No rates: the ladder of levels"
            options={rows.map(({ id, name, effective_from }) => ({
              value: id,
              label: `${name}, from ${formatDate(effective_from)}`,
            }))}
            {...form.field('copy_of')}
          />
        </FormSection>
      )}
    </CreateScreen>
  );
}

/** `catalogue/schedules/{id}/edit`: name and first day of a draft. */
export function ScheduleEditScreen() {
  const params = route.useParams();
  const { data: schedule } = useSuspenseQuery(queryFor('getCompensationSchedule', { params }));
  return (
    <EditScreen
      values={editValues}
      noun="schedule"
      record={schedule}
      name={schedule.name}
      isPrivate={false}
      operation="updateCompensationSchedule"
      input={{ params }}
      refresh={SCHEDULES_SHOWN_BY}
      page={{ to: '/catalogue/schedules/$id', params }}
    >
      <FormSection title="Schedule">
        <Field name="name" autoComplete="off" help={NAME_HELP} />
        <Field name="effective_from" help={FROM_HELP} />
      </FormSection>
    </EditScreen>
  );
}
