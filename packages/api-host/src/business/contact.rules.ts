import { emailKey, isEmail, isPersonName, messages, parsePhone, tidyName } from '@upline/domain';

type Refuse = (field: 'first_name' | 'last_name' | 'phone' | 'email', message: string) => void;

/** Of email and phone one is needed (domain.md 2.10, 2.11). Gives the phone as it is stored. */
export function checkContact(
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  refuse: Refuse,
): string | null {
  const digits = phone === null ? null : parsePhone(phone);
  if (digits === undefined) refuse('phone', messages.phone('Phone'));
  if (email !== null && !isEmail(email)) refuse('email', messages.invalid('Email'));
  if (email === null && phone === null) refuse('email', messages.emailOrPhone);
  return digits ?? null;
}

/** Gives the name as it is stored; a business has none of a person. */
export function checkPersonName<Name extends string | null>(
  body: { readonly first_name: Name; readonly last_name: Name },
  refuse: Refuse,
) {
  const tidy = (name: Name) => (name === null ? name : tidyName(name)) as Name;
  const [first_name, last_name] = [tidy(body.first_name), tidy(body.last_name)];
  if (first_name !== null && !isPersonName(first_name)) refuse('first_name', messages.invalid('First Name'));
  if (last_name !== null && !isPersonName(last_name)) refuse('last_name', messages.invalid('Last Name'));
  return { first_name, last_name };
}

/** Keys by which two records may be of one person: the same email, or the same phone as it is stored (R-CLI-01). */
export const contactKeys = ({
  email,
  phone,
}: {
  readonly email: string | null;
  readonly phone?: string | null | undefined;
}) => [...(email ? [`email:${emailKey(email)}`] : []), ...(phone ? [`phone:${phone}`] : [])];

/** What the keys of one kind hold. */
export const keysOf = (keys: readonly string[], kind: string) =>
  keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
