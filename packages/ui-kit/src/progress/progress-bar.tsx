import { Progress } from '@mantine/core';

export interface ProgressBarProps {
  /** What is on its way: `Base Shop production`. */
  readonly label: string;
  readonly value: number;
  /** What is to be reached; above zero. */
  readonly goal: number;
  /** Value and goal in words, as `15,116 of 30,000 BV`. */
  readonly text: string;
}

/** How much of a goal is reached, as a line; the figures are next to it. */
export function ProgressBar({ label, value, goal, text }: ProgressBarProps) {
  const percent = Math.round((Math.min(Math.max(value, 0), goal) / goal) * 100);
  return (
    <Progress.Root>
      <Progress.Section
        value={percent}
        color={value >= goal ? 'green' : 'primary'}
        // Mantine's own words are the percent alone.
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      />
    </Progress.Root>
  );
}
