/** How each app asks for a tree: associates for their own team, the office for anybody's. */
export const OPERATIONS_OF = {
  portal: { tree: 'getTeamTree', uplines: 'getUplinePath', uplinesThen: 'getUplinesAsOf' },
  admin: {
    tree: 'getAssociateTree',
    uplines: 'getAssociateUplinePath',
    uplinesThen: 'getAssociateUplinesAsOf',
  },
} as const;
export type Area = keyof typeof OPERATIONS_OF;
