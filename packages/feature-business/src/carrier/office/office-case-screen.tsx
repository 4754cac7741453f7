import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import { onIntent } from '@upline/ui-kit/loading/preloadable.ts';
import { useState } from 'react';
import { CaseView } from '../case-view.tsx';
import { useOfficeAccept, useOfficeIgnore } from './feeds.mutations.ts';

const MatchCase = lateLayer(() => import('./match-case.tsx').then((chunk) => chunk.MatchCase));
const route = getRouteApi('/signed-in/business/carrier-feeds/cases/$id');

/** A case as the home office works on it: matched by hand, and what it suggests decided (R-CAR-01, R-CAR-02). */
export function OfficeCaseScreen() {
  const { id } = route.useParams();
  const { data: carrierCase } = useSuspenseQuery(queryFor('getAdminCarrierCase', { params: { id } }));
  const accept = useOfficeAccept();
  const ignore = useOfficeIgnore();
  const mayMatch = useMay('matchCarrierCase');
  const [matching, setMatching] = useState(false);
  useRecordTitle(carrierCase.applicant);
  const { is_matched: isMatched } = carrierCase;
  return (
    <>
      <CaseView
        side="admin"
        carrierCase={carrierCase}
        primary={
          mayMatch && (
            <Button
              variant={isMatched ? 'default' : 'filled'}
              {...onIntent(MatchCase)}
              onClick={() => setMatching(true)}
            >
              {isMatched ? 'Change the match' : 'Match'}
            </Button>
          )
        }
        casePage={(other) => ({ to: '/business/carrier-feeds/cases/$id', params: { id: other } })}
        associatePage={(code) => ({ to: '/associates/$code', params: { code } })}
        today={companyToday()}
        onAccept={(suggestion_id) => void accept.save({ params: { id }, body: { suggestion_id } })}
        onIgnore={(suggestion_id) => void ignore.save({ params: { id }, body: { suggestion_id } })}
        busy={accept.saving ? 'accept' : ignore.saving ? 'ignore' : undefined}
        problem={accept.error ?? ignore.error}
      />
      {matching && <MatchCase carrierCase={carrierCase} onClose={() => setMatching(false)} />}
    </>
  );
}
