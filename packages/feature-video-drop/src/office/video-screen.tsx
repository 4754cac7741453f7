import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useAppConfig, useGo, useRecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { VideoFrame } from '@upline/ui-kit/video/video-frame.tsx';
import { lengthWords, useThumbnailUrl } from '../video-words.ts';
import { audienceWords, videoActions } from './videos.actions.ts';

const route = getRouteApi('/signed-in/content/videos/$id');

/** `content/videos/{id}`: the video as contacts see it, with its standing. */
export function VideoScreen() {
  const params = route.useParams();
  const go = useGo();
  const { videoUrl } = useAppConfig();
  const thumbnailUrl = useThumbnailUrl();
  const { data: video } = useSuspenseQuery(queryFor('getVideo', { params }));
  const actions = videoActions(video, () => void go({ to: '/content/videos' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  return (
    <RecordScreen
      noun="Video"
      name={video.title}
      isPrivate={false}
      status={video.status}
      facts={[audienceWords(video)]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      page={{ to: '/content/videos/$id', params }}
      tab="preview"
      tabs={{
        preview: {
          label: 'Preview',
          content: (
            <div className={layout.columns}>
              <Card title="Video">
                <VideoFrame
                  title={video.title}
                  video={video.host_id}
                  host={videoUrl ?? null}
                  poster={thumbnailUrl(video.thumbnail_id)}
                />
              </Card>
              <Card title="Details">
                <FactList
                  facts={[
                    { label: 'Video ID', value: video.host_id },
                    { label: 'Duration', value: `${lengthWords(video.duration_seconds)} min` },
                    { label: 'Language', value: video.language },
                    { label: 'Approval Number', value: video.approval_number },
                    { label: 'Expires On', value: <DateText value={video.expires_on} /> },
                    { label: 'Sent', value: video.sent.toLocaleString('en-US') },
                    { label: 'Watched', value: video.watched.toLocaleString('en-US') },
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
