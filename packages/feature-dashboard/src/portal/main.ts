import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';

export type MainDashboard = OperationAnswer<'getMainDashboard'>;
export type NextLevel = NonNullable<MainDashboard['level']['next']>;

/** What waits for the associate, and how far the next level and the scholarship are (domain.md 2.34). */
export const mainQuery = queryFor('getMainDashboard');

/** News of the home office for the associate (domain.md 2.33). */
export const announcementsQuery = queryFor('listOwnAnnouncements');
