import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { usePlayed } from './use-played.ts';
import classes from './video-frame.module.css';

export interface VideoFrameProps {
  readonly title: string;
  /** Id at the video host, or an https address. */
  readonly video: string;
  /** Whose videos may stand in the page; null: none, they open in a tab of their own. */
  readonly host: string | null;
  /** Address of the picture that stands there before it plays. */
  readonly poster?: string;
  /** Told, as it plays, how many seconds the player has played so far. */
  readonly onPlayed?: (seconds: number) => void;
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
export function VideoFrame({ title, video, host, poster, onPlayed }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  usePlayed(frame, host && new URL(host).origin, onPlayed);
  const picture = poster && <img className={classes.poster} src={poster} alt="" width={640} height={360} />;
  const { url, inPage } = placeOf(video, host);
  if (url === null)
    return (
      <>
        {picture}
        <p className={classes.muted}>This video cannot be played at the moment.</p>
      </>
    );
  if (playing)
    return (
      <iframe
        ref={frame}
        className={classes.frame}
        src={url}
        title={title}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-presentation"
      />
    );
  return (
    <>
      {picture}
      <p>
        {inPage ? (
          <Button size="xs" aria-label={`Play ${title}`} onClick={() => setPlaying(true)}>
            Play
          </Button>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" aria-label={`Watch ${title} in a new tab`}>
            Watch
          </a>
        )}
      </p>
    </>
  );
}
