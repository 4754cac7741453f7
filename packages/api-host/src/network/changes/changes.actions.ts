import { type LevelCode, messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { hasRightOverLevel, hasRightToTransfer } from './changes.rules.ts';
import type { NamedChange } from './changes.store.ts';

type Standing = Pick<
  NamedChange,
  'status' | 'to_level_code' | 'level_code' | 'is_senior_level' | 'country' | 'to_country'
>;

/** Taken back by a person who might have asked for it (R-UPL-04, domain.md 7.1). */
const isOfReach = rowRule<Standing>(
  ({ to_level_code, level_code, to_country, ...node }, caller) =>
    (to_level_code === null || hasRightOverLevel(caller, level_code as LevelCode, to_level_code)) &&
    (to_country === null || hasRightToTransfer(caller, node, { country: to_country })),
  () => forbidden(),
);
const isScheduled = rowRule<Pick<Standing, 'status'>>(
  ({ status }) => status === 'Scheduled',
  ({ status }) => conflict('transition', messages.transition(status, 'Cancelled')),
);

export const CANCELLABLE = [isOfReach, isScheduled] as const;

export const networkChangeActions = rowActions<Standing & Pick<NamedChange, 'associate_code'>, 'cancel'>({
  cancel: { operation: 'cancelTransfer', when: [isOfNoRelative, ...CANCELLABLE] },
});
