import type { Network } from './network.test-support.ts';
import type { Personal } from './personal.test-support.ts';
import type { Records } from './records.test-support.ts';
import type { Fact } from './table.test-support.ts';

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const CODE = /\b[UC]\d{6}\b/g;
const NUMBER = /\b[A-Z0-9][A-Z0-9-]{4,29}\b/g;

/**
 * What an answer names that this person may not see: every id, code, policy number and personal value in its text,
 * whichever field it is in, against owners and uplines.
 */
export function foreignIn(
  text: string,
  fact: Fact,
  viewer: string,
  {
    network,
    records,
    personal,
  }: { readonly network: Network; readonly records: Records; readonly personal: Personal },
): string[] {
  const found: string[] = [];
  const each = (pattern: RegExp) => new Set(text.match(pattern) ?? []);
  const partners = new Set<string>();

  for (const id of each(UUID)) {
    const kinds = records.kindsOf(id);
    const reached = kinds.some(
      (kind) =>
        (kind !== 'policy partner' && records.ownersOf(kind, id).has(viewer)) ||
        (kind === 'policy' && fact.namesTeam && records.inTeam('policy', viewer, id)) ||
        ((fact.by === 'team' || fact.by === 'both') &&
          fact.kind === kind &&
          records.inTeam(kind, viewer, id)),
    );
    if (kinds.length > 0 && !reached) found.push(`${kinds[0]} ${id}`);
    // Those who share a record with the viewer are named in it (2.12, 2.10).
    if (reached)
      for (const kind of kinds)
        if (kind === 'policy partner' || kind === 'policy' || kind === 'client' || kind === 'upline change')
          for (const code of records.ownersOf(kind, id)) partners.add(code);
  }
  for (const number of each(NUMBER)) {
    const policies = records.policiesOf(number);
    if (policies && !policies.some((id) => records.ownersOf('policy', id).has(viewer)))
      found.push(`policy number ${number}`);
  }
  const known = network.below(viewer).union(network.above(viewer)).add(viewer).union(partners);
  for (const code of each(CODE)) if (network.find(code) && !known.has(code)) found.push(`code ${code}`);
  return [
    ...found,
    ...personal.foreignIn(text, viewer, fact.reachesUplines ? network.reached(viewer) : undefined),
  ];
}
