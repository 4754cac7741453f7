import { useQueryClient } from '@tanstack/react-query';
import { POLICY_FILE_KINDS, type PolicyFileKind } from '@upline/domain';
import { inputFor, RecordActions, recordAction, useApi, useFileSaving } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import type { Policy } from '../policy-head.tsx';
import { FileList, type PolicyFile } from './file-list.tsx';
import { OWN_FILES, type PolicyFilesSide } from './policy-files.mutations.ts';
import classes from './policy-parts.module.css';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 20 * 1024 * 1024;

interface PolicyFilesProps {
  readonly policy: Policy;
  /** The operations that read and write the files; the associate's own without it. */
  readonly side?: PolicyFilesSide;
}

/** What is attached next, most likely: the notice a replacement waits for. */
const likelyKind = ({ is_replacement, attachments }: Policy): PolicyFileKind =>
  is_replacement && !attachments.some(({ kind }) => kind === 'Replacement Notice')
    ? 'Replacement Notice'
    : 'Other';

/** The files of a policy: a person opens them, adds them under their kind and removes them (domain.md 2.12). */
export function PolicyFiles({ policy, side = OWN_FILES }: PolicyFilesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [chosen, setKind] = useState<PolicyFileKind>();
  const kind = chosen ?? likelyKind(policy);
  const mayChange = policy.actions.includes('attach');
  const params = (file: PolicyFile) => ({ id: policy.id, attachment_id: file.id });

  const { save } = useFileSaving();
  const open = (file: PolicyFile) =>
    save(
      file.id,
      () => api.call(side.open, { params: params(file) }),
      () => file.name,
    );
  const removal = (file: PolicyFile) => ({
    key: 'remove',
    ...recordAction({
      operation: side.remove,
      label: 'Delete',
      deletes: 'file',
      input: { params: params(file) },
      refresh: side.shownBy,
      message: 'File deleted',
    }),
  });
  const upload: Upload = async (file, { signal }) => {
    const form = new FormData();
    form.append('file', file);
    const input = { params: { id: policy.id }, query: { kind }, body: form, signal };
    const answer = (await api.call(side.attach, ...inputFor<typeof side.attach>(input))) as Policy;
    return { id: answer.attachments.at(-1)?.id ?? answer.id };
  };
  const shown = () => {
    for (const id of side.shownBy) void queryClient.invalidateQueries({ queryKey: [id] });
  };
  return (
    <Card title="Attachments">
      <div className={layout.stack}>
        <FileList
          files={policy.attachments}
          onOpen={(file) => void open(file)}
          {...(mayChange ? { actionsOf: (file) => <RecordActions actions={[removal(file)]} /> } : {})}
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
    </Card>
  );
}
