import type { Country } from '@upline/domain';
import { FieldsOf, type FormDraft, RestoredBanner } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { AssociateLookup, ClientLookup } from '@upline/ui-kit/picker/pickers.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { StepForm } from '@upline/ui-kit/step-form/step-form.tsx';
import type { Policy } from '../policy-head.tsx';
import { ClientStep } from './client-step.tsx';
import { ComplianceGate, type ComplianceGateProps, type FormCheck } from './compliance-gate.tsx';
import classes from './policy-form.module.css';
import { bodyOf, type Offer, type PolicyBody, type PolicyValues, policyValues } from './policy-values.ts';
import { PremiumStep } from './premium-step.tsx';
import { ProductStep } from './product-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RolesStep } from './roles-step.tsx';

type Search<Row> = (text: string, signal: AbortSignal) => Promise<readonly Row[]>;

export interface PolicyFormProps<Saved> {
  readonly form: RecordFormState<PolicyValues>;
  readonly country: Country;
  readonly today: string;
  readonly offers: readonly Offer[];
  /** Of providers whose products wait for something in the chosen state: what it is. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** Who enters the policy; undefined: the home office. */
  readonly self: AssociateLookup | undefined;
  /** Whose clients are offered is chosen before them. */
  readonly asksWriterFirst?: boolean;
  readonly searchClients: Search<ClientLookup>;
  readonly searchAssociates: Search<AssociateLookup>;
  readonly onNewClient?: (() => void) | undefined;
  /** The policy stays with its client. */
  readonly hasFixedClient?: boolean;
  /** The submission check of the values; absent where it is not asked while typing. */
  readonly gate?: Omit<ComplianceGateProps, 'onPick'> | undefined;
  /** What was typed before, put back; its version is that of the policy being edited. */
  readonly draft?: FormDraft;
  readonly save: (body: PolicyBody, version: number | undefined) => Promise<Saved>;
  readonly onDone: (saved: Saved) => void;
  readonly cancel: LinkTarget;
}

/** Client, product, dates and premium, roles, review (domain.md 2.12), with the submission check beside them. */
export function PolicyForm<Saved>(props: PolicyFormProps<Saved>) {
  const { form, gate, offers, today, draft, save } = props;
  const offer = offers.find(({ id }) => id === form.values.product_id);
  const check: FormCheck | undefined = gate?.check;
  const isNew = draft?.version === undefined;
  return (
    <>
      {draft?.restored && (
        <div className={classes.note}>
          <RestoredBanner draft={draft} />
        </div>
      )}
      <FieldsOf form={form}>
        <StepForm
          form={form}
          name="Policy"
          saveLabel={isNew ? 'Create policy' : 'Save policy'}
          labels={policyValues.labels}
          version={draft?.version}
          toValues={(current) => policyValues.valuesOf(current as object as Policy, props.country)}
          save={(values, { version: current }) => save(bodyOf(values), current)}
          onSaved={draft?.forget}
          onDone={props.onDone}
          cancel={props.cancel}
          {...(gate ? { aside: (goTo) => <ComplianceGate {...gate} onPick={goTo} /> } : {})}
          steps={[
            {
              key: 'client',
              label: 'Client',
              fields: [
                ...(props.asksWriterFirst ? ['writing_associate_code'] : []),
                'client_id',
                'insured_name',
                'owner_name',
              ],
              children: (
                <ClientStep
                  form={form}
                  search={props.searchClients}
                  onNewClient={props.onNewClient}
                  isFixed={props.hasFixedClient}
                  searchWriter={props.asksWriterFirst ? props.searchAssociates : undefined}
                />
              ),
            },
            {
              key: 'product',
              label: 'Product',
              fields: ['state', 'provider_id', 'product_id', 'is_replacement', 'replaced_policy'],
              children: (
                <ProductStep form={form} country={props.country} offers={offers} missing={props.missing} />
              ),
            },
            {
              key: 'premium',
              label: 'Dates & premium',
              fields: [
                'policy_number',
                'submit_date',
                'issue_date',
                'application_type',
                'policy_year',
                'face_amount_cents',
                'premium_mode',
                'modal_premium_cents',
                'target_premium_cents',
                'shared_note',
              ],
              children: <PremiumStep form={form} offer={offer} today={today} />,
            },
            {
              key: 'roles',
              label: 'Roles',
              fields: [
                'writing_associate_code',
                'writing_number',
                ...form.values.splits.flatMap((_, index) => [
                  `splits.${index}.associate_code`,
                  `splits.${index}.share_bps`,
                ]),
                'training_associate_code',
              ],
              children: (
                <RolesStep
                  form={form}
                  self={props.self}
                  hasFixedWriter={props.asksWriterFirst}
                  search={props.searchAssociates}
                />
              ),
            },
            {
              key: 'review',
              label: 'Review',
              fields: [],
              children: (
                <ReviewStep
                  values={form.values}
                  offer={offer}
                  check={gate ? check : 'on save'}
                  byOffice={props.self === undefined}
                />
              ),
            },
          ]}
        />
      </FieldsOf>
    </>
  );
}
