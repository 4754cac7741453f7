import { useMay } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from '../../dashboard.module.css';
import { TileBoundary } from '../../tile-boundary.tsx';
import { NextPayTile } from './next-pay-tile.tsx';
import { PendingTile } from './pending-tile.tsx';
import { SubmittedTile, TeamSubmittedTile } from './submitted-tile.tsx';
import { TeamTile } from './team-tile.tsx';

const Tile = ({ children }: { readonly children: ReactNode }) => (
  <TileBoundary title="Figures">{children}</TileBoundary>
);

/** The figures of now: a leader's are the team's first. */
export function Tiles({ isLeader }: { readonly isLeader: boolean }) {
  const mayPay = useMay('getPaymentsStatistics');
  const mayBusiness = useMay('getBusinessStatistics');
  const mayTeam = useMay('getTeamActivity');
  const ofTeam = isLeader && mayTeam;
  const pay = mayPay && (
    <Tile>
      <NextPayTile />
    </Tile>
  );
  return (
    <section className={classes.tiles} aria-label={ofTeam ? 'My team' : 'My business'}>
      {ofTeam && (
        <Tile>
          <TeamTile />
        </Tile>
      )}
      {!ofTeam && pay}
      {mayBusiness && <Tile>{ofTeam ? <TeamSubmittedTile /> : <SubmittedTile />}</Tile>}
      {mayBusiness && (
        <Tile>
          <PendingTile isTeam={ofTeam} />
        </Tile>
      )}
      {ofTeam && pay}
    </section>
  );
}
