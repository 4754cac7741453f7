import { inputFor, useApi } from '@upline/shell';
import type { CarrierCase } from '../case-view.tsx';
import { useAssignCase, useMatchCase, useUndoAssignment, useUndoMatch } from './feeds.mutations.ts';
import { MatchDialog } from './match-dialog.tsx';

const MOST_FOUND = '20';

interface MatchCaseProps {
  readonly carrierCase: CarrierCase;
  readonly onClose: () => void;
}

/** Says by hand which policy a case is about, or whose it is (R-CAR-01). */
export function MatchCase({ carrierCase, onClose }: MatchCaseProps) {
  const api = useApi();
  const match = useMatchCase();
  const assign = useAssignCase();
  const undoMatch = useUndoMatch();
  const undoAssignment = useUndoAssignment();
  const seen = { params: { id: carrierCase.id }, ifMatch: carrierCase.version };
  const policiesWith = async (part: object, signal: AbortSignal) => {
    const filter = { provider: { eq: carrierCase.provider }, ...part };
    const query = { filter, limit: MOST_FOUND };
    return (await api.call('listAdminPolicies', ...inputFor<'listAdminPolicies'>({ query, signal }))).rows;
  };
  return (
    <MatchDialog
      carrierCase={carrierCase}
      searchPolicies={async (text, signal) => {
        const [byNumber, byClient] = await Promise.all([
          policiesWith({ policy_number: { contains: text } }, signal),
          policiesWith({ client: { contains: text } }, signal),
        ]);
        return [...new Map([...byNumber, ...byClient].map((row) => [row.id, row])).values()];
      }}
      searchAssociates={async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
      }
      match={(policy_id) => match.send({ ...seen, body: { policy_id } })}
      assign={(associate_code) => assign.send({ ...seen, body: { associate_code } })}
      undo={() =>
        carrierCase.is_matched
          ? void undoMatch.save({ ...seen, body: { policy_id: null } }, onClose)
          : void undoAssignment.save({ ...seen, body: { associate_code: null } }, onClose)
      }
      undoing={undoMatch.saving || undoAssignment.saving}
      problem={undoMatch.error ?? undoAssignment.error}
      onClose={onClose}
    />
  );
}
