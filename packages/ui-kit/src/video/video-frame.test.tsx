import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { VideoFrame } from './video-frame.tsx';

it('counts what the player in its frame has played, and neither what was skipped nor what others say', async () => {
  const onPlayed = vi.fn();
  const { user } = renderKit(
    <VideoFrame title="A plan" video="123" host="https://video.test" onPlayed={onPlayed} />,
  );
  await user.click(screen.getByRole('button', { name: 'Play A plan' }));
  const source = screen.getByTitle<HTMLIFrameElement>('A plan').contentWindow;
  const say = (seconds: number, origin = 'https://video.test') =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source,
        data: JSON.stringify({
          context: 'player.js',
          event: 'timeupdate',
          value: { seconds, duration: 100 },
        }),
      }),
    );
  say(1);
  say(2.5);
  say(90);
  say(91.5);
  say(93, 'https://other.test');
  expect(onPlayed.mock.calls).toEqual([[1], [2], [4]]);
});
