import { useUiKit } from '@upline/ui-kit';
import { colors } from '@upline/ui-kit/tokens/colors.ts';
import { mix } from '@upline/ui-kit/tokens/contrast.ts';
import { COLOR_LABELS, type ColorMetric, SHADES } from '../draw/metrics.ts';
import classes from './tree-panel.module.css';

/** What the colours mean; those that nobody shown has are left out. */
export function TreeLegend({
  metric,
  used,
}: {
  readonly metric: ColorMetric;
  /** Undefined: all of them. */
  readonly used: ReadonlySet<number> | undefined;
}) {
  const { scheme } = useUiKit();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled, by keys as well
    <ul tabIndex={0} className={classes.legend} aria-label={`Colors: ${COLOR_LABELS[metric]}`}>
      {SHADES[metric].map(
        ({ label, color, share }, index) =>
          (used ? used.has(index) : index < SHADES[metric].length - 1) && (
            <li key={label}>
              <svg width="12" height="12" aria-hidden="true">
                <rect
                  width="12"
                  height="12"
                  rx="3"
                  fill={mix(colors[scheme][color], colors[scheme].surface, share)}
                />
              </svg>
              {label}
            </li>
          ),
      )}
    </ul>
  );
}
