import type { OperationAnswer } from '@upline/api-client';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from '../dashboard.module.css';

export type NoticeSummary = Pick<
  OperationAnswer<'listNotifications'>['rows'][number],
  'id' | 'title' | 'created_at'
>;

/** Notices in short, each opening itself. */
export function NoticeRows({ notices }: { readonly notices: readonly NoticeSummary[] }) {
  return (
    <ul className={classes.rows}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link to={{ to: '/notifications/$id', params: { id: notice.id } }} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>
                <Private>{notice.title}</Private>
              </p>
              <p className={classes.muted}>
                <DateText value={notice.created_at} relative />
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
