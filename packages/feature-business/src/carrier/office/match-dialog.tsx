import { SegmentedControl } from '@mantine/core';
import type { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { Banner, Button, RequestId } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import { type PickerOption, SearchPicker } from '@upline/ui-kit/picker/search-picker.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import parts from '../../parts.module.css';
import type { CarrierCase } from '../case-view.tsx';
import classes from './feeds.module.css';

/** What of a policy tells it from others of the same number. */
interface FoundPolicy {
  readonly id: string;
  readonly policy_number: string;
  readonly client: string;
  readonly product: string;
}

export interface MatchDialogProps {
  readonly carrierCase: CarrierCase;
  /** Policies of the case's provider by number or client. */
  readonly searchPolicies: (text: string, signal: AbortSignal) => Promise<readonly FoundPolicy[]>;
  readonly searchAssociates: (text: string, signal: AbortSignal) => Promise<readonly AssociateLookup[]>;
  readonly match: (policyId: string) => Promise<unknown>;
  readonly assign: (associateCode: string) => Promise<unknown>;
  /** Takes back what was matched or assigned wrongly. */
  readonly undo: () => void;
  readonly undoing?: boolean;
  /** Why it could not be taken back. */
  readonly problem?: ApiError | undefined;
  readonly onClose: () => void;
}

type To = 'policy' | 'associate';

/** A case is matched to its policy; where that is not entered yet, to the associate who is to enter it. */
export function MatchDialog(props: MatchDialogProps) {
  const { carrierCase, onClose } = props;
  const [chosen, choose] = useState<To>('policy');
  // Once the policy is entered the case can only be matched to it.
  const to = carrierCase.entered ? 'policy' : chosen;
  const { is_matched: isMatched, associate_by_hand: isByHand } = carrierCase;
  const isHeld = carrierCase.associate_code !== null && !isByHand;
  return (
    <Dialog opened title="Match the case" size="lg" onClose={onClose}>
      <div className={classes.stack}>
        <p className={parts.muted}>
          {[carrierCase.carrier_policy_number, carrierCase.product_text, carrierCase.provider]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {(isMatched || isByHand) && <Said {...props} />}
        {!isMatched && !isHeld && !carrierCase.entered && (
          <SegmentedControl
            aria-label="Match to"
            value={to}
            data={[
              { value: 'policy', label: 'A policy' },
              { value: 'associate', label: 'An associate' },
            ]}
            onChange={choose}
          />
        )}
        {to === 'policy' ? <ToPolicy {...props} /> : <ToAssociate {...props} />}
      </div>
    </Dialog>
  );
}

/** What was said before, and the way back from it. */
function Said({ carrierCase, undo, undoing, problem }: MatchDialogProps) {
  const { is_matched: isMatched, policy_number, associate } = carrierCase;
  return (
    <>
      <div className={classes.said}>
        <p>{isMatched ? `Matched to policy ${policy_number}.` : `Assigned to ${associate}.`}</p>
        <Button size="xs" loading={undoing ?? false} onClick={undo}>
          {isMatched ? 'Undo the match' : 'Undo the assignment'}
        </Button>
      </div>
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
    </>
  );
}

function ToPolicy({ searchPolicies, match, carrierCase, onClose }: MatchDialogProps) {
  const form = useRecordForm<{ policy_id: PickerOption | null }>({
    initialValues: { policy_id: null },
    validate: { policy_id: (chosen) => (chosen ? null : messages.required('Policy')) },
  });
  return (
    <RecordForm
      form={form}
      name="Case"
      saveLabel="Match"
      labels={{ policy_id: 'Policy' }}
      save={({ policy_id }) => match(policy_id?.id ?? '')}
      onSaved={onClose}
      cancel={onClose}
    >
      <SearchPicker
        label="Policy"
        required
        startsFocused
        help={`By number or client, of ${carrierCase.provider}. What the carrier reports is suggested there, never set.`}
        search={async (text, signal) =>
          (await searchPolicies(text, signal)).map(({ id, policy_number, client, product }) => ({
            id,
            code: policy_number,
            name: `${client}, ${product}`,
          }))
        }
        {...form.field('policy_id')}
      />
    </RecordForm>
  );
}

function ToAssociate({ searchAssociates, assign, onClose }: MatchDialogProps) {
  const form = useRecordForm<{ associate_code: AssociateLookup | null }>({
    initialValues: { associate_code: null },
    validate: { associate_code: (one) => (one ? null : messages.required('Associate')) },
  });
  return (
    <RecordForm
      form={form}
      name="Case"
      saveLabel="Assign"
      labels={{ associate_code: 'Associate' }}
      save={({ associate_code }) => assign(associate_code?.code ?? '')}
      onSaved={onClose}
      cancel={onClose}
    >
      <AssociatePicker
        label="Associate"
        required
        startsFocused
        help="Where the policy is not entered yet: the associate is asked to add it, and needs access to carrier cases for that."
        search={searchAssociates}
        {...form.field('associate_code')}
      />
    </RecordForm>
  );
}
