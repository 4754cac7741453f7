import type { FnaTool } from '@upline/domain/calculators';

/** The two tools, in the order they are offered, and what each is for. */
export const TOOLS: readonly { readonly tool: FnaTool; readonly sentence: string }[] = [
  {
    tool: 'DIME',
    sentence:
      'How much life insurance a family needs: debts, income, mortgage and education, less what is there.',
  },
  {
    tool: 'Financial Lifestyle Strategy',
    sentence: 'Whether retirement, emergency fund, debts and goals are on the way, in five scores.',
  },
];
