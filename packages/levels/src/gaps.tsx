import { formatBv, formatVolume, TEAM_TYPE_NAMES } from '@upline/domain';
import { BusinessVolume, Link, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { Fragment } from 'react';
import { Amount, Missing } from './figure.tsx';
import classes from './levels.module.css';
import type { Measured, Production, Requirement } from './model.ts';

export interface GapsProps {
  readonly production: Production | null;
  readonly requirements: readonly Requirement[];
  /** `3 months ended 10/31/2026` */
  readonly window?: string | undefined;
  /** The rows that a measure counts, where the app has a page of them. */
  readonly rowsOf?: (measure: Measured['measure']) => LinkTarget | undefined;
  /** The rows of personal production (null) or of a leg. */
  readonly partOf?: (leg: string | null) => LinkTarget | undefined;
}

/** What a level asks for against what there is: production, then each requirement (R-LVL-01). */
export function Gaps({ production, requirements, window, rowsOf, partOf }: GapsProps) {
  return (
    <div className={classes.stack}>
      {production && <ProductionGap production={production} window={window} partOf={partOf} />}
      {requirements.length > 0 && (
        <ul className={layout.list} aria-label="Requirements">
          {requirements.map(({ is_met, alternatives }) => (
            <li key={alternatives.map(({ measure }) => measure).join()} className={classes.need}>
              <Status value={is_met ? 'Met' : 'Not met'} tone={is_met ? 'success' : 'warning'} />
              <span className={classes.alternatives}>
                {alternatives.map((one, index) => (
                  <Fragment key={one.measure}>
                    {index > 0 && <span className={layout.muted}>or</span>}
                    <Need one={one} rows={rowsOf?.(one.measure)} />
                  </Fragment>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Need({ one, rows }: { readonly one: Measured; readonly rows: LinkTarget | undefined }) {
  return (
    <span className={classes.line}>
      <span>
        {rows ? (
          <Link to={rows} className={classes.inText}>
            {one.label}
          </Link>
        ) : (
          one.label
        )}{' '}
        <span className={layout.muted}>
          <Amount {...one} />
        </span>
      </span>
      {!one.is_met && (
        <span>
          <Missing {...one} />
        </span>
      )}
    </span>
  );
}

function ProductionGap({
  production,
  window,
  partOf,
}: { readonly production: Production } & Pick<GapsProps, 'window' | 'partOf'>) {
  const { team_type, counted_cents, required_cents, shortfall_cents, parts } = production;
  const name = `${TEAM_TYPE_NAMES[team_type]} production`;
  return (
    <div className={classes.goal}>
      <p className={classes.line}>
        <span className={classes.name}>{window ? `${name}, ${window}` : name}</span>
        <Private kind="amount">
          {formatVolume(counted_cents)} of {formatBv(required_cents)}
        </Private>
      </p>
      <ProgressBar
        label={name}
        value={counted_cents}
        goal={required_cents}
        text={shortfall_cents === 0 ? 'Reached' : 'Not reached'}
      />
      <p className={layout.muted}>
        {shortfall_cents === 0 ? (
          'Reached'
        ) : (
          <>
            <Private kind="amount">{formatBv(shortfall_cents)}</Private> missing
          </>
        )}
        . At most half counts from personal production, and half from any one leg.
      </p>
      <FactTable
        label={`${name} by part`}
        rows={parts}
        rowKey={({ leg_code }) => leg_code ?? 'personal'}
        columns={[
          {
            label: 'From',
            of: ({ leg_code, leg_name }) => {
              const rows = partOf?.(leg_code);
              const words = leg_code === null ? 'Personal' : (leg_name ?? leg_code);
              const shown = rows ? <Link to={rows}>{words}</Link> : words;
              return leg_code === null ? shown : <Private>{shown}</Private>;
            },
          },
          {
            label: 'Produced',
            of: ({ amount_cents }) => <BusinessVolume cents={amount_cents} />,
            isNumber: true,
          },
          {
            label: 'Counted',
            of: ({ counted_cents: counted }) => <BusinessVolume cents={counted} />,
            isNumber: true,
          },
          {
            label: 'More from here',
            of: ({ is_exhausted }) => (is_exhausted ? 'Does not count' : 'Counts'),
          },
        ]}
      />
    </div>
  );
}
