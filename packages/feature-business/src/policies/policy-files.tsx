import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { POLICY_FILE_KINDS, type PolicyFileKind } from '@upline/domain';
import { useApi } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import parts from '../parts.module.css';
import { FileList, type PolicyFile } from './file-list.tsx';
import { OFFICE_FILES_SHOWN_BY, useOfficeRemoveFile } from './office/office.mutations.ts';
import { useRemoveFile } from './policy-files.mutations.ts';
import type { Policy } from './policy-head.tsx';
import classes from './policy-parts.module.css';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 20 * 1024 * 1024;

/** The operations of either side. */
const SIDES = {
  portal: { open: 'openPolicyFile', attach: 'attachPolicyFile', shownBy: POLICY_SHOWN_BY },
  admin: { open: 'openAdminPolicyFile', attach: 'attachAdminPolicyFile', shownBy: OFFICE_FILES_SHOWN_BY },
} as const;

interface PolicyFilesProps {
  readonly policy: Policy;
  readonly side?: keyof typeof SIDES;
}

/** What is attached next, most likely: the notice a replacement waits for. */
const likelyKind = ({ is_replacement, attachments }: Policy): PolicyFileKind =>
  is_replacement && !attachments.some(({ kind }) => kind === 'Replacement Notice')
    ? 'Replacement Notice'
    : 'Other';

/** The papers of a policy: opened, added under their kind and taken away (domain.md 2.12). */
export function PolicyFiles({ policy, side = 'portal' }: PolicyFilesProps) {
  const operations = SIDES[side];
  const api = useApi();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<PolicyFile>();
  const [chosen, setKind] = useState<PolicyFileKind>();
  const kind = chosen ?? likelyKind(policy);
  const own = useRemoveFile();
  const office = useOfficeRemoveFile();
  const remove = side === 'admin' ? office : own;
  const mayChange = policy.actions.includes('attach');
  const params = (file: PolicyFile) => ({ id: policy.id, attachment_id: file.id });

  const open = async (file: PolicyFile) => {
    try {
      const answer: unknown = await api.call(operations.open, { params: params(file) });
      saveFile(file.name, answer as Blob);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
  const upload: Upload = async (file, { signal }) => {
    const form = new FormData();
    form.append('file', file);
    const input = { params: { id: policy.id }, query: { kind }, body: form, signal };
    const answer = (await api.call(operations.attach, input as never)) as Policy;
    return { id: answer.attachments.at(-1)?.id ?? answer.id };
  };
  const shown = () => {
    for (const id of operations.shownBy) void queryClient.invalidateQueries({ queryKey: [id] });
  };
  return (
    <Card title="Attachments">
      <div className={parts.column}>
        <FileList
          files={policy.attachments}
          onOpen={(file) => void open(file)}
          onRemove={mayChange ? setRemoving : undefined}
        />
        {mayChange && (
          <>
            <div className={classes.narrow}>
              <SelectField
                label="Kind of file"
                required
                options={POLICY_FILE_KINDS}
                help={
                  kind === 'Replacement Notice' && policy.is_replacement
                    ? 'The policy waits for it before it can be paid.'
                    : undefined
                }
                value={kind}
                onChange={(next) => setKind(POLICY_FILE_KINDS.find((each) => each === next))}
              />
            </div>
            <FileUpload
              label="Add files"
              accept={TYPES}
              maxSize={MOST_BYTES}
              multiple
              upload={upload}
              onChange={shown}
            />
          </>
        )}
      </div>
      <DeleteModal
        name="file"
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onDelete={async () => {
          if (removing) await remove.send({ params: params(removing) });
        }}
      />
    </Card>
  );
}
