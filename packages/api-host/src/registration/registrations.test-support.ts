import { addMonths, BACKGROUND_QUESTIONS, type RegistrationChannel } from '@upline/domain';
import { cardWorld } from '../cards/cards.test-support.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';

/** A host with the demo, and registrations under ana; each test file has a module of its own. */
export let host: TestHost;
export let world: ReturnType<typeof cardWorld>;
export let ana: string;

export async function startRegistrationHost(): Promise<void> {
  host = await startTestHost({ seed: 'demo' });
  world = cardWorld(host);
  ana = await codeOf('ana');
}

export const today = () => companyDay(host.clock.now());
export const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

let count = 0;
/** SSNs that nobody of the demo has. */
const nextSsn = () =>
  `777-${String(10 + Math.floor(count / 90)).padStart(2, '0')}-${String(1_000 + ++count)}`;

export const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  host.app.inject({ method, url: `/registrations${path}`, payload: body });

export const NO = Object.fromEntries(
  BACKGROUND_QUESTIONS.map(({ key }) => [key, { answer: 'No', explanation: null }]),
);
export const ADDRESS = {
  line1: '12 Oak Street',
  line2: null,
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'USA',
};
export const person = (name: string) => ({
  legal_first_name: name,
  legal_last_name: 'Ellis',
  first_name: name,
  last_name: 'Ellis',
  date_of_birth: '1990-05-17',
  phone: '(212) 555-0142',
  phone_type: 'Mobile',
  language: 'en',
  email: `${name.toLowerCase()}@example.com`,
  ssn_sin: nextSsn(),
});

export async function start(channel: RegistrationChannel = 'standard', upline = ana, plan = 'associate') {
  const answer = await send('POST', '', { upline, channel, country: 'USA', plan });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().token as string;
}

export const put = async (path: string, body: object) => {
  const answer = await send('PUT', path, body);
  return { status: answer.statusCode, body: answer.json() };
};
export const fieldsOf = ({ body }: { body: { fields?: { field: string; message: string }[] } }) =>
  Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));

export const open = async (token: string) => (await send('POST', '/open', { token })).json();

export async function sign(token: string, signed_name: string) {
  const { texts } = (await send('POST', '/agreement', { token })).json();
  return put('/agreement', {
    token,
    has_read: true,
    has_consented: true,
    text_ids: texts.map(({ id }: { id: string }) => id),
    signed_name,
  });
}

interface Way {
  readonly channel?: RegistrationChannel;
  readonly upline?: string;
  readonly background?: object;
  readonly over?: object;
}

/** Everything up to the payment. */
export async function filled(
  name: string,
  { channel = 'standard', upline = ana, background = NO, over }: Way = {},
) {
  const token = await start(channel, upline);
  for (const [path, body] of [
    ['/personal', { ...person(name), ...over }],
    ['/address', { address: ADDRESS }],
    ['/background', background],
    ...(channel === 'direct'
      ? ([
          [
            '/license',
            {
              type: 'Life',
              state: 'TX',
              number: `L${name}77`,
              npn: String(88_000_000 + ++count),
              issue_date: '2021-03-01',
              expiration_date: addMonths(today(), 12),
            },
          ],
        ] as const)
      : []),
  ] as const) {
    const saved = await put(path, { token, ...body });
    if (saved.status !== 200) throw new Error(`${path} ${JSON.stringify(saved.body)}`);
  }
  const signed = await sign(token, `${name} ellis`);
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
  return token;
}

export async function pay(token: string, card: string) {
  const answer = await send('POST', '/payment', { token, fee_cents: 12_500 });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { url } = answer.json();
  await world.choose(url, card);
  await host.platform.jobs.drain();
  return open(token);
}

/** Payments of earlier tests do not count for the card of the next one. */
export const forgetCards = () =>
  host.db.updateTable('card_authorization').set({ card_print: null }).execute();

export const draftOf = (email: string) =>
  host.db
    .selectFrom('registration_draft')
    .selectAll()
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();

export const mailsTo = async (email: string) =>
  (await host.get(`/outbox/messages?to=${encodeURIComponent(email)}&limit=20`)).json().rows as {
    kind: string;
    subject: string;
    text: string;
  }[];

export const account = (token: string, username: string) =>
  send('POST', '/account', {
    token,
    username,
    password: 'seven-quiet-otters',
    password_repeat: 'seven-quiet-otters',
    mfa_method: 'Email',
  });
