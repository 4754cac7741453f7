/** What a status means for the reader; the word says the rest. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const WORDS: Readonly<Record<Exclude<StatusTone, 'neutral'>, readonly string[]>> = {
  success: [
    'Active',
    'Paid',
    'Processed',
    'Approved',
    'Completed',
    'Checked In',
    'Signed',
    'Shipped',
    'Published',
    'Released',
    'Acknowledged',
    'Issued',
    'In Force',
    'Appointed',
    'Recruited',
  ],
  warning: [
    'Pending',
    'Escrow',
    'Pending For Admin',
    'Pending For Owner',
    'Pending For Associate',
    'Resignation Initiated',
    'Reopen',
    'Disputed',
    'Follow Up',
    'Underwriting',
  ],
  danger: [
    'Action Required',
    'Terminated',
    'Suspended',
    'Chargeback',
    'Chargeback Escrow',
    'Full Chargedback',
    'Rejected By Admin',
    'Rejected By Owner',
    'Revoked',
    'Defaulted',
    'Failed',
    'Refused',
    'Missed',
    'Expired',
    'Declined',
    'Lapsed',
    'Cancelled',
    'Death Claim',
  ],
  info: [
    'Ready To Pay',
    'Received',
    'Open',
    'Registered',
    'Processing',
    'Exported',
    'Unread',
    'Requested',
    'In Process',
    'Submitted',
    'New Prospect',
    'Contacted',
    'BOP Presented',
    'Business Plan/Prospect List',
    'FNA',
    'Training Program',
  ],
};

const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone as StatusTone] as const)),
);

/** Tone of a stored status word (domain 2.0); what is over, or only a name, is neutral. */
export const toneOf = (word: string): StatusTone => TONES.get(word) ?? 'neutral';
