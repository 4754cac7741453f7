import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createAnnouncement } from '@upline/api-client/fields/admin/content.ts';
import { companyToday, LEVEL_CODES, levelOf } from '@upline/domain';
import { CreateScreen, EditScreen, queryFor, recordField, recordValues, type ValuesIn } from '@upline/shell';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { SHOWN_BY } from '../content-lists.ts';

const route = getRouteApi('/signed-in/content/announcements/$id/edit');
const announcementValues = recordValues(createAnnouncement, {
  start: { audience: 'Everybody', country: '' },
});
const Field = recordField(announcementValues);
const LEVEL_OPTIONS = LEVEL_CODES.map((value) => ({ value, label: `${levelOf(value).name} and higher` }));

function AnnouncementFields({
  form: { values },
}: {
  readonly form: RecordFormState<ValuesIn<typeof announcementValues>>;
}) {
  const teams = useSuspenseQuery(queryFor('listAnnouncementTeams')).data.rows;
  return (
    <>
      <FormSection title="Announcement">
        <Field name="title" autoComplete="off" />
        <Field name="body" rows={6} help="Plain text; an empty line begins a new paragraph." />
      </FormSection>
      <FormSection title="Audience">
        <Field name="audience" />
        {values.audience === 'Country' && <Field name="country" />}
        {values.audience === 'Level' && <Field name="min_level" options={LEVEL_OPTIONS} />}
        {values.audience === 'Team' && (
          <Field
            name="team_code"
            options={teams.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          />
        )}
      </FormSection>
      <FormSection title="When">
        <Field.Row names={['shown_from', 'shown_until']} />
        <Field
          name="send_email"
          help="Everybody it is for is notified in the portal once; with this by email too."
        />
      </FormSection>
    </>
  );
}

/** `content/announcements/create`: a draft. */
export const AnnouncementCreateScreen = () => (
  <CreateScreen
    values={announcementValues}
    noun="announcement"
    operation="createAnnouncement"
    refresh={SHOWN_BY.announcements}
    start={{ shown_from: companyToday() }}
    done={({ id }) => ({ to: '/content/announcements/$id', params: { id } })}
    cancel={{ to: '/content/announcements' }}
  >
    {(form) => <AnnouncementFields form={form} />}
  </CreateScreen>
);

/** `content/announcements/{id}/edit`. */
export function AnnouncementEditScreen() {
  const params = route.useParams();
  const { data: announcement } = useSuspenseQuery(queryFor('getAnnouncement', { params }));
  return (
    <EditScreen
      values={announcementValues}
      noun="announcement"
      record={announcement}
      name={announcement.title}
      isPrivate={false}
      operation="updateAnnouncement"
      input={{ params }}
      refresh={SHOWN_BY.announcements}
      page={{ to: '/content/announcements/$id', params }}
    >
      {(form) => <AnnouncementFields form={form} />}
    </EditScreen>
  );
}
