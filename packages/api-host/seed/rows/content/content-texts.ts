import type { Country, HelpIcon, LevelCode, PublishStatus } from '@upline/domain';

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly related?: readonly string[];
  readonly country?: Country;
  readonly min_level?: LevelCode;
  readonly status?: PublishStatus;
}

interface Category {
  readonly slug: string;
  readonly name: string;
  readonly icon: HelpIcon;
  readonly articles: readonly Article[];
}

/** Help of the demo network. What the articles say are the rules of the product. */
export const CATEGORIES: readonly Category[] = [
  {
    slug: 'first-steps',
    name: 'First steps',
    icon: 'Book',
    articles: [
      {
        slug: 'your-first-week',
        title: 'Your first week',
        body: '<p>Five things make the portal yours. The dashboard shows which of them are still open.</p><ol><li>Sign your agreement. Until then the other pages stay closed.</li><li>Confirm your email and phone, and choose how codes reach you.</li><li>Add a photo: your team recognizes you in lists and in the tree.</li><li>Enter ten prospects. They move through eight stages on a board.</li><li>Enter your license, or follow the training if you are a trainee.</li></ol><p>Press <strong>Ctrl K</strong> to find people, clients and pages by name.</p>',
        related: ['signing-in-with-a-code', 'what-uplines-see'],
      },
      {
        slug: 'signing-in-with-a-code',
        title: 'Signing in with a code',
        body: '<p>After the password comes a code: by email, by text message or from an authenticator app. A device that you remember is not asked again for a while.</p><h2>No code arrives</h2><ul><li>Look into the folder for unwanted mail.</li><li>Ask for a new code; the former one no longer works.</li><li>Use one of your recovery codes, each of them once.</li></ul><p>Nobody of the home office asks for your password or a code.</p>',
      },
      {
        slug: 'what-uplines-see',
        title: 'What your uplines see',
        body: '<p>Your upline sees how many clients and prospects you have, never who they are, and never what you earn.</p><table><tbody><tr><th>Record</th><th>Upline</th></tr><tr><td>Policies</td><td>Provider, product, dates, status and BV; the number masked</td></tr><tr><td>Clients, prospects, analyses</td><td>Counts by stage</td></tr><tr><td>Licenses</td><td>Status and expiration</td></tr><tr><td>Compensation</td><td>Only the lines paid to the upline</td></tr></tbody></table>',
      },
    ],
  },
  {
    slug: 'getting-paid',
    name: 'Getting paid',
    icon: 'Cash',
    articles: [
      {
        slug: 'how-a-statement-is-read',
        title: 'How a statement is read',
        body: '<p>A statement lists every line that a pay run settled for you.</p><h2>The three sums</h2><ul><li><strong>Gross</strong>: what was earned.</li><li><strong>Withheld</strong>: what went to chargebacks and escrow.</li><li><strong>Net</strong>: what is paid out.</li></ul><p>Open a line to see how it came about: BV, share, rates, and who was passed and why.</p>',
        related: ['why-a-chargeback', 'when-a-payout-is-held'],
      },
      {
        slug: 'why-a-chargeback',
        title: 'Why there is a chargeback',
        body: '<p>An advance is earned month by month. When a policy lapses, is cancelled or is not taken, the months that are not earned become a chargeback.</p><p>Pay runs recover chargebacks first in, first out, within the withholding limit. You may dispute one within 30 days: open it and choose <strong>Dispute</strong>.</p>',
        related: ['how-a-statement-is-read'],
      },
      {
        slug: 'when-a-payout-is-held',
        title: 'When a payout is held',
        body: '<p>A payout waits when there is no confirmed payout information, when it is below the threshold, or when a hold was placed. It is added to the next one; nothing is lost.</p><p>Enter your account under <a href="/account/payout-information">Payout information</a>. A change needs a fresh code and a second look by the home office.</p>',
      },
    ],
  },
  {
    slug: 'licenses-and-appointments',
    name: 'Licenses and appointments',
    icon: 'Certificate',
    articles: [
      {
        slug: 'renewing-a-license',
        title: 'Renewing a license in time',
        body: '<p>The portal reminds you 60, 30, 14, 7 days and one day before a license ends. Upload the renewed document as soon as you have it: an admin approves it.</p><p>Business that is submitted after a license has ended is not paid.</p>',
        country: 'USA',
      },
      {
        slug: 'provincial-licences',
        title: 'Provincial licences and errors and omissions',
        body: '<p>In Canada you need the licence of the province in which the client lives, a sponsoring insurer, and errors and omissions coverage without a gap. Enter all three under <a href="/account/licenses">Licenses</a>.</p>',
        country: 'Canada',
      },
      {
        slug: 'asking-for-an-appointment',
        title: 'Asking for an appointment',
        body: '<p>Open the provider and choose <strong>Request appointment</strong>. Some providers appoint just in time, with the first application; in pre-appointment states they do not, and the application must wait.</p>',
      },
    ],
  },
  {
    slug: 'leading-a-team',
    name: 'Leading a team',
    icon: 'Team',
    articles: [
      {
        slug: 'supervision-reviews',
        title: 'Supervision reviews of an RMD',
        body: '<p>Policies of associates under heightened supervision wait for your review. Read the file, then acknowledge it or ask for what is missing. A review that is not answered in time is reported.</p>',
        min_level: 'RMD',
      },
      {
        slug: 'generations-in-short',
        title: 'Generations in short',
        body: '<p>The first RMD below you ends your base shop. From there on you are paid by generations, up to six.</p>',
        min_level: 'RMD',
        status: 'Draft',
      },
      {
        slug: 'former-bonus-rules',
        title: 'Bonus rules of the year before',
        body: '<p>These rules held until the end of last year.</p>',
        status: 'Unpublished',
      },
    ],
  },
  // Empty so far: readers do not see it.
  { slug: 'events-and-store', name: 'Events and store', icon: 'Shield', articles: [] },
];

/** A page that nobody sees yet, after those that every system has. */
export const DRAFT_PAGE = {
  slug: 'holidays',
  title: 'Holidays of the home office',
  body: '<p>The home office is closed on federal holidays. Pay runs are not moved.</p>',
} as const;

/** Announcements of the demo network; days count from today. */
export const ANNOUNCEMENTS = [
  {
    title: 'Help is now part of the portal',
    body: 'Answers to most questions are under Help & Resources. Tell us under each article whether it helped.',
    audience: 'Everybody',
    from: -3,
    until: 25,
    status: 'Published',
  },
  {
    title: 'RMD call on Thursday at 12:00 Eastern',
    body: 'Topics: supervision reviews, and the contest of the quarter. The link is in your calendar.',
    audience: 'Level',
    min_level: 'RMD',
    from: -1,
    until: 6,
    status: 'Published',
  },
  {
    title: 'Quebec: new notice for clients',
    body: 'The new privacy notice is among the documents of each provider.',
    audience: 'Country',
    country: 'Canada',
    from: -5,
    until: null,
    status: 'Published',
  },
  {
    title: 'Closed between the holidays',
    body: 'Support answers again in January. Pay runs are not moved.',
    audience: 'Everybody',
    from: 20,
    until: 40,
    status: 'Draft',
  },
] as const;
