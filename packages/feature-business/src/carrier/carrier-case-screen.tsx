import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { BetaBanner, queryFor, useMay, useRecordTitle } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { useAcceptSuggestion, useIgnoreSuggestion } from './carrier.mutations.ts';
import { CaseView } from './case-view.tsx';

const route = getRouteApi('/signed-in/business/carrier-dashboard/$id');

/** `business/carrier-dashboard/{id}`: a case, what the carrier asks for, and what it suggests (domain.md 2.21). */
export function CarrierCaseScreen() {
  const { id } = route.useParams();
  const { data: carrierCase } = useSuspenseQuery(queryFor('getCarrierCase', { params: { id } }));
  const accept = useAcceptSuggestion();
  const ignore = useIgnoreSuggestion();
  const mayCreate = useMay('createPolicy');
  useRecordTitle(carrierCase.applicant);
  return (
    <>
      <BetaBanner />
      <CaseView
        carrierCase={carrierCase}
        side="portal"
        primary={
          mayCreate &&
          carrierCase.actions.includes('add_policy') && (
            <LinkButton to={{ to: '/business/create', search: { case: id } }} variant="filled">
              Add it
            </LinkButton>
          )
        }
        casePage={(other) => ({ to: '/business/carrier-dashboard/$id', params: { id: other } })}
        today={companyToday()}
        onAccept={(suggestion_id) => void accept.save({ params: { id }, body: { suggestion_id } })}
        onIgnore={(suggestion_id) => void ignore.save({ params: { id }, body: { suggestion_id } })}
        busy={accept.saving ? 'accept' : ignore.saving ? 'ignore' : undefined}
        problem={accept.error ?? ignore.error}
      />
    </>
  );
}
