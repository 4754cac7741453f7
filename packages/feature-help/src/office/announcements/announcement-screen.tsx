import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './announcement.module.css';
import { announcementActions, audienceWords } from './announcements.actions.ts';

const route = getRouteApi('/signed-in/content/announcements/$id');

/** `content/announcements/{id}`: an announcement as the dashboard shows it, with its standing. */
export function AnnouncementScreen() {
  const params = route.useParams();
  const go = useGo();
  const { data: announcement } = useSuspenseQuery(queryFor('getAnnouncement', { params }));
  const actions = announcementActions(announcement, () => void go({ to: '/content/announcements' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  const { title, body, shown_from, shown_until, send_email, notified_at, dismissals } = announcement;
  return (
    <RecordScreen
      noun="Announcement"
      name={title}
      isPrivate={false}
      status={announcement.status}
      facts={[audienceWords(announcement)]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      page={{ to: '/content/announcements/$id', params }}
      tab="preview"
      tabs={{
        preview: {
          label: 'Preview',
          content: (
            <div className={layout.columns}>
              <Card title={title}>
                <p className={classes.body}>{body}</p>
              </Card>
              <Card title="Standing">
                <FactList
                  facts={[
                    { label: 'From', value: <DateText value={shown_from} /> },
                    { label: 'Until', value: shown_until ? <DateText value={shown_until} /> : 'No end' },
                    { label: 'By Email', value: send_email ? 'Yes' : 'No' },
                    {
                      label: 'Notified',
                      value: notified_at ? <DateText value={notified_at} /> : 'Not yet',
                    },
                    { label: 'Put Away By', value: dismissals.toLocaleString('en-US') },
                  ]}
                />
              </Card>
            </div>
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
