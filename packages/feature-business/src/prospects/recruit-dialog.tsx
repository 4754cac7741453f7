import { needsRecruit, type ProspectStage } from '@upline/domain';
import { Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { useState } from 'react';
import { AssociateField } from './form/associate-field.tsx';
import type { Prospect } from './form/prospect-values.ts';
import { RecruitingLink } from './recruiting-link.tsx';

export interface RecruitDialogProps {
  readonly prospect: Pick<Prospect, 'name' | 'kind'> & Partial<Pick<Prospect, 'email'>>;
  readonly stage: ProspectStage;
  readonly onMove: (associateCode: string | null) => void;
  readonly onClose: () => void;
}

/** Asks which associate the prospect has become (R-PRO-02); later stages cannot do without (R-PRO-03). */
export function RecruitDialog({ prospect, stage, onMove, onClose }: RecruitDialogProps) {
  const [associate, setAssociate] = useState<AssociateLookup | null>(null);
  const [asked, setAsked] = useState(false);
  const isRequired = needsRecruit(stage, prospect.kind);
  const isMissing = isRequired && associate === null;
  return (
    <Dialog
      opened
      title={`Move to ${stage}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="filled"
            onClick={() => (isMissing ? setAsked(true) : onMove(associate?.code ?? null))}
          >
            {associate || isRequired ? 'Link and move' : 'Move without a link'}
          </Button>
        </>
      }
    >
      <AssociateField
        label="Recruited Associate"
        help={
          isRequired
            ? 'This stage is for those who joined your team.'
            : 'Choose them once they have registered; later stages need it.'
        }
        value={associate}
        onChange={setAssociate}
        {...(asked && isMissing ? { error: 'Link the recruited associate first' } : {})}
      />
      {stage === 'Recruited' && <RecruitingLink prospect={prospect} />}
    </Dialog>
  );
}
