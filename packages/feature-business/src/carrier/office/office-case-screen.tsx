import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { NextInList, queryFor, useMay, useRecordTitle } from '@upline/shell';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { useState } from 'react';
import { CaseView } from '../case-view.tsx';

const MatchCase = lazyLayer(() => import('./match-case.tsx').then((chunk) => chunk.MatchCase));
const route = getRouteApi('/signed-in/business/carrier-feeds/cases/$id');

/** A case as the home office works on it: matched by hand, and what it suggests decided (R-CAR-01, R-CAR-02). */
export function OfficeCaseScreen() {
  const { id } = route.useParams();
  const { data: carrierCase } = useSuspenseQuery(queryFor('getAdminCarrierCase', { params: { id } }));
  const mayMatch = useMay('matchCarrierCase');
  const [matching, setMatching] = useState(false);
  useRecordTitle(carrierCase.applicant);
  const { is_matched: isMatched } = carrierCase;
  const open = () => setMatching(true);
  return (
    <>
      <CaseView
        side="admin"
        carrierCase={carrierCase}
        next={mayMatch && !isMatched && { label: 'Match', onClick: open }}
        actions={
          mayMatch && isMatched
            ? [{ key: 'match', label: 'Change the match', onClick: open, opens: MatchCase }]
            : []
        }
        walk={<NextInList noun="Case" />}
        casePage={(other) => ({ to: '/business/carrier-feeds/cases/$id', params: { id: other } })}
        associatePage={(code) => ({ to: '/associates/$code', params: { code } })}
        today={companyToday()}
      />
      {matching && <MatchCase carrierCase={carrierCase} onClose={() => setMatching(false)} />}
    </>
  );
}
