import { LEVELS, type LevelCode } from '@upline/domain';
import type { Access } from './access.ts';

/** The first level whose work is a team (domain.md 1.1). */
const LEADS_FROM: LevelCode = 'MD';

const rankOf = (code: string | undefined) => LEVELS.findIndex((level) => level.code === code);

/** Whether dashboards open on the team. */
export const isLeader = (access: Access): boolean => rankOf(access.user.level?.code) >= rankOf(LEADS_FROM);

/** Whether the dashboard opens on the path to the first license. */
export const isTrainee = (access: Access): boolean => access.user.level?.code === LEVELS[0]?.code;
