import type { OperationAnswer } from '@upline/api-client';
import { formatDate, taxLabel } from '@upline/domain';
import { recordAction } from '@upline/shell';
import { Revealed } from './revealed.tsx';

type Associate = OperationAnswer<'getAssociate'>;

/** Least length of a reason for looking. */
export const LOOKING_REASON = 10;

const groups = (digits: string, country: Associate['country']) =>
  country === 'USA'
    ? digits.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')
    : digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');

/** Tax identifier and birth date in full: with a reason and a fresh password, seen by the owner (7.1, S-69). */
export const revealIdentifiers = ({ code, country }: Associate, name: string) => {
  const label = taxLabel({ country });
  return recordAction({
    operation: 'revealAssociateIdentifiers',
    label: `Show ${label} and birth date`,
    title: `${label} and birth date of ${name}`,
    about:
      'They are shown for a minute. Your name, the time and the reason are kept in the audit trail, and the associate sees on the security page that support looked.',
    input: { params: { code } },
    reason: LOOKING_REASON,
    refresh: ['listAssociateAudit', 'listAuditEntries'],
    shows: ({ tax_identifier, date_of_birth }, close) => (
      <Revealed
        facts={[
          { label, value: tax_identifier && groups(tax_identifier, country) },
          { label: 'Date of Birth', value: date_of_birth && formatDate(date_of_birth) },
        ]}
        onClose={close}
      />
    ),
  });
};
