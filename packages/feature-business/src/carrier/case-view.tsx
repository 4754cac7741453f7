import type { OperationAnswer } from '@upline/api-client';
import { stateName } from '@upline/domain';
import { Banner, Link, LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import parts from '../parts.module.css';
import { RequirementLog } from './requirement-log.tsx';
import { Decided, Suggestion, type SuggestionProps } from './suggestion.tsx';

export type CarrierCase = OperationAnswer<'getCarrierCase'>;

interface CaseViewProps extends SuggestionProps {
  /** May enter a policy that is missing. */
  readonly mayCreate: boolean;
  /** Day of the company. */
  readonly today: string;
}

/** What to do at the left, with what the carrier waits for; what it sent at the right. */
export function CaseView({ mayCreate, today, ...suggestion }: CaseViewProps) {
  const { carrierCase } = suggestion;
  const { id, provider, carrier_policy_number, product_text } = carrierCase;
  const add = mayCreate && carrierCase.actions.includes('add_policy') && (
    <LinkButton to={{ to: '/business/create', search: { case: id } }} variant="primary">
      Add it
    </LinkButton>
  );
  return (
    <>
      <DetailHeader
        name={carrierCase.applicant}
        status={carrierCase.lifecycle}
        facts={[carrier_policy_number, product_text, provider]}
        primary={add}
      />
      <div className={parts.columns}>
        <div className={parts.column}>
          {(carrierCase.is_missing || carrierCase.start) && (
            <Banner
              tone={carrierCase.is_missing ? 'warning' : 'info'}
              {...(carrierCase.is_missing ? { title: 'Not in your business list' } : {})}
            >
              {carrierCase.is_missing
                ? `${provider} has had this application for more than three days. Add the policy so that it can be paid.`
                : 'No policy of yours has this number yet. A policy that you enter with this number is matched automatically.'}
            </Banner>
          )}
          <Suggestion {...suggestion} />
          <Card title="Requirements">
            <RequirementLog requirements={carrierCase.requirements} today={today} />
          </Card>
          <Decided suggestions={carrierCase.suggestions} />
        </div>
        <div className={parts.column}>
          {carrierCase.policy_number && (
            <Card title="Your policy">
              <FactList
                facts={[
                  {
                    label: 'Policy Number',
                    value: (
                      <Link
                        to={{
                          to: '/business/$policy_number',
                          params: { policy_number: carrierCase.policy_number },
                          search: { id: carrierCase.policy_id },
                        }}
                      >
                        {carrierCase.policy_number}
                      </Link>
                    ),
                  },
                  {
                    label: 'Lifecycle',
                    value: carrierCase.policy_lifecycle && <Status value={carrierCase.policy_lifecycle} />,
                  },
                ]}
              />
            </Card>
          )}
          <CaseFacts carrierCase={carrierCase} />
        </div>
      </div>
    </>
  );
}

function CaseFacts({ carrierCase }: { readonly carrierCase: CarrierCase }) {
  const { state, premium_cents } = carrierCase;
  return (
    <Card title="As the carrier sent it">
      <FactList
        facts={[
          { label: 'Status', value: carrierCase.carrier_status_text },
          { label: 'Lifecycle', value: <Status value={carrierCase.lifecycle} /> },
          { label: 'Last Update', value: <DateText value={carrierCase.last_update} /> },
          { label: 'Received', value: <DateText value={carrierCase.received_on} /> },
          { label: 'Issued', value: <DateText value={carrierCase.issued_on} /> },
          { label: 'Product', value: carrierCase.product_text },
          { label: 'State', value: state && stateName(state) },
          { label: 'Premium', value: <Money cents={premium_cents} /> },
          { label: 'Writing Number', value: carrierCase.writing_number },
          { label: 'Case', value: <Status value={carrierCase.status} /> },
        ]}
      />
    </Card>
  );
}
