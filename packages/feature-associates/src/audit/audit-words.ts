import type { OperationAnswer } from '@upline/api-client';
import { formatDate } from '@upline/domain';
import { capital } from '@upline/shell';

export type AuditEntry = OperationAnswer<'listAuditEntries'>['rows'][number];

const DONE: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  transition: 'status changed',
  reveal: 'revealed',
  login: 'signed in',
  login_failed: 'sign-in failed',
  export: 'exported',
  approve: 'approved',
  reject: 'rejected',
  release: 'released',
  post: 'posted',
  close: 'closed',
};

/** What was done, in the words of a list. */
export const ACTION_LABELS: Readonly<Record<AuditEntry['action'], string>> = {
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
  transition: 'Status change',
  reveal: 'Reveal',
  login: 'Sign-in',
  login_failed: 'Failed sign-in',
  export: 'Export',
  approve: 'Approve',
  reject: 'Reject',
  release: 'Release',
  post: 'Post',
  close: 'Close',
};

/** `client_note` as a person reads it: `Client note`. */
export const entityWords = (entity: string): string => capital(entity.replaceAll('_', ' '));

/** What happened, in one line: `Client changed: Lee family`. */
export function sentenceOf({ action, entity, entity_label }: AuditEntry): string {
  if (entity === 'session' && action === 'login') return 'Signed in';
  if (entity === 'session' && action === 'login_failed') return 'Sign-in failed';
  if (entity === 'session' && action === 'delete') return 'Session ended';
  if (entity === 'proxy_request') return `While viewing: ${entity_label}`;
  if (entity === 'proxy_session' && action === 'create') return `Asked to view as ${entity_label}`;
  if (entity === 'proxy_session' && action === 'login') return `Viewing as ${entity_label} started`;
  if (entity === 'proxy_session' && action === 'close') return `Viewing as ${entity_label} ended`;
  const what = `${entityWords(entity)} ${DONE[action]}`;
  return entity_label && entityWords(entity) !== entity_label ? `${what}: ${entity_label}` : what;
}

/** The changed fields in short: `Phone, City and 2 more`. */
export function changesInShort({ changes, reason }: AuditEntry): string {
  const [first, second, ...rest] = changes.map(({ field }) => field);
  if (first === undefined) return reason ?? '';
  if (second === undefined) return first;
  return rest.length === 0 ? `${first}, ${second}` : `${first}, ${second} and ${rest.length} more`;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value of the trail as screens write it; days are kept in the trail as they are on the wire. */
export const writtenValue = (value: string | null): string | null =>
  value !== null && ISO_DAY.test(value) ? formatDate(value) : value;

/** Who did it; an admin viewing as somebody else is named beside them. */
export const actorOf = ({ actor_name, actor_code, actor_kind, proxy_admin_code }: AuditEntry): string =>
  [actor_name ?? actor_code ?? actor_kind, proxy_admin_code].filter(Boolean).join(', ');
