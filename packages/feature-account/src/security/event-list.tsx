import type { OperationAnswer } from '@upline/api-client';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { StatusTone } from '@upline/ui-kit/status/status-tone.ts';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

export type SecurityEvent = OperationAnswer<'listSecurityEvents'>['rows'][number];

function toneOf(kind: string): StatusTone {
  if (kind.startsWith('login_failed')) return 'danger';
  if (kind === 'login proxy_session') return 'warning';
  if (/recovery_codes|second_step|email|phone$/.test(kind)) return 'info';
  if (kind.endsWith('password') || kind.endsWith('password_reset')) return 'info';
  return 'neutral';
}

/** What happened to the safety of the account, newest first. */
export function EventList({ events }: { readonly events: readonly SecurityEvent[] }) {
  return (
    <Timeline
      label="Security events"
      entries={events.map(({ id, at, kind, description, device, address }) => ({
        id: String(id),
        title: description,
        at,
        tone: toneOf(kind),
        body: (device || address) && (
          <>
            {device}
            {device && address && ' · '}
            {address && <Private kind="contact">{address}</Private>}
          </>
        ),
      }))}
    />
  );
}
