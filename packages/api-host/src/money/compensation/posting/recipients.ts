import type { AssociateStatus, CompensationType } from '@upline/domain';
import { decidePosting, type PostingDecision, type RecipientAtPosting } from '@upline/domain/compensation';
import { validLifeLicense } from '../../../licensing/licenses/licenses.store.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import { acknowledgedReviews, type PersonFacts, personFacts } from './recipients.store.ts';

/** What today's postings need to know about their recipients. */
export interface Recipients {
  statusOf(code: string): AssociateStatus;
  nameOf(code: string): string;
  /** The recipient as input of `decidePosting`, for a line of that policy. */
  at(code: string, policyId: string | null): RecipientAtPosting;
  /** Status and hold of a new line (R-MNY-10). */
  decide(type: CompensationType, code: string, policyId: string | null): PostingDecision;
}

/** Reads the people again for a posting on these policies (R-MNY-03). */
export async function readRecipients(
  { db, today }: Pick<Context, 'db' | 'today'>,
  codes: readonly string[],
  policyIds: readonly string[],
): Promise<Recipients> {
  const facts = await personFacts(db, codes);
  const supervised = [...facts].filter(([, person]) => person.under_heightened_supervision);
  const acknowledged =
    supervised.length > 0
      ? await acknowledgedReviews(
          db,
          policyIds,
          supervised.map(([code]) => code),
        )
      : new Set<string>();
  const licensed = await validLifeLicense(db, [...facts.keys()], today);
  const of = (code: string): PersonFacts => {
    const person = facts.get(code);
    if (!person) throw new RangeError(`No associate ${code}`);
    return person;
  };
  const at = (code: string, policyId: string | null): RecipientAtPosting => {
    const person = of(code);
    return {
      status: person.status,
      is_licensed: licensed.has(code),
      disable_license_check: person.disable_license_check,
      disable_training_escrow: person.disable_training_escrow,
      escrow_future_compensations: person.escrow_future_compensations,
      training_status: person.training_status,
      supervision_open:
        person.under_heightened_supervision && policyId !== null && !acknowledged.has(`${policyId} ${code}`),
    };
  };
  return {
    statusOf: (code) => of(code).status,
    nameOf: (code) => of(code).name,
    at,
    decide: (type, code, policyId) => decidePosting(type, at(code, policyId)),
  };
}
