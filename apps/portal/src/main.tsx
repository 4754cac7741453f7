import SignInPage from '@upline/feature-sign-in/sign-in-page';
import { boot } from '@upline/shell';

await boot({ variant: 'portal', app: () => import('./app.ts'), SignInPage });
