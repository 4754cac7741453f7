import type { Area } from '../../platform/host.ts';
import { nothing } from '../../platform/operation/fields.ts';
import { type Context, operation } from '../../platform/operation/operation.ts';
import { watchExamples as examples, playBody, subscription, tokenBody, watchPage } from './watch.schemas.ts';
import { watching } from './watch.service.ts';

const tag = 'Video drop';
/** Open to whom a link was sent; an admin who views as an associate does nothing in their contacts' name. */
const open = { needs: 'public', audience: 'any', scope: 'none', proxy: 'refused' } as const;

/** What contacts do with the link they were sent (R-VVD-06). The link's secret is in the body, so that no log has it. */
export const watchRoutes: Area = (platform) => {
  const service = watching(platform);

  const aboutMessages = (
    id: string,
    path: string,
    summary: string,
    is_unsubscribed: boolean,
    run: (context: Context, token: string) => ReturnType<typeof service.subscription>,
  ) =>
    operation({
      id,
      method: 'POST',
      path: `/video-links/${path}`,
      tag,
      summary,
      policy: open,
      refusals: [404],
      body: tokenBody,
      answer: { status: 200, schema: subscription },
      examples: { body: examples.token, answer: { ...examples.subscription, is_unsubscribed } },
      handler: (input) => run(input, input.body.token),
    });

  return [
    operation({
      id: 'openVideoLink',
      method: 'POST',
      path: '/video-links/open',
      tag,
      summary: 'The video of a link and who has sent it',
      description: 'Nothing is written down of the opening.',
      policy: open,
      refusals: [404],
      body: tokenBody,
      answer: { status: 200, schema: watchPage },
      examples: { body: examples.token, answer: examples.page },
      handler: (input) => service.open(input, input.body.token),
    }),
    operation({
      id: 'reportVideoPlay',
      method: 'POST',
      path: '/video-links/plays',
      tag,
      summary: 'How many seconds of the video were played so far',
      policy: open,
      refusals: [404],
      body: playBody,
      answer: { status: 204, schema: nothing() },
      examples: { body: examples.play },
      handler: (input) => service.play(input, input.body.token, input.body.seconds),
    }),
    operation({
      id: 'contactVideoSender',
      method: 'POST',
      path: '/video-links/contact',
      tag,
      summary: 'Tell the sender that the contact asked how to reach them',
      policy: open,
      refusals: [404],
      body: tokenBody,
      answer: { status: 204, schema: nothing() },
      examples: { body: examples.token },
      handler: (input) => service.contact(input, input.body.token),
    }),
    aboutMessages(
      'getVideoSubscription',
      'subscription',
      'Whether messages still go to this address',
      false,
      service.subscription,
    ),
    aboutMessages(
      'unsubscribeFromVideos',
      'unsubscribe',
      'Receive no more videos at this address',
      true,
      service.unsubscribe,
    ),
    aboutMessages(
      'subscribeToVideos',
      'subscribe',
      'Receive videos at this address again',
      false,
      service.subscribe,
    ),
  ];
};
