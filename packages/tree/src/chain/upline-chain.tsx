import { Text } from '@mantine/core';
import { Avatar, Link, Phone, Private } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import classes from './upline-chain.module.css';

/** Somebody on the way from the top of the company down to a person. */
export interface UplineStep {
  readonly code: string;
  readonly name: string;
  readonly has_photo: boolean;
  readonly level: { readonly code: string; readonly name: string };
  /** Left out where the reader asks about a past day; null where it is not open to the reader. */
  readonly phone?: string | null;
}

export interface UplineChainProps {
  /** The top of the company first. */
  readonly steps: readonly UplineStep[];
  /** What the last one is to the person: `Your upline`. */
  readonly last: string;
  /** The page of a person; undefined where the reader may not open it. */
  readonly pageOf?: (step: UplineStep) => LinkTarget | undefined;
  /** One below the other, for a column of a page. */
  readonly isColumn?: boolean;
}

/** Everybody above a person, with names and, as far as they are open, phones (domain.md 7.1). */
export function UplineChain({ steps, last, pageOf, isColumn }: UplineChainProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-label="Upline chain" className={classes.chain} data-column={isColumn || undefined}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const page = pageOf?.(step);
          const isLast = index === steps.length - 1;
          return (
            <li key={step.code} className={classes.step}>
              <Avatar code={step.code} name={step.name} hasPhoto={step.has_photo} size={32} />
              <div className={classes.words}>
                <Text fw={500} truncate>
                  <Private>{page ? <Link to={page}>{step.name}</Link> : step.name}</Private>
                </Text>
                <Text fz="xs" c="dimmed" truncate>
                  {isLast ? `${last} · ${step.level.code}` : step.level.name}
                </Text>
                {step.phone && (
                  <Text fz="xs" component="div">
                    <Phone value={step.phone} callable />
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
