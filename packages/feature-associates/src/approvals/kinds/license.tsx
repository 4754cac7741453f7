import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { stateName } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { revoking } from './credential-actions.ts';
import { byTwo } from './decisions.ts';
import { endedNote } from './ended-note.tsx';
import { type ShownField, shownFields } from './shown-fields.tsx';

type Values = Omit<NonNullable<OperationAnswer<'getLicense'>['proposed']>, 'document_id'>;

const FIELDS: readonly ShownField<Values>[] = [
  { label: 'License Type', value: ({ type }) => type, show: ({ type }) => type },
  { label: 'State', value: ({ state }) => state, show: ({ state }) => `${stateName(state)} (${state})` },
  { label: 'Number', value: ({ number }) => number, show: ({ number }) => <Private>{number}</Private> },
  {
    label: 'Resident',
    value: ({ is_resident }) => is_resident,
    show: ({ is_resident }) => (is_resident ? 'Yes' : 'No'),
  },
  {
    label: 'Issue Date',
    value: ({ issue_date }) => issue_date,
    show: ({ issue_date }) => <DateText value={issue_date} />,
  },
  {
    label: 'Expiration Date',
    value: ({ expiration_date }) => expiration_date,
    show: ({ expiration_date }) => (expiration_date ? <DateText value={expiration_date} /> : 'No end'),
  },
];

const SHOWN_BY = ['getLicense', 'listAssociateLicenses'] as const;

/** A license, or a change of an approved one: the old values are in force until it is approved (R-LIC-03). */
export const licenseApproval: ApprovalKind = {
  slug: 'license',
  noun: 'license',
  load: (queryClient, { id }) => queryClient.ensureQueryData(queryFor('getLicense', { params: { id } })),
  useView(approval) {
    const { id } = approval;
    const { data: license } = useSuspenseQuery(queryFor('getLicense', { params: { id } }));
    const { proposed, document } = license;
    const file = proposed?.document_id
      ? { id: proposed.document_id, name: 'license' }
      : document && { id: document.id, name: document.name };
    return {
      fields: shownFields(FIELDS, proposed ?? license, proposed && license),
      document: file && { operation: 'getLicensingDocument', ...file },
      note:
        endedNote(approval, (proposed ?? license).expiration_date) ||
        (proposed &&
          'The license is approved. The values before stay in force until the change is approved.'),
      actions: proposed ? [] : revoking(license, 'revokeLicense', 'license', SHOWN_BY),
    };
  },
  ...byTwo('approveLicense', 'rejectLicense'),
  effect: 'The license counts at once. The associate is notified.',
  shownBy: SHOWN_BY,
};
