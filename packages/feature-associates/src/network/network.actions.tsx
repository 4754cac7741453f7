import type { OperationAnswer } from '@upline/api-client';
import { LEVELS } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { NETWORK_SHOWN_BY } from '../associates/shown-by.ts';
import { REASON_LENGTH } from '../status/status.actions.tsx';
import { type Change, ChangeStarted } from './change-progress.tsx';
import { TransferPreview } from './transfer-preview.tsx';

type Associate = OperationAnswer<'getAssociate'>;

export const LEVEL_OPTIONS = LEVELS.map(({ code, name }) => ({ value: code, label: name }));

/** Another upline and another level (R-UPL-03, R-UPL-04, R-LVL-02, R-LVL-04). */
export function networkActions(associate: Associate, name: string): NamedAction[] {
  const { code, version, level, guaranteed_level } = associate;
  const shared = {
    input: { params: { code }, ifMatch: version },
    reason: REASON_LENGTH,
    refresh: NETWORK_SHOWN_BY,
  };
  return offered(associate, {
    transfer: recordAction({
      ...shared,
      operation: 'startTransfer',
      label: 'Transfer',
      saveLabel: 'Start transfer',
      title: `Transfer ${name}`,
      fields: [
        { name: 'upline_code', label: 'New Upline', kind: 'associate', required: true },
        {
          name: 'with_downline',
          label: 'With Downline',
          kind: 'yes-no',
          required: true,
          initial: true,
          help: 'No: the directs go to the present upline',
        },
        {
          name: 'effective_date',
          label: 'Effective Date',
          kind: 'date',
          help: 'Empty: at once; otherwise the first of a later month',
        },
      ],
      body: { effective_date: null },
      preview: (body) => <TransferPreview code={code} body={body} />,
      shows: (change, close) => <ChangeStarted change={change} onClose={close} />,
    }),
    change_level: recordAction({
      ...shared,
      operation: 'changeAssociateLevel',
      label: 'Change level',
      title: `Change level of ${name}`,
      about: `${level.name} now. The new level holds from the first of the next month on.${
        guaranteed_level ? ` Nobody goes below the guaranteed ${guaranteed_level.name}.` : ''
      }`,
      fields: [
        {
          name: 'level_code',
          label: 'Level',
          kind: 'choice',
          required: true,
          options: LEVEL_OPTIONS.filter(({ value }) => value !== level.code),
        },
      ],
      message: 'Level change scheduled',
    }),
  });
}

/** A transfer or change of level that still waits for its day. */
export const changeActions = (change: Change): NamedAction[] =>
  offered(change, {
    cancel: recordAction({
      operation: 'cancelTransfer',
      label: `Cancel ${change.kind === 'Transfer' ? 'transfer' : 'level change'}`,
      about: 'Nothing is changed on its day. It can be entered again.',
      input: { params: { id: change.id }, ifMatch: change.version },
      refresh: [...NETWORK_SHOWN_BY, 'getTransfer'],
      message: 'Canceled',
    }),
  });
