import { queryOptions, useQuery } from '@tanstack/react-query';
import { type OperationAnswer, type OperationId, operationOf } from '@upline/api-client';
import { queryFor } from '../data/query-for.ts';

/** Permissions and user of the signed-in person, loaded on entry (SPEC §6). */
export type Access = OperationAnswer<'getAccess'>;

/** What a screen needs: the operation it lives on, any session, or nothing. */
export type Needs = OperationId | 'signed-in' | 'public';

/** Loaded once per page and kept: navigating never asks again, sign-in and sign-out do (SPEC §9). */
export const accessQuery = queryOptions({ ...queryFor('getAccess'), staleTime: Number.POSITIVE_INFINITY });

/**
 * Whether the person may call the operation: by permission, by what a proxy session refuses (domain.md 7.3), and by what is left
 * to suspended associates, who read but do not write (2.1), and to those who have an agreement to sign (R-ASC-04).
 */
export function mayCall(access: Access | undefined, id: OperationId): boolean {
  const operation = operationOf(id);
  if (!operation) return false;
  const { permission, proxy, method, suspended, unsigned } = operation;
  if (permission === 'public' || permission === 'demo') return true;
  if (!access) return false;
  if (access.agreement && unsigned !== 'allowed') return false;
  if (access.proxy && proxy === 'refused') return false;
  if (access.user.status === 'Suspended' && method !== 'GET' && suspended !== 'allowed') return false;
  return permission === 'signed-in' || (access.permissions as readonly string[]).includes(permission);
}

/** The same for a screen's need. */
export function mayOpen(access: Access | undefined, needs: Needs): boolean {
  if (needs === 'public') return true;
  if (needs === 'signed-in') return access !== undefined && access.agreement === null;
  return mayCall(access, needs);
}

/** Access of the signed-in person; only inside signed-in screens, whose guard has loaded it. */
export function useAccess(): Access {
  const { data } = useQuery(accessQuery);
  if (!data) throw new Error('useAccess is for signed-in screens');
  return data;
}

/** Whether to offer an action: `const mayCreate = useMay('createClient')`. The server decides again (R-PRM-01). */
export function useMay(id: OperationId): boolean {
  const { data } = useQuery({ ...accessQuery, enabled: false });
  return mayCall(data, id);
}
