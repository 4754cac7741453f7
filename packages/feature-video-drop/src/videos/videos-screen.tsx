import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit/button/button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { lengthWords, useThumbnailUrl } from '../video-words.ts';
import classes from './videos.module.css';

/** `virtual-video-drop`: the videos that may be sent, as cards. */
export function VideosScreen() {
  const { data } = useSuspenseQuery(queryFor('listVideosToSend'));
  const thumbnailUrl = useThumbnailUrl();
  const maySend = useMay('sendVideo');
  return (
    <>
      <PageHeader
        title="Videos"
        facts={['Approved videos to send to contacts who have agreed to hear from you.']}
      />
      {data.rows.length === 0 && <p>There is no video to send at the moment.</p>}
      <ul className={classes.cards} aria-label="Videos">
        {data.rows.map(({ id, title, thumbnail_id, duration_seconds, language }) => (
          <li key={id} className={classes.card}>
            <img
              className={classes.picture}
              src={thumbnailUrl(thumbnail_id)}
              alt=""
              width={640}
              height={360}
              loading="lazy"
            />
            <div className={classes.words}>
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.muted}>
                {lengthWords(duration_seconds)} min, {language}
              </p>
              {maySend && (
                <div>
                  <LinkButton
                    to={{ to: '/virtual-video-drop/send/$video_id', params: { video_id: id } }}
                    aria-label={`Send ${title}`}
                  >
                    Send
                  </LinkButton>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
