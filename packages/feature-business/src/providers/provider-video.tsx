import type { OperationAnswer } from '@upline/api-client';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { VideoFrame } from '@upline/ui-kit/video/video-frame.tsx';
import classes from './provider.module.css';

type Video = OperationAnswer<'listProviderVideos'>['rows'][number];

export interface ProviderVideoProps {
  readonly video: Pick<Video, 'title' | 'video' | 'duration_seconds' | 'description'>;
  /** Whose videos may stand in the page; null: none, they open in a tab of their own. */
  readonly host: string | null;
}

const length = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

/** A video with what is known about it. */
export function ProviderVideo({ video, host }: ProviderVideoProps) {
  return (
    <>
      <p className={layout.strong}>{video.title}</p>
      {video.duration_seconds !== null && <p className={classes.muted}>{length(video.duration_seconds)}</p>}
      {video.description && <p>{video.description}</p>}
      <VideoFrame title={video.title} video={video.video} host={host} />
    </>
  );
}
