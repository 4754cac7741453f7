import type { FieldDefinition } from './list.ts';

/**
 * What the figures of lists mean, in the words of domain.md. A column shows its definition in its head, so each says what a reader
 * needs to trust the number: the meaning, how it is worked out, and the rule it comes from.
 */
export const FIGURES = {
  bv: {
    meaning:
      'Business volume: the first-year dollars of a policy that commissions, levels and contests count.',
    formula: 'target premium × BV rate + excess × excess BV rate, rounded half up to the cent',
    source: 'R-MNY-04',
  },
  shareOfBv: {
    meaning:
      'The part of the policy’s business volume that this share stands for. It is the production credit.',
    formula: 'BV × share; the shares of a policy add up to its BV to the cent',
    source: 'R-MNY-05',
  },
  monthBv: {
    meaning: 'The associate’s own issued BV of this month, by the shares of their policies.',
    formula: 'credits less reversals',
    source: 'R-PTS-01, R-TEAM-02',
  },
  monthRecruits: {
    meaning: 'New associates of this month who were recruited by the associate.',
    formula: 'credits less reversals',
    source: 'R-PTS-01',
  },
  annualPremium: {
    meaning: 'What the client pays in a year; of a single premium, what is paid once.',
    formula: 'modal premium × payments a year',
    source: 'plan rules 1.4',
  },
  targetPremium: {
    meaning:
      'The premium up to which the full first-year commission rate applies. For term it is the annual premium less the policy fee, for annuities the single deposit.',
    source: 'plan rules 1.4',
  },
  faceAmount: {
    meaning: 'The death benefit at issue. Nothing is paid on it.',
    source: 'plan rules 1.4',
  },
  bvRate: {
    meaning: 'How much of the target premium counts as business volume for policies submitted from now on.',
    formula: 'BV ÷ target premium',
    source: 'R-PRD-01',
  },
  lineBv: {
    meaning: 'The business volume this line is paid on: the portion’s, not the whole policy’s.',
    source: 'R-MNY-05',
  },
  lineRate: {
    meaning: 'The percentage of BV this line pays, from the schedule that was frozen on the submit date.',
    formula: 'overrides pay the rate of the upline less the highest rate paid below',
    source: 'R-MNY-01, plan rules 4.4',
  },
  lineAmount: {
    meaning:
      'What the line pays. Cents that rounding leaves over go to the lines with the largest fractions, so that the lines add up.',
    formula: 'portion BV × rate',
    source: 'R-MNY-08',
  },
  generation: {
    meaning: 'How many senior uplines stand between the producer’s base shop and the person this line pays.',
    formula: 'people who are skipped by compression are not counted; generations 1 to 6 are paid',
    source: 'plan rules 4.4',
  },
  monthsInForce: {
    meaning: 'Full months the policy was paid for before it ended.',
    formula: 'months from the issue date to the paid-to date, or else to the end of the policy',
    source: 'R-MNY-16',
  },
  chargeback: {
    meaning: 'What was paid but not earned, because the policy ended early or was rated anew.',
    formula: 'paid so far − commission × min(months in force, period) ÷ period, where the method is Pro Rata',
    source: 'R-MNY-18, R-MNY-19',
  },
  recovered: {
    meaning: 'The part of the debt that pay runs have withheld so far.',
    source: 'R-MNY-29',
  },
  remaining: {
    meaning: 'What is still owed of the debt.',
    formula: 'amount − recovered − written off − transferred',
    source: 'plan rules 2.18',
  },
  openChargebacks: {
    meaning: 'How many debts are not yet recovered, written off or transferred.',
    source: 'plan rules 2.24',
  },
  chargebackBalance: {
    meaning: 'All that is still owed from chargebacks.',
    formula: 'sum of what remains of every open chargeback',
    source: 'plan rules 2.24',
  },
  oldestDebt: {
    meaning: 'Days since the event of the oldest chargeback that is still open.',
    source: 'plan rules 2.24',
  },
  balanceForecast: {
    meaning: 'The balance in 90 days if as much is withheld as in the last 90 days; never below zero.',
    formula: 'balance − withheld in the last 90 days',
    source: 'plan rules 2.24',
  },
  debitBalance: {
    meaning: 'What the associate owes the company from chargebacks, in this currency.',
    formula: 'sum of what remains of every open chargeback',
    source: 'plan rules 2.18',
  },
  pending: {
    meaning: 'Lines posted before the cut-off that wait for this pay run.',
    source: 'plan rules 4.10',
  },
  gross: {
    meaning: 'The positive lines that this pay run pays, before anything is withheld.',
    formula: 'sum of the pending lines posted before the cut-off',
    source: 'plan rules 4.10',
  },
  withheld: {
    meaning:
      'What is kept back for open chargebacks, the oldest first. It never takes escrow or more than the gross.',
    formula: 'min(open chargebacks, gross × largest share that may be withheld)',
    source: 'R-MNY-29, plan rules 4.10',
  },
  net: {
    meaning: 'What is paid out. Below the smallest payout nothing is paid and all of it is carried.',
    formula: 'gross − withheld + carried in',
    source: 'plan rules 4.10, R-PAY-01',
  },
  carried: {
    meaning: 'What was too little to be paid out and is added to the next pay run.',
    formula: 'net, where it is below $25.00',
    source: 'R-PAY-01',
  },
  expectedPayment: {
    meaning: 'What the provider should have paid for the policy by its terms. A difference is an exception.',
    source: 'plan rules 2.22',
  },
  equityCredits: {
    meaning: 'Share credits granted to the associate; they vest and are released by lot.',
    source: 'plan rules 2.6',
  },
  adjustment: {
    meaning:
      'An amount an admin adds or takes. From $1,000 on, alone or with others of 30 days, a second person approves it.',
    source: 'R-MNY-36',
  },
  trainingEscrow: {
    meaning:
      'The training share of a sale, held until the program is completed. If it reverts, the writer receives it.',
    formula: 'portion BV × min(trainer’s rate, half of the writer’s rate)',
    source: 'plan rules 4.4, R-MNY-11',
  },
  analysisGap: {
    meaning: 'What is missing: cover in a DIME analysis, retirement capital in a lifestyle strategy.',
    formula: 'need − what exists, never below zero',
    source: 'plan rules 2.20',
  },
  daysInStage: {
    meaning: 'Company days since the prospect came to this stage.',
    source: 'R-PRO-01',
  },
  healthScore: {
    meaning: 'How well somebody is on the way: 100 is best, and the lowest needs a word first.',
    formula:
      '100 − 35 no activity − 25 training overdue − 25 license expired − 15 license ends soon − 15 not licensed − 15 no submissions − 10 case waits',
    source: 'plan rules 9.3',
  },
  redFlags: {
    meaning:
      'No activity for 14 days; training due within 14 days or defaulted; license expired or ending within 30 days; not licensed 90 days after joining; licensed and nothing submitted for 60 days; a field-training case that waits for a word.',
    source: 'plan rules 9.3',
  },
  nextAction: {
    meaning: 'What the upline can do next. Of all that applies, the most pressing.',
    source: 'plan rules 9.3',
  },
  lastActivity: {
    meaning: 'The last day with a sign-in, a BOP presented or a policy submitted.',
    source: 'plan rules 9.3',
  },
  daysQuiet: {
    meaning: 'Days since the last activity, or since joining where there was none.',
    formula: 'today − last activity',
    source: 'plan rules 9.3',
  },
  licenseProgress: {
    meaning:
      'How far somebody is on the way to a life license: course and exam from the training program, the license from its approval.',
    source: 'R-LIC-01, plan rules 2.19',
  },
  recentPresentations: {
    meaning: 'Own prospects who came to BOP Presented in the last 30 days, each once.',
    source: 'plan rules 9.3',
  },
  recentSubmissions: {
    meaning: 'Policies submitted in the last 30 days in which the person has a share.',
    source: 'plan rules 9.3',
  },
  recruits: {
    meaning:
      'People recruited in the period. A recruit who leaves or is refunded within 60 days is taken off again.',
    source: 'plan rules 5.1',
  },
  policyCount: {
    meaning: 'Policies by share: half of a split policy counts as 0.50.',
    source: 'R-PTS-01',
  },
  submittedBv: {
    meaning: 'Business volume of the shares submitted in the period.',
    source: 'plan rules 5.1',
  },
  issuedBv: {
    meaning: 'Business volume of the shares issued in the period, before reversals.',
    source: 'plan rules 5.1',
  },
  newLicenses: {
    meaning: 'People whose first life licence was approved in the period.',
    source: 'plan rules 5.1',
  },
  writingPay: {
    meaning: 'Pay for business the person wrote, with excess, renewals and trails.',
    source: 'plan rules 4.4',
  },
  splitPay: { meaning: 'Pay for shares of policies that somebody else wrote.', source: 'R-MNY-05' },
  trainingPay: {
    meaning: 'Pay for training a writer, once the program is completed.',
    source: 'R-MNY-11',
  },
  overridePay: {
    meaning: 'What an upline earns on business below.',
    formula: 'portion BV × (own rate − highest rate paid below)',
    source: 'plan rules 4.4',
  },
  revenuePay: {
    meaning: 'Generational pay of senior associates beyond the producer’s base shop.',
    formula: 'portion BV × 6, 4, 2.5, 1.5, 1 and 1 % for generations 1 to 6',
    source: 'plan rules 4.4',
  },
  bonusPay: { meaning: 'Builder Bonus and other bonuses of the month.', source: 'R-MNY-26' },
  chargedBack: { meaning: 'What was charged back in the month, without sign.', source: 'R-MNY-19' },
  escrowChange: {
    meaning: 'How much more was put into escrow in the month than was released from it.',
    formula: 'held − released',
    source: 'R-MNY-12',
  },
  submittedPolicies: {
    meaning: 'Policies by the day they were submitted, each once, however it is split.',
    source: 'plan rules 1.4',
  },
  openPolicies: {
    meaning: 'Policies of the cohort that may still be placed: submitted, in underwriting or issued.',
    source: 'plan rules 1.4',
  },
  placedPolicies: {
    meaning: 'Policies of the cohort that were placed, also those that ended later.',
    source: 'plan rules 1.4',
  },
  notPlacedPolicies: {
    meaning: 'Policies of the cohort that ended without being placed: not taken, declined or withdrawn.',
    formula: 'submitted − open − placed',
    source: 'plan rules 1.4',
  },
  submittedPolicyBv: { meaning: 'Business volume of the policies submitted.', source: 'R-MNY-04' },
  placedPolicyBv: { meaning: 'Business volume of the policies placed.', source: 'R-MNY-04' },
  placementRatio: {
    meaning:
      'How much of what was submitted has been placed. Open policies count as not placed until they are.',
    formula: 'placed ÷ submitted of the same cohort, rounded half up',
    source: 'plan rules 1.4',
  },
  daysToPlace: {
    meaning: 'Days from submit to placement, the mean of what is placed.',
    formula: 'sum of (placed date − submit date) ÷ placed',
    source: 'plan rules 2.12',
  },
  persistencyDue: {
    meaning: 'Policies issued so long ago that these months are over, of the last 37 months.',
    source: 'plan rules 1.4',
  },
  persistencyInForce: {
    meaning: 'Of those, the ones that had not ended by then. Not taken, declined and withdrawn ones had.',
    source: 'plan rules 1.4',
  },
  persistency13: {
    meaning: 'How many policies were still in force 13 months after issue.',
    formula: 'in force ÷ issued of the same cohorts, rounded half up',
    source: 'plan rules 1.4',
  },
  persistency25: {
    meaning: 'How many policies were still in force 25 months after issue.',
    formula: 'in force ÷ issued of the same cohorts, rounded half up',
    source: 'plan rules 1.4',
  },
  licenseGap: {
    meaning:
      'Expired: a life license is over and not renewed. Ending: it ends within 60 days. Not Licensed: no life license 90 days after joining.',
    source: 'R-LIC-01, plan rules 9.3',
  },
  daysWithoutLicense: {
    meaning: 'Days since the license ended, or since joining where there was none.',
    source: 'plan rules 9.3',
  },
  policiesAtGap: {
    meaning:
      'Policies of the writer that are Pending or need action in the state of the license; without a license in any state.',
    source: 'R-LIC-01',
  },
  debtOfAge: {
    meaning: 'What remains of open chargebacks whose event was so many days ago.',
    formula: 'amount − recovered − written off, by today − event date',
    source: 'plan rules 2.18, 8.1',
  },
  atRisk: {
    meaning:
      'What a lapse would take from you: what you would owe of paid commission, and what is pending or in escrow.',
    formula: 'paid so far − earned in the months in force up to the due date',
    source: 'R-MNY-18, R-MNY-19',
  },
  graceDaysLeft: {
    meaning: 'Days until the grace period of the late premium ends; negative once it is over.',
    formula: 'due date + 31 days − today',
    source: 'plan rules 1.4',
  },
  funnelAdded: {
    meaning: 'Prospects to be recruited who were entered in the period.',
    source: 'plan rules 2.11',
  },
  funnelReached: {
    meaning: 'Of these prospects, those who came to this stage or a later one, until today.',
    source: 'R-PRO-01',
  },
  funnelJoined: {
    meaning: 'People who joined in the period, for their recruiter.',
    source: 'plan rules 2.1',
  },
  funnelLicensed: {
    meaning: 'Of those who joined, the ones with a life license by today.',
    source: 'R-LIC-01',
  },
  funnelWrote: {
    meaning: 'Of those who joined, the ones who have written a policy by today.',
    source: 'plan rules 2.12',
  },
  funnelPresentedRate: {
    meaning: 'How many of the prospects saw the presentation.',
    formula: 'BOP presented ÷ prospects, rounded half up',
    source: 'R-PRO-01',
  },
  funnelRecruitedRate: {
    meaning: 'How many of the prospects were recruited.',
    formula: 'recruited ÷ prospects, rounded half up',
    source: 'R-PRO-01',
  },
  funnelLicensedRate: {
    meaning: 'How many of those who joined have a life license.',
    formula: 'licensed ÷ joined, rounded half up',
    source: 'R-LIC-01',
  },
} as const satisfies Record<string, FieldDefinition>;
