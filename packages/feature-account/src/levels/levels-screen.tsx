import { useSuspenseQuery } from '@tanstack/react-query';
import { LevelHistory } from '@upline/levels';
import { queryFor } from '@upline/shell';
import { AccountPage } from '../layout/account-page.tsx';
import { LevelRequests } from './level-requests.tsx';
import classes from './levels.module.css';
import { NextLevel } from './next-level.tsx';
import { Simulator } from './simulator.tsx';

/** `account/level-qualification-history`: the way to the next level, what would get there, and how it went (domain.md 2.5, 9.3). */
export function LevelsScreen() {
  const { data: progress } = useSuspenseQuery(queryFor('getLevelQualification'));
  const { data: history } = useSuspenseQuery(queryFor('getLevelQualificationHistory'));
  const { data: requests } = useSuspenseQuery(queryFor('listLevelRequests'));
  return (
    <AccountPage current="levels">
      <div className={classes.stack}>
        <div className={classes.columns}>
          <NextLevel progress={progress} />
          {progress.next && <Simulator key={progress.next.level.code} next={progress.next} />}
        </div>
        <LevelRequests rows={requests.rows} />
        <LevelHistory {...history} />
      </div>
    </AccountPage>
  );
}
