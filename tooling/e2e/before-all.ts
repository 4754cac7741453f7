import { signIn } from './session.ts';

/** Associates the journeys sign in as; their devices are remembered once, so that a session costs one request later. */
const ASSOCIATES = ['ana', 'bea', 'ben', 'cara', 'dev', 'hal', 'sam'];

export default async function rememberDevices(): Promise<void> {
  const devices = await Promise.all(
    ASSOCIATES.map(async (username) => [username, (await signIn(username)).device] as const),
  );
  process.env.E2E_DEVICES = JSON.stringify(Object.fromEntries(devices));
}
