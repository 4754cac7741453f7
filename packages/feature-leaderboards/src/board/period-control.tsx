import { SegmentedControl } from '@mantine/core';
import { BOARD_PERIODS, type BoardPeriod } from '@upline/domain/production';

interface PeriodControlProps {
  readonly period: BoardPeriod;
  readonly onChange: (period: BoardPeriod) => void;
}

/** Week to year, or the window of the contest (domain.md 5.4). */
export const PeriodControl = ({ period, onChange }: PeriodControlProps) => (
  <SegmentedControl
    aria-label="Period"
    value={period}
    data={BOARD_PERIODS.map((each) => ({ value: each, label: each }))}
    onChange={(next) => onChange(next)}
  />
);
