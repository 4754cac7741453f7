import type { OperationAnswer } from '@upline/api-client';
import { stateName } from '@upline/domain';
import { RecordFrame, type RecordScreenProps } from '@upline/shell';
import { Banner, Link, LinkButton, type LinkTarget } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { RequirementLog } from './requirement-log.tsx';
import { Decided, Suggestion, type SuggestionProps } from './suggestion.tsx';

export type CarrierCase = OperationAnswer<'getCarrierCase'>;

interface CaseViewProps extends SuggestionProps {
  /** The one thing to do with the case itself. */
  readonly next?: RecordScreenProps<string>['next'];
  readonly actions?: RecordScreenProps<string>['actions'];
  /** The ways to its neighbours in the list. */
  readonly walk?: ReactNode;
  /** Day of the company. */
  readonly today: string;
  readonly casePage: (id: string) => LinkTarget;
  /** Shows the associate, with the way to the page; only the home office has it. */
  readonly associatePage?: (code: string) => LinkTarget;
}

/** What to do at the left, with what the carrier waits for; what it sent at the right. */
export function CaseView(props: CaseViewProps) {
  const { next, actions = [], walk, today, casePage, associatePage, ...suggestion } = props;
  const { carrierCase, side } = suggestion;
  const { provider, carrier_policy_number, product_text } = carrierCase;
  return (
    <RecordFrame<'overview'>
      noun="Case"
      name={carrierCase.applicant}
      status={carrierCase.lifecycle}
      facts={[carrier_policy_number, product_text, provider]}
      headline={caseHeadline(carrierCase)}
      next={next}
      actions={actions}
      walk={walk}
      page={casePage(carrierCase.id)}
      tab="overview"
      tabs={{}}
    >
      <div className={layout.columns}>
        <div className={layout.stack}>
          {carrierCase.entered ? (
            <EnteredNote carrierCase={carrierCase} side={side} casePage={casePage} />
          ) : side === 'admin' ? (
            <OfficeNote {...carrierCase} />
          ) : (
            <OwnerNote {...carrierCase} />
          )}
          <Suggestion {...suggestion} />
          <Card title="Requirements">
            <RequirementLog requirements={carrierCase.requirements} today={today} />
          </Card>
          <Decided suggestions={carrierCase.suggestions} />
        </div>
        <div className={layout.stack}>
          {carrierCase.policy_number && (
            <Card title={side === 'admin' ? 'Policy' : 'Your policy'}>
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
          {associatePage && carrierCase.associate_code && (
            <Card title="Associate">
              <FactList
                facts={[
                  {
                    label: 'Name',
                    value: (
                      <Link to={associatePage(carrierCase.associate_code)}>
                        {carrierCase.associate ?? carrierCase.associate_code}
                      </Link>
                    ),
                    private: 'name',
                  },
                  { label: 'Code', value: carrierCase.associate_code },
                ]}
              />
            </Card>
          )}
          <CaseFacts carrierCase={carrierCase} />
        </div>
      </div>
    </RecordFrame>
  );
}

/** What matters most of a case: what the carrier waits for, how much it is about, and how fresh the news are. */
const caseHeadline = ({ open_requirements, oldest_due, premium_cents, last_update }: CarrierCase) => [
  {
    label: 'Open requirements',
    value: open_requirements,
    ...(oldest_due
      ? {
          note: (
            <>
              due <DateText value={oldest_due} />
            </>
          ),
        }
      : {}),
  },
  ...(premium_cents === null ? [] : [{ label: 'Premium', value: <Money cents={premium_cents} /> }]),
  { label: 'Last update', value: <DateText value={last_update} /> },
];

/** Says of an unmatched case that its policy is there, and which case has it (R-CAR-01). */
function EnteredNote({
  carrierCase,
  side,
  casePage,
}: Pick<CaseViewProps, 'carrierCase' | 'side' | 'casePage'>) {
  const { entered, held_by: holder, provider } = carrierCase;
  if (entered === 'Free')
    return (
      <Banner title="Not matched">
        A policy with this number is in the business list.{' '}
        {side === 'admin'
          ? 'Match the case to it.'
          : 'You have nothing to add: the next report or the home office matches the case.'}
      </Banner>
    );
  return (
    <Banner
      title="Second case of its policy"
      actions={
        holder && (
          <LinkButton size="xs" to={casePage(holder.id)}>
            Open {holder.carrier_policy_number}
          </LinkButton>
        )
      }
    >
      The policy with this number is in the business list.{' '}
      {holder ? `Case ${holder.carrier_policy_number}` : 'Another case'} of {provider} has it.{' '}
      {side === 'admin'
        ? 'If this case is the one, undo that match first.'
        : 'You have nothing to add; if this case is the one, tell the home office.'}
    </Banner>
  );
}

/** Tells the owner what is missing (R-CAR-01). */
function OwnerNote({ is_missing, start, provider }: CarrierCase) {
  if (is_missing)
    return (
      <Banner tone="warning" title="Not in your business list">
        {provider} has had this application for more than three days. Add the policy so that it can be paid.
      </Banner>
    );
  if (!start) return null;
  return (
    <Banner tone="info">
      No policy of yours has this number yet. A policy that you enter with this number is matched
      automatically.
    </Banner>
  );
}

/** Tells the home office why a case is matched to nothing. */
function OfficeNote({ is_matched, is_missing, associate, writing_number }: CarrierCase) {
  if (is_matched) return null;
  const whose = associate
    ? `${associate} has not entered this policy`
    : writing_number
      ? `Nobody holds the writing number ${writing_number}`
      : 'The carrier names no writing number';
  return (
    <Banner
      tone={is_missing ? 'warning' : 'info'}
      title={is_missing ? 'Not matched for more than three days' : 'Not matched'}
    >
      {whose}. Match the case to a policy
      {associate ? '.' : ', or to the associate who is to enter it.'}
    </Banner>
  );
}

function CaseFacts({ carrierCase }: { readonly carrierCase: CarrierCase }) {
  const { state } = carrierCase;
  return (
    <Card title="As the carrier sent it">
      <FactList
        folds
        facts={[
          { label: 'Status', value: carrierCase.carrier_status_text },
          { label: 'Lifecycle', value: <Status value={carrierCase.lifecycle} /> },
          {
            label: 'Received',
            value: carrierCase.received_on && <DateText value={carrierCase.received_on} />,
          },
          { label: 'Issued', value: carrierCase.issued_on && <DateText value={carrierCase.issued_on} /> },
          { label: 'Product', value: carrierCase.product_text },
          { label: 'State', value: state && stateName(state) },
          { label: 'Writing Number', value: carrierCase.writing_number },
          { label: 'Case', value: <Status value={carrierCase.status} /> },
        ]}
      />
    </Card>
  );
}
