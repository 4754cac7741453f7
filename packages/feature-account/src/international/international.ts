import type { OperationAnswer } from '@upline/api-client';
import { requestInternationalAppointment } from '@upline/api-client/fields/account/international-appointments.ts';
import { type InternationalPurpose, isForSelling, messages, stateName } from '@upline/domain';
import { reshapedValues } from '@upline/shell';

export type InternationalAppointment = OperationAnswer<'listOwnInternationalAppointments'>['rows'][number];
export type InternationalStanding = OperationAnswer<'getInternationalStanding'>;

/** Sell and recruit in Ontario, Canada. */
export const scopeText = ({
  purpose,
  state,
  target_country,
}: Pick<InternationalAppointment, 'purpose' | 'state' | 'target_country'>) =>
  `${purpose === 'Both' ? 'Sell and recruit' : purpose} in ${[state && stateName(state), target_country].filter(Boolean).join(', ')}`;

export const licenseText = ({ type, state, number }: InternationalStanding['licenses'][number]) =>
  `${type}, ${state}, ${number}`;

const sells = (purpose: string) => purpose !== '' && isForSelling(purpose as InternationalPurpose);

/** The form of a request; state and license belong to selling. */
export const internationalValues = reshapedValues(
  requestInternationalAppointment,
  {
    license_id: {
      empty: '' as string,
      of: ({ license }: InternationalAppointment) => license?.id ?? '',
      sent: (held: string) => held || null,
    },
    document_id: {
      empty: '' as string,
      of: ({ document }: InternationalAppointment) => document.id,
      sent: (held: string) => held,
    },
  },
  {
    check: ({ purpose, state, license_id, document_id }): Record<string, string> => ({
      ...(sells(purpose) && !state ? { state: messages.required('State') } : {}),
      ...(sells(purpose) && state && license_id === ''
        ? { license_id: `A valid license in ${state} is required` }
        : {}),
      ...(document_id === '' ? { document_id: messages.required('Tax Form') } : {}),
    }),
  },
);
