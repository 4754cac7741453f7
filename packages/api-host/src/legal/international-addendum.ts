import type { Country } from '@upline/domain';

/** What an associate agrees to before selling or recruiting in the other country. */
export const addendumText = (name: string, own: Country, target: Country): string =>
  [
    '# 1. Parties and country',
    `${name}, an associate of ${own}, asks to be appointed in ${target}. The agreement of ${own} stays in force.`,
    '# 2. Licenses and law',
    `You sell in ${target} only where you hold a valid license and an appointment of the provider, and you follow the law of the place where the client lives.`,
    '# 3. Taxes',
    `You send in the tax form that your earnings in ${target} need, and a new one when what it states changes.`,
    '# 4. Currency',
    `What you earn in the currency of ${target} is converted at the rate of the pay run.`,
    '# 5. End',
    `The home office can revoke the appointment in ${target} with a reason. Policies that are in force stay yours.`,
  ].join('\n\n');
