import { formatDate } from '@upline/domain';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ContestWindow } from './contest-windows.ts';

type Standing = Pick<ContestWindow, 'to' | 'status' | 'is_over' | 'is_closing'>;

export const CONTEST_ACTIONS = ['close'] as const;

const isNotClosed = rowRule<Standing>(
  ({ status }) => status !== 'Closed',
  () => conflict('contest-closed', 'This contest is closed'),
);
const isOver = rowRule<Standing>(
  ({ is_over }) => is_over,
  ({ to }) => conflict('contest-running', `This contest runs until ${formatDate(to)}`),
);

const isIdle = rowRule<Standing>(
  ({ is_closing }) => !is_closing,
  () => conflict('contest-closing', 'This contest is being closed'),
);

/** A contest is closed once, after its last day. */
export const CLOSABLE = [isNotClosed, isOver, isIdle] as const;

export const contestActions = rowActions<Standing, (typeof CONTEST_ACTIONS)[number]>({
  close: { operation: 'closeContest', when: CLOSABLE },
});
