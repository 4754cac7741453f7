import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { useState } from 'react';
import { PublicPage } from './public-page.tsx';

const route = getRouteApi('/public/unsubscribe/$token');
const WORDS = { Email: 'emails', SMS: 'texts' } as const;

/** `unsubscribe/{token}`. It asks for a click, because mail scanners open links. */
export function UnsubscribeScreen() {
  const { token } = route.useParams();
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['getVideoSubscription', token],
    queryFn: ({ signal }) => api.call('getVideoSubscription', { body: { token }, signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const stop = useSave({ operation: 'unsubscribeFromVideos', refresh: [] });
  const begin = useSave({ operation: 'subscribeToVideos', refresh: [] });
  const [changed, setChanged] = useState<boolean>();
  const failed = error ?? stop.error ?? begin.error;
  const isOut = changed ?? data?.is_unsubscribed ?? false;
  const words = data && WORDS[data.channel];
  return (
    <PublicPage title={isOut ? 'You are unsubscribed' : 'Unsubscribe'}>
      {failed && (
        <Banner tone="danger" live>
          {failed.message}
        </Banner>
      )}
      {data && (
        <>
          <p role="status">
            {isOut
              ? `No more ${words} with videos go to you from ${data.sender} or anybody else at Upline.`
              : `You receive ${words} with videos from ${data.sender}. This ends them, from ${data.sender} and everybody else at Upline.`}
          </p>
          <div>
            {isOut ? (
              <Button
                loading={begin.saving}
                onClick={() => void begin.save({ body: { token } }, () => setChanged(false))}
              >
                Receive them again
              </Button>
            ) : (
              <Button
                variant="filled"
                loading={stop.saving}
                onClick={() => void stop.save({ body: { token } }, () => setChanged(true))}
              >
                Unsubscribe
              </Button>
            )}
          </div>
        </>
      )}
    </PublicPage>
  );
}
