import { Private } from '@upline/ui-kit/private/private.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';
import { type Change, changeSentence } from './change-sentence.ts';

/** Audit entries as sentences: who did what to which record. */
export function ChangeTimeline({ entries }: { readonly entries: readonly Change[] }) {
  return (
    <Timeline
      label="Recent changes"
      entries={entries.map((entry) => {
        const { actor, did } = changeSentence(entry);
        return {
          id: String(entry.id),
          at: entry.at,
          title: (
            <>
              <Private>{actor}</Private>
              {entry.proxy_admin_code !== null && ' (via proxy)'} {did}{' '}
              <Private>{entry.entity_label}</Private>
            </>
          ),
        };
      })}
    />
  );
}
