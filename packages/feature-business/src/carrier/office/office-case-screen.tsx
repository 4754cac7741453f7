import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { NextInList, queryFor, usePolicySearch, useRecordActions, useRecordTitle } from '@upline/shell';
import { CaseView } from '../case-view.tsx';
import { matchActions } from './office-cases.actions.ts';

const route = getRouteApi('/signed-in/business/carrier-feeds/cases/$id');

/** A case as the home office works on it: matched by hand, and what it suggests decided (R-CAR-01, R-CAR-02). */
export function OfficeCaseScreen() {
  const { id } = route.useParams();
  const { data: carrierCase } = useSuspenseQuery(queryFor('getAdminCarrierCase', { params: { id } }));
  const { menu, run, dialog } = useRecordActions(
    matchActions(carrierCase, usePolicySearch(carrierCase.provider)),
  );
  useRecordTitle(carrierCase.applicant);
  const isNext = !carrierCase.is_matched && carrierCase.actions.includes('match');
  return (
    <>
      <CaseView
        side="admin"
        carrierCase={carrierCase}
        next={isNext && { label: 'Match', onClick: () => run('match') }}
        actions={menu.filter(({ key }) => !isNext || key !== 'match')}
        walk={<NextInList noun="Case" />}
        casePage={(other) => ({ to: '/business/carrier-feeds/cases/$id', params: { id: other } })}
        associatePage={(code) => ({ to: '/associates/$code', params: { code } })}
        today={companyToday()}
      />
      {dialog}
    </>
  );
}
