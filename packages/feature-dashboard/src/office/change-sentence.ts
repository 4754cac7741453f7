import type { OperationAnswer } from '@upline/api-client';

export type Change = Pick<
  OperationAnswer<'listAuditEntries'>['rows'][number],
  'id' | 'at' | 'action' | 'entity' | 'entity_label' | 'actor_name' | 'proxy_admin_code'
>;

const VERBS: Readonly<Record<string, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  transition: 'moved on',
  reveal: 'looked at a secret of',
  login: 'signed in:',
  login_failed: 'failed to sign in:',
  export: 'exported',
  approve: 'approved',
  reject: 'refused',
  release: 'released',
  post: 'posted',
  close: 'closed',
};

/** Where an action has another word for a kind of record. */
const SPECIAL: Readonly<Record<string, string>> = {
  'transition prospect': 'moved prospect',
  'transition policy': 'changed the status of policy',
  'transition associate': 'changed the standing of',
  'update associate': 'changed the record of',
  'create saved_view': 'saved the view',
  'update saved_view': 'changed the view',
  'delete saved_view': 'deleted the view',
  'create client_note': 'wrote a note on',
  'create change_set': 'began a bulk edit of',
  'transition change_set': 'applied a bulk edit of',
  'create carrier_import': 'imported the feed',
  'create analysis': 'began the analysis of',
};

/** Who did what to which kind of record: `Ana Alvarez moved prospect`; the name of the record follows. */
export function changeSentence({ action, entity, actor_name }: Change): { actor: string; did: string } {
  const verb = VERBS[action] ?? action.replaceAll('_', ' ');
  return {
    actor: actor_name ?? 'The system',
    did: SPECIAL[`${action} ${entity}`] ?? `${verb} ${entity.replaceAll(/[_-]/g, ' ')}`,
  };
}
