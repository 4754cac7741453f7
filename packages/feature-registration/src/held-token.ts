import type { RegistrationChannel } from '@upline/domain';

/** Stored for the tab only: it survives a reload and the visit to the payment page, and nobody finds it on a shared computer. */
const KEY = 'Registration';

interface Held {
  readonly token: string;
  readonly channel: RegistrationChannel;
  readonly upline: string;
}

function read(): Held | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Held | null;
    return held ?? undefined;
  } catch {
    return undefined;
  }
}

/** The secret token of the draft that was begun with this link. */
export function heldToken(channel: RegistrationChannel, upline: string): string | undefined {
  const held = read();
  return held?.channel === channel && held.upline === upline.toUpperCase() ? held.token : undefined;
}

export function holdToken(held: Held): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...held, upline: held.upline.toUpperCase() }));
}

/** What was typed in a step and is not saved yet. */
const typedKey = (step: string) => `${KEY}.${step}`;

export function keptValues<Values extends object>(step: string): Partial<Values> {
  try {
    return (JSON.parse(sessionStorage.getItem(typedKey(step)) ?? '{}') as Partial<Values> | null) ?? {};
  } catch {
    return {};
  }
}

export const keepValues = (step: string, values: object): void =>
  sessionStorage.setItem(typedKey(step), JSON.stringify(values));

export const forgetValues = (step: string): void => sessionStorage.removeItem(typedKey(step));

/** What belongs to one country: its identifier's end, its languages, its places and its licenses. */
const OF_A_COUNTRY = ['sin_expiry', 'language'] as const;

/** Prepares the steps for another country: who the person is stays typed, what belongs to the former country goes. */
export function changeCountry(personal: object | null): void {
  const kept: Record<string, unknown> = { ...personal, ...keptValues('personal') };
  for (const name of OF_A_COUNTRY) delete kept[name];
  keepValues('personal', kept);
  forgetValues('address');
  forgetValues('license');
}

/** Removes everything about the registration from the tab. */
export function forgetRegistration(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
}
