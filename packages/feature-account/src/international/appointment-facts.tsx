import { DateText } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { type InternationalAppointment, licenseText, scopeText } from './international.ts';

/** What was asked for, and by which papers. */
export const AppointmentFacts = ({ appointment }: { readonly appointment: InternationalAppointment }) => (
  <FactList
    facts={[
      { label: 'Purpose', value: scopeText(appointment) },
      ...(appointment.license
        ? [{ label: 'License', value: licenseText(appointment.license), private: 'contact' as const }]
        : []),
      { label: 'Tax Form', value: `${appointment.tax_form}, ${appointment.document.name}` },
      { label: 'Addendum Signed', value: <DateText value={appointment.addendum.signed_at} /> },
      { label: 'Submitted', value: <DateText value={appointment.created_at} /> },
      ...(appointment.decided_at
        ? [{ label: 'Decided', value: <DateText value={appointment.decided_at} /> }]
        : []),
    ]}
  />
);
