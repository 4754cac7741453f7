import type { TimelineEntry } from '@upline/ui-kit/timeline/timeline.tsx';
import { type AuditEntry, actorOf, sentenceOf, writtenValue } from './audit-words.ts';

const isRequest = ({ entity }: AuditEntry) => entity === 'proxy_request';
/** How many of the looked-at things are named. */
const NAMED = 5;

/** What somebody looked at while viewing is one thing that happened, not a line a request. */
function runs(entries: readonly AuditEntry[]): AuditEntry[][] {
  const all: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = all.at(-1);
    const [first] = run ?? [];
    const joins =
      first && isRequest(first) && isRequest(entry) && first.proxy_admin_code === entry.proxy_admin_code;
    if (joins) run?.push(entry);
    else all.push([entry]);
  }
  return all;
}

function lookedAt(run: readonly AuditEntry[]): string {
  const labels = [...new Set(run.map(({ entity_label }) => entity_label))];
  const rest = labels.length - NAMED;
  return labels.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Audit entries as the timeline shows them, newest first as they came. */
export const timelineOf = (entries: readonly AuditEntry[]): TimelineEntry[] =>
  runs(entries).flatMap((run) => {
    const [entry] = run;
    if (!entry) return [];
    const shown = {
      id: String(entry.id),
      title: sentenceOf(entry),
      at: entry.at,
      actor: actorOf(entry),
      viaProxy: entry.proxy_admin_code !== null,
    };
    if (run.length > 1)
      return { ...shown, title: `${run.length} requests while viewing`, body: lookedAt(run) };
    return {
      ...shown,
      body: entry.reason && `Reason: ${entry.reason}`,
      changes: entry.changes.map((change) => ({
        field: change.field,
        before: writtenValue(change.old),
        after: writtenValue(change.new),
      })),
    };
  });
