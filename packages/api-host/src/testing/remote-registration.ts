import { setTimeout as sleep } from 'node:timers/promises';
import { BACKGROUND_QUESTIONS } from '@upline/domain';

export interface RegisteredPerson {
  /** Letters alone. */
  readonly name: string;
  /** Nine digits that nobody of the demo has. */
  readonly ssn: string;
  readonly born: string;
}

/** Each person has an address of their own, as in life; the host has to trust it (TRUSTED_PROXY_HOPS). */
interface Ways {
  readonly url: string;
  readonly from?: string;
}

const NO = Object.fromEntries(
  BACKGROUND_QUESTIONS.map(({ key }) => [key, { answer: 'No', explanation: null }]),
);

const ADDRESS = {
  line1: '12 Oak Street',
  line2: null,
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'USA',
};

export const emailOf = ({ name }: RegisteredPerson): string => `${name.toLowerCase()}@example.com`;

/** Presses a button of the stand-in's page, again where the host is too busy; undefined when the connection is cut. */
export async function chooseCard(address: string): Promise<Response | undefined> {
  for (;;) {
    const answer = await fetch(address, {
      method: 'POST',
      body: new FormData(),
      redirect: 'manual',
    }).catch(() => undefined);
    if (answer?.status !== 503) return answer;
    await sleep(200);
  }
}

/** Registers people at a running host over real HTTP; waits while it is too busy or away, and throws for a refusal. */
export function remoteRegistration({ url, from }: Ways) {
  async function send(method: 'POST' | 'PUT', path: string, body: object) {
    for (;;) {
      const answer = await fetch(`${url}/registrations${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as Record<string, never>;
      if (answer && answer.status !== 503) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
      await sleep(200);
    }
  }

  const open = async (token: string) =>
    (await send('POST', '/open', { token })) as unknown as {
      readonly status: string;
      readonly code: string | null;
      readonly payment: { readonly status: string; readonly failure: string | null } | null;
    };

  return {
    send,
    open,

    /** Everything up to the payment. Returns the secret token. */
    async fill(upline: string, person: RegisteredPerson): Promise<string> {
      const { name, ssn, born } = person;
      const begun = await send('POST', '', {
        upline,
        channel: 'standard',
        country: 'USA',
        plan: 'associate',
      });
      const token = String(begun.token);
      await send('PUT', '/personal', {
        token,
        legal_first_name: name,
        legal_last_name: 'Ellis',
        first_name: name,
        last_name: 'Ellis',
        date_of_birth: born,
        phone: '(212) 555-0142',
        phone_type: 'Mobile',
        language: 'en',
        email: emailOf(person),
        ssn_sin: ssn,
      });
      await send('PUT', '/address', { token, address: ADDRESS });
      await send('PUT', '/background', { token, ...NO });
      const { texts } = (await send('POST', '/agreement', { token })) as unknown as {
        texts: { id: string }[];
      };
      await send('PUT', '/agreement', {
        token,
        has_read: true,
        has_consented: true,
        text_ids: texts.map(({ id }) => id),
        signed_name: `${name} Ellis`,
      });
      return token;
    },

    /** The address of the page on which the fee is paid. */
    async page(token: string, fee_cents: number): Promise<string> {
      const { url: page } = await send('POST', '/payment', { token, fee_cents });
      return `${url}${new URL(String(page)).pathname}`;
    },

    /** Chooses a card on the stand-in's page; undefined when the connection is cut. */
    choose: (page: string, card: string) => chooseCard(`${page}/${card}`),

    /** The registration once it is paid. */
    async untilPaid(token: string) {
      for (;;) {
        const registration = await open(token);
        if (registration.status !== 'Open') return registration;
        if (registration.payment?.status === 'Failed')
          throw new Error(`Not paid: ${registration.payment.failure}`);
        // As often as the page asks.
        await sleep(1_500);
      }
    },
  };
}
