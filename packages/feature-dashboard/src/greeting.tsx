import { useAccess } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';

const words = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening');

/** Who is here, in one line: name, code, level, status. */
export function Greeting() {
  const { user } = useAccess();
  const privacy = usePrivacy();
  const hello = words(new Date().getHours());
  return (
    <PageHeader
      title={privacy ? hello : `${hello}, ${user.first_name}`}
      facts={[user.code, user.level?.name ?? user.kind, <Status key="status" value={user.status} />]}
    />
  );
}
