import type { OperationAnswer } from '@upline/api-client';
import type { TeamType } from '@upline/domain';
import { CompactNumber, Link, Percent } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from './carrier.module.css';
import { type CaseFilter, casesWith } from './carrier-lists.ts';

export type Tile = OperationAnswer<'getCarrierTiles'>['tiles'][number];

/** Closed cases count as well, except as pending; the list shows them only when asked to. */
const ALL: CaseFilter = { status: { in: ['Active', 'Closed'] } };

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly open?: CaseFilter;
  readonly team: TeamType | undefined;
}

function Figure({ label, children, open, team }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt className={layout.caption}>{open ? <Link to={casesWith(open, team)}>{label}</Link> : label}</dt>
      <dd className={classes.number}>{children}</dd>
    </div>
  );
}

export interface CarrierTilesProps {
  readonly tiles: readonly Tile[];
  readonly team: TeamType | undefined;
}

/** How the applications go at each provider (domain.md 2.21); a count opens the cases behind it. */
export function CarrierTiles({ tiles, team }: CarrierTilesProps) {
  return (
    <ul className={classes.tiles} aria-label="Figures by provider">
      {tiles.map((tile) => {
        const of = (filter: CaseFilter): CaseFilter => ({ provider: { eq: tile.provider }, ...filter });
        return (
          <li key={tile.provider_id}>
            <Card title={tile.provider}>
              <dl className={classes.figures}>
                <Figure label="Submitted" team={team} open={of(ALL)}>
                  <CompactNumber value={tile.submitted} />
                </Figure>
                <Figure
                  label="Pending"
                  team={team}
                  open={of({ lifecycle: { in: ['Submitted', 'Underwriting'] } })}
                >
                  <CompactNumber value={tile.pending} />
                </Figure>
                <Figure label="Issued" team={team} open={of({ ...ALL, issued_on: { isNull: false } })}>
                  <CompactNumber value={tile.issued} />
                </Figure>
                <Figure label="Placement ratio" team={team}>
                  <Percent bps={tile.placement_bps} />
                </Figure>
                <Figure label="Days to issue" team={team}>
                  {tile.average_days === null ? <Dash /> : tile.average_days.toFixed(1)}
                </Figure>
                <Figure
                  label="With open requirements"
                  team={team}
                  open={of({ ...ALL, open_requirements: { gte: 1 } })}
                >
                  <CompactNumber value={tile.open_requirements} />
                </Figure>
              </dl>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
