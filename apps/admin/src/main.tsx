import { boot } from '@upline/shell';

await boot({
  variant: 'admin',
  app: () => import('./app.ts'),
  signIn: () => import('@upline/feature-sign-in/sign-in-page'),
});
