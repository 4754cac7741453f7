import type { FieldFacts } from '@upline/api-client';
import { stateName } from '@upline/domain';
import { usePrivacy } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { type Fact, FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money, Percent, Phone } from '@upline/ui-kit/format/formats.tsx';
import type { ReactNode } from 'react';
import classes from './record-facts.module.css';

interface Address {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country?: string;
}

/** An address as an envelope has it. */
export function AddressLines({ line1, line2, city, state, postal_code, country }: Address) {
  return (
    <address className={classes.address}>
      {[line1, line2, `${city}, ${stateName(state)} ${postal_code}`, country].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** An address that opens the mail program; plain text while privacy is on. */
export function EmailLink({ email }: { readonly email: string }) {
  return usePrivacy() ? email : <a href={`mailto:${email}`}>{email}</a>;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function shown({ kind }: FieldFacts, value: unknown, currency: 'USD' | 'CAD' | undefined): ReactNode {
  if (isNothing(value)) return null;
  switch (kind) {
    case 'flag':
    case 'answer':
      return value ? 'Yes' : 'No';
    case 'money':
      return <Money cents={value as number} {...(currency && { currency })} />;
    case 'percent':
      return <Percent bps={value as number} />;
    case 'phone':
      return <Phone value={value as string} callable />;
    case 'email':
      return <EmailLink email={value as string} />;
    case 'date':
      return <DateText value={value as string} />;
    case 'address':
      return <AddressLines {...(value as Address)} />;
    case 'multiline':
      return <p className={classes.text}>{value as string}</p>;
    case 'choices':
      return (value as readonly string[]).join(', ');
    default:
      return String(value);
  }
}

/** Ways to reach a person and what identifies one; notes may name others. */
function privacyOf(name: string, { kind, secret }: FieldFacts): Fact['private'] {
  if (kind === 'email' || kind === 'address' || secret || name === 'date_of_birth') return 'contact';
  return kind === 'multiline' ? 'name' : undefined;
}

type Fields<Name extends string> = Readonly<Record<Name, FieldFacts>>;
type RecordOf<Name extends string> = { readonly [Key in Name]?: unknown } & {
  readonly currency?: 'USD' | 'CAD';
};
/** Fields by name, whole facts among them; what is nothing is left out. */
type FactNames<Name extends string> = readonly (Name | Fact | false | null | undefined)[];

/**
 * Facts of a record by name, with the labels and the kinds of the contract: `recordFacts(createClient.fields, client, ['email',
 * 'phone'])`. A whole fact may stand among the names where it is more than a field.
 */
export function recordFacts<Name extends string>(
  fields: Fields<Name>,
  record: RecordOf<Name>,
  names: FactNames<Name>,
): Fact[] {
  return names.flatMap((name) => {
    if (!name) return [];
    if (typeof name === 'object') return [name];
    const kind = privacyOf(name, fields[name]);
    return [
      {
        label: fields[name].label,
        value: shown(fields[name], record[name], record.currency),
        ...(kind && !isNothing(record[name]) && { private: kind }),
      },
    ];
  });
}

/** Draws facts of one record as cards, with empty ones folded away: `card('Contact', ['email', 'phone'])`. */
export const recordCards = <F extends Fields<string>>(fields: F, record: RecordOf<keyof F & string>) =>
  function card(title: string, names: FactNames<keyof F & string>): ReactNode {
    return (
      <Card title={title}>
        <FactList folds facts={recordFacts<keyof F & string>(fields, record, names)} />
      </Card>
    );
  };
