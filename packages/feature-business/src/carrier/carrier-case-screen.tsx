import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { BetaBanner, NextInList, queryFor, useRecordTitle } from '@upline/shell';
import { CaseView } from './case-view.tsx';

const route = getRouteApi('/signed-in/business/carrier-dashboard/$id');

/** `business/carrier-dashboard/{id}`: a case, what the carrier asks for, and what it suggests (domain.md 2.21). */
export function CarrierCaseScreen() {
  const { id } = route.useParams();
  const { data: carrierCase } = useSuspenseQuery(queryFor('getCarrierCase', { params: { id } }));
  useRecordTitle(carrierCase.applicant);
  return (
    <>
      <BetaBanner />
      <CaseView
        carrierCase={carrierCase}
        side="portal"
        next={
          carrierCase.actions.includes('add_policy') && {
            label: 'Add it',
            to: { to: '/business/create', search: { case: id } },
          }
        }
        walk={<NextInList noun="Case" />}
        casePage={(other) => ({ to: '/business/carrier-dashboard/$id', params: { id: other } })}
        today={companyToday()}
      />
    </>
  );
}
