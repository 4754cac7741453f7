import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { formatPhone, phoneToE164 } from '@upline/domain';
import { useApi, useAppConfig, useSave } from '@upline/shell';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { VideoFrame } from '@upline/ui-kit/video/video-frame.tsx';
import { useRef, useState } from 'react';
import { useThumbnailUrl } from '../video-words.ts';
import { PublicPage } from './public-page.tsx';
import classes from './watch.module.css';

const route = getRouteApi('/public/watch/$token');
/** Seconds of playing between two reports. */
const STEP = 5;

/** `watch/{token}`: a video for the contact to whom its link was sent (R-VVD-06). */
export function WatchScreen() {
  const { token } = route.useParams();
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['openVideoLink', token],
    queryFn: ({ signal }) => api.call('openVideoLink', { body: { token }, signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error)
    return (
      <PublicPage title="Watch">
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      </PublicPage>
    );
  if (!data) return <PublicPage title="Watch">{null}</PublicPage>;
  return <Watch token={token} page={data} />;
}

interface WatchProps {
  readonly token: string;
  readonly page: OperationAnswer<'openVideoLink'>;
}

function Watch({ token, page: { video, associate } }: WatchProps) {
  const api = useApi();
  const { videoUrl } = useAppConfig();
  const thumbnailUrl = useThumbnailUrl();
  const reported = useRef(-STEP);
  const report = (seconds: number) => {
    if (seconds < reported.current + STEP && seconds < video.duration_seconds) return;
    if (seconds <= reported.current) return;
    reported.current = seconds;
    // A report that is lost is made good by the next one.
    api.call('reportVideoPlay', { body: { token, seconds } }).catch(() => undefined);
  };
  return (
    <PublicPage title={video.title}>
      <VideoFrame
        title={video.title}
        video={video.host_id}
        host={videoUrl ?? null}
        poster={thumbnailUrl(video.thumbnail_id)}
        onPlayed={report}
      />
      <section className={classes.person} aria-label="Sent by">
        <Avatar code={associate.code} name={associate.name} hasPhoto={associate.has_photo} size={64} />
        <div className={classes.words}>
          <p className={classes.name}>{associate.name}</p>
          <p className={classes.muted}>{associate.license_line}</p>
        </div>
        <Contact token={token} associate={associate} />
      </section>
      <p className={classes.muted}>
        <Link to={{ to: '/unsubscribe/$token', params: { token } }}>Receive no more of these messages</Link>
      </p>
    </PublicPage>
  );
}

/** How to reach the sender, who is told that it was asked for. */
function Contact({
  token,
  associate,
}: {
  readonly token: string;
  readonly associate: WatchProps['page']['associate'];
}) {
  const [isOpen, setOpen] = useState(false);
  const ask = useSave({ operation: 'contactVideoSender', refresh: [] });
  if (!isOpen)
    return (
      <Button
        variant="filled"
        onClick={() => {
          setOpen(true);
          void ask.save({ body: { token } });
        }}
      >
        Contact {associate.name.split(' ')[0]}
      </Button>
    );
  return (
    <div role="status">
      <p className={classes.name}>
        <a href={`mailto:${associate.email}`}>{associate.email}</a>
      </p>
      {associate.phone && (
        <p className={classes.name}>
          <a href={`tel:${phoneToE164(associate.phone)}`}>{formatPhone(associate.phone)}</a>
        </p>
      )}
    </div>
  );
}
