import { useState } from 'react';
import { Button } from '../button/button.tsx';
import classes from './video-frame.module.css';

export interface VideoFrameProps {
  readonly title: string;
  /** Id at the video host, or an https address. */
  readonly video: string;
  /** Whose videos may stand in the page; null: none, they open in a tab of their own. */
  readonly host: string | null;
}

/** Where the video plays: in the page only at the host the page's policy allows. */
function placeOf(
  video: string,
  host: string | null,
): { readonly url: string | null; readonly inPage: boolean } {
  if (!video.startsWith('https://')) return { url: host && `${host}/${video}`, inPage: host !== null };
  return { url: video, inPage: host !== null && new URL(video).origin === new URL(host).origin };
}

/** The way to a video: it asks nothing of its host before it is played. */
export function VideoFrame({ title, video, host }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false);
  const { url, inPage } = placeOf(video, host);
  if (url === null) return <p className={classes.muted}>No video host is set up.</p>;
  if (playing)
    return (
      <iframe
        className={classes.frame}
        src={url}
        title={title}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-presentation"
      />
    );
  return inPage ? (
    <p>
      <Button size="xs" aria-label={`Play ${title}`} onClick={() => setPlaying(true)}>
        Play
      </Button>
    </p>
  ) : (
    <p>
      <a href={url} target="_blank" rel="noreferrer" aria-label={`Watch ${title} in a new tab`}>
        Watch
      </a>
    </p>
  );
}
