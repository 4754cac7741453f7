/** Groups of events a person chooses channels for (R-NTF-02). */
export const TOPICS = ['Business', 'Payments', 'Team', 'Licensing', 'Events', 'Store', 'Marketing'] as const;
export type Topic = (typeof TOPICS)[number];

interface NotifiedEvent {
  readonly topic: Topic;
  /** Marked S in domain.md 8.1: goes as a text too, to those who chose texts. */
  readonly sms?: true;
  /** Marked "Must" as well: the mail goes in any case, the text to those who chose texts. */
  readonly must?: true;
}

const business = { topic: 'Business' } as const;
const businessText = { topic: 'Business', sms: true } as const;
const payments = { topic: 'Payments' } as const;
const team = { topic: 'Team' } as const;
const teamText = { topic: 'Team', sms: true } as const;
const licensing = { topic: 'Licensing' } as const;
const events = { topic: 'Events' } as const;
const store = { topic: 'Store' } as const;

/**
 * Events of domain.md 8.1 that heed preferences, by the kind of their message. What is not listed is marked "Must" there
 * (security, payout information, status, chargebacks) or goes to admins, and is always sent, as a mail alone.
 */
const EVENTS: Readonly<Record<string, NotifiedEvent>> = {
  'policy-names-you': businessText,
  'policy-action-required': businessText,
  'policy-action-unanswered': businessText,
  'policy-requirement-answered': business,
  'policy-issued': business,
  'policy-approved': business,
  'policy-not-taken': business,
  'policy-lapse-pending': { ...businessText, must: true },
  'policy-archived': business,
  'split-accepted': business,
  'split-refused': business,
  'split-waiting': business,
  'supervision-review-waiting': businessText,
  'supervision-review-missed': businessText,
  'statement-ready': payments,
  'payout-held': payments,
  'escrow-created': payments,
  'escrow-released': payments,
  'escrow-reverted': payments,
  'chargeback-balance': payments,
  'level-changed': team,
  'level-requested': team,
  'level-refused': team,
  'contest-seat': team,
  'new-recruit': team,
  'new-recruits': team,
  'training-case-waiting': teamText,
  'upline-request': team,
  'upline-changed': team,
  'network-change-failed': team,
  'license-approved': licensing,
  'license-rejected': licensing,
  'license-revoked': licensing,
  'license-expiring': licensing,
  'appointment-changed': licensing,
  'renewal-due': payments,
  'event-registered': events,
  'event-changed': events,
  'event-cancelled': events,
  'event-refunded': events,
  'event-offer': events,
  'event-reminder': events,
  'event-soon': { ...events, sms: true },
  'card-paid': store,
  'card-failed': store,
  'card-refunded': store,
  'card-disputed': store,
};

/** The event of a message's kind; undefined for what is always sent. */
export const eventOf = (kind: string): NotifiedEvent | undefined =>
  Object.hasOwn(EVENTS, kind) ? EVENTS[kind] : undefined;
