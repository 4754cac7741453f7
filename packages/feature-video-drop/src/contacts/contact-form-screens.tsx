import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { createVideoContact } from '@upline/api-client/fields/video-drop/video-drop.ts';
import { dayAt, formatDate, messages, STATES } from '@upline/domain';
import {
  AppLink,
  CreateScreen,
  EditScreen,
  inputFor,
  queryFor,
  recordField,
  reshapedValues,
  useApi,
  type ValuesIn,
} from '@upline/shell';
import { Banner, DateText } from '@upline/ui-kit';
import { ClientPicker } from '@upline/ui-kit/picker/pickers.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { CONTACT_VIEWS } from '../video-drop-lists.ts';

const route = getRouteApi('/signed-in/virtual-video-drop/contacts/$id');
const CONTACTS = { to: '/virtual-video-drop/contacts' } as const;

type Contact = OperationAnswer<'getVideoContact'>;
type Linked = { readonly id: string; readonly name: string } | null;

/** Whom of the own book the contact is. */
const linked = (id: string | null, name: string | null): Linked =>
  id !== null && name !== null ? { id, name } : null;
const idOf = (held: Linked): string | null => held?.id ?? null;

const contactValues = reshapedValues(
  createVideoContact,
  {
    prospect_id: {
      empty: null as Linked,
      of: ({ prospect_id, prospect_name }: Contact) => linked(prospect_id, prospect_name),
      sent: idOf,
    },
    client_id: {
      empty: null as Linked,
      of: ({ client_id, client_name }: Contact) => linked(client_id, client_name),
      sent: idOf,
    },
  },
  {
    check: ({ email, mobile }): Record<string, string> =>
      email.trim() === '' && mobile === '' ? { email: messages.emailOrPhone } : {},
  },
);
const Field = recordField(contactValues);
const STATE_OPTIONS = [...STATES.USA, ...STATES.Canada].map(({ code, name }) => ({
  value: code,
  label: name,
}));

interface ContactFieldsProps {
  readonly form: RecordFormState<ValuesIn<typeof contactValues>>;
  readonly contact?: Contact;
}

const MOST_FOUND = '20';

/** The prospect and the client that the contact is, each with the way to their page. */
function InMyBook({ form }: Pick<ContactFieldsProps, 'form'>) {
  const api = useApi();
  const { prospect_id: prospect, client_id: client } = form.values;
  return (
    <FormSection title="In my book" sentence="Whom of your prospects and clients this is, if anybody.">
      <ClientPicker
        label="Prospect"
        search={async (text, signal) => {
          const query = { filter: { name: { contains: text } }, limit: MOST_FOUND };
          const found = await api.call('listProspects', ...inputFor<'listProspects'>({ query, signal }));
          return found.rows.map(({ id, name }) => ({ id, name }));
        }}
        help={
          prospect && (
            <AppLink to={{ to: '/business/prospects/$id', params: { id: prospect.id } }}>
              Open this prospect
            </AppLink>
          )
        }
        {...form.field('prospect_id')}
      />
      <ClientPicker
        label="Client"
        search={async (text, signal) =>
          (await api.call('searchClients', { query: { search_keyword: text }, signal })).rows
        }
        help={
          client && (
            <AppLink to={{ to: '/business/clients/$id', params: { id: client.id } }}>
              Open this client
            </AppLink>
          )
        }
        {...form.field('client_id')}
      />
    </FormSection>
  );
}

/** Create and edit share these fields. */
function ContactFields({ form, contact }: ContactFieldsProps) {
  const { values } = form;
  return (
    <>
      <FormSection title="Contact" sentence="One of email and mobile is needed.">
        <Field.Row names={['first_name', 'last_name']} />
        <Field.Row names={['email', 'mobile']} />
        <Field
          name="state"
          options={STATE_OPTIONS}
          emptyLabel="Not known"
          help="Texts that would arrive there from 9 PM to 8 AM wait for the morning. Left open, your own state counts."
        />
      </FormSection>
      <FormSection title="Consent" sentence="Tick only what this person has agreed to.">
        {contact?.unsubscribed_email_at && (
          <Banner tone="warning">
            Unsubscribed from emails on <DateText value={contact.unsubscribed_email_at} />. Only they can lift
            it.
          </Banner>
        )}
        {contact?.unsubscribed_sms_at && (
          <Banner tone="warning">
            Unsubscribed from texts on <DateText value={contact.unsubscribed_sms_at} />. Only they can lift
            it.
          </Banner>
        )}
        <Field
          name="consent_email"
          {...(contact?.consent_email_at && {
            help: `${contact.consent_email_source}, ${formatDate(dayAt(new Date(contact.consent_email_at)))}`,
          })}
        />
        <Field
          name="consent_sms"
          {...(contact?.consent_sms_at && {
            help: `${contact.consent_sms_source}, ${formatDate(dayAt(new Date(contact.consent_sms_at)))}`,
          })}
        />
        {(values.consent_email || values.consent_sms) && (
          <Field
            name="consent_source"
            emptyLabel={contact?.consent_email || contact?.consent_sms ? 'As before' : 'Select'}
            help="Kept with today's date where consent is new."
          />
        )}
      </FormSection>
      <FormSection title="More">
        <Field name="tags" help="Separated by commas, such as family, teachers." />
        <Field.Row names={['birthday']} />
        <Field name="notes" />
      </FormSection>
      <InMyBook form={form} />
    </>
  );
}

/** `virtual-video-drop/contacts/create`. */
export const ContactCreateScreen = () => (
  <CreateScreen
    values={contactValues}
    noun="contact"
    operation="createVideoContact"
    refresh={CONTACT_VIEWS}
    done={() => CONTACTS}
    cancel={CONTACTS}
  >
    {(form) => <ContactFields form={form} />}
  </CreateScreen>
);

/** `virtual-video-drop/contacts/{contact_id}`: the form of a contact. */
export function ContactScreen() {
  const params = route.useParams();
  const { data: contact } = useSuspenseQuery(queryFor('getVideoContact', { params }));
  return (
    <EditScreen
      values={contactValues}
      noun="contact"
      record={contact}
      name={contact.name}
      operation="updateVideoContact"
      input={{ params }}
      refresh={CONTACT_VIEWS}
      page={CONTACTS}
    >
      {(form) => <ContactFields form={form} contact={contact} />}
    </EditScreen>
  );
}
