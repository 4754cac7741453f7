const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by tooling/playwright.config.ts`);
  return value;
};

/** Where the journeys find the product. */
export const addresses = {
  api: need('E2E_API'),
  portal: need('E2E_PORTAL'),
  admin: need('E2E_ADMIN'),
} as const;

/** The password of every demo login. */
export const PASSWORD = 'lantern-harbor-42';

/** Where mail for a demo login arrives. */
export const mailOf = (username: string) => `${username}@demo.upline.test`;
