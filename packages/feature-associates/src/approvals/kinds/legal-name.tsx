import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { byTwo } from './decisions.ts';
import { type ShownField, shownFields } from './shown-fields.tsx';

type Name = OperationAnswer<'getLegalNameChange'>['former'];

const field = (label: string, of: (name: Name) => string | null | undefined): ShownField<Name> => ({
  label,
  value: (name) => of(name) ?? null,
  show: (name) => {
    const words = of(name);
    return words && <Private>{words}</Private>;
  },
});

const FIELDS: readonly ShownField<Name>[] = [
  field('Legal First Name', ({ legal_first_name }) => legal_first_name),
  field('Legal Middle Name', ({ legal_middle_name }) => legal_middle_name),
  field('Legal Last Name', ({ legal_last_name }) => legal_last_name),
  field('Suffix', ({ suffix }) => suffix),
];

/** A change of the legal name: the old one is in force until it is approved (domain.md 2.2). */
export const legalNameApproval: ApprovalKind = {
  slug: 'legal-name',
  noun: 'legal name',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getLegalNameChange', { params: { id } })),
  useView({ id }) {
    const { data: change } = useSuspenseQuery(queryFor('getLegalNameChange', { params: { id } }));
    return {
      fields: shownFields(FIELDS, change, change.former),
      document: { operation: 'getLegalNameDocument', id: change.id, name: change.document.name },
    };
  },
  ...byTwo('approveLegalNameChange', 'rejectLegalNameChange'),
  effect: 'The new name is in force at once. The associate is notified.',
  shownBy: ['getLegalNameChange', 'listLegalNameChanges', 'getAssociate', 'listAssociates'],
};
