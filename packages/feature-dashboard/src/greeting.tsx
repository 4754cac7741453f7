import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useAccess } from '@upline/shell';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { IconRefresh } from '@upline/ui-kit/icons/icons.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import type { ReactNode } from 'react';

const words = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening');

export interface GreetingProps {
  readonly facts?: readonly ReactNode[];
  /** When the figures of the page were read. */
  readonly asOf: string | undefined;
}

/** Who is here, in one line: name, code, level, status, more facts, and how old the figures are. */
export function Greeting({ facts = [], asOf }: GreetingProps) {
  const { user } = useAccess();
  const privacy = usePrivacy();
  const hello = words(new Date().getHours());
  return (
    <PageHeader
      title={privacy ? hello : `${hello}, ${user.first_name}`}
      facts={[
        user.code,
        user.level?.name ?? user.kind,
        <Status key="status" value={user.status} />,
        ...facts,
        asOf && (
          <span key="as-of">
            As of <DateText value={asOf} relative />
          </span>
        ),
      ]}
      secondary={<Refresh />}
    />
  );
}

/** Newer figures at a click (R-DSH-01). */
function Refresh() {
  const queryClient = useQueryClient();
  const isBusy = useIsFetching() > 0;
  return (
    <IconButton
      label="Refresh"
      aria-busy={isBusy || undefined}
      onClick={() => void queryClient.refetchQueries({ type: 'active' })}
    >
      <IconRefresh size={16} stroke={1.75} />
    </IconButton>
  );
}
