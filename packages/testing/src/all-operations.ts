import { knowOperations } from '@upline/api-client';
import { ADMINS_OPERATIONS } from '@upline/api-client/operations/admins.ts';
import { ASSOCIATES_OPERATIONS } from '@upline/api-client/operations/associates.ts';

/** Tests and stories show screens of both apps. */
knowOperations({ ...ASSOCIATES_OPERATIONS, ...ADMINS_OPERATIONS });
