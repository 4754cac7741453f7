import type { OperationAnswer } from '@upline/api-client';
import { Button } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import classes from './provider.module.css';

type Video = OperationAnswer<'listProviderVideos'>['rows'][number];

export interface ProviderVideoProps {
  readonly video: Pick<Video, 'title' | 'video' | 'duration_seconds' | 'description'>;
  /** Whose videos may stand in the page; null: none, they open in a tab of their own. */
  readonly host: string | null;
}

const length = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

/** Where the video plays: in the page only at the host the page's policy allows. */
function placeOf(
  video: string,
  host: string | null,
): { readonly url: string | null; readonly inPage: boolean } {
  if (!video.startsWith('https://')) return { url: host && `${host}/${video}`, inPage: host !== null };
  return { url: video, inPage: host !== null && new URL(video).origin === new URL(host).origin };
}

/** A video that asks nothing of its host before it is played. */
export function ProviderVideo({ video, host }: ProviderVideoProps) {
  const [playing, setPlaying] = useState(false);
  const { url, inPage } = placeOf(video.video, host);
  return (
    <>
      <p className={layout.strong}>{video.title}</p>
      {video.duration_seconds !== null && <p className={classes.muted}>{length(video.duration_seconds)}</p>}
      {video.description && <p>{video.description}</p>}
      {url === null ? (
        <p className={classes.muted}>No video host is set up.</p>
      ) : playing ? (
        <iframe
          className={classes.frame}
          src={url}
          title={video.title}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-presentation"
        />
      ) : inPage ? (
        <p>
          <Button size="xs" aria-label={`Play ${video.title}`} onClick={() => setPlaying(true)}>
            Play
          </Button>
        </p>
      ) : (
        <p>
          <a href={url} target="_blank" rel="noreferrer" aria-label={`Watch ${video.title} in a new tab`}>
            Watch
          </a>
        </p>
      )}
    </>
  );
}
