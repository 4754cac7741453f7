import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { changeExecution } from './changes/changes.execution.ts';
import './changes/changes.service.ts';
import { attemptEach } from '../platform/database/attempt-each.ts';
import { dueChanges, noteProgress, setChange } from './changes/changes.store.ts';
import { closeMonths } from './sums/closing.store.ts';
import { foldNetwork } from './sums/fold.store.ts';
import { recountSample } from './sums/recount.service.ts';
import { resignDue } from './team/standing.service.ts';
import { unansweredRequests } from './upline-requests/upline-requests.service.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'network.fold': Record<string, never>;
    'network.day': Record<string, never>;
    'network.recount': Record<string, never>;
  }
}

/** What the network does by itself: folding every minute, the changes of the day, the recount of the night. */
export function defineNetworkJobs(platform: Platform): void {
  const { jobs, config, db: pool, transaction } = platform;
  const { execute, giveUp, fail } = changeExecution(platform);

  async function carryOut(context: Context, id: string): Promise<void> {
    try {
      await transaction(context, (inside) =>
        execute(inside, id, async (moved) => {
          // Seen by others only from another connection; the embedded database has but one.
          if (config.databaseUrl !== undefined) await noteProgress(pool, id, moved);
        }),
      );
    } catch (error) {
      await transaction(context, (inside) => giveUp(inside, id, error));
    }
  }

  jobs.define('network.change', {
    transaction: 'manual',
    async run(context, { id }) {
      await setChange(context.db, id, ['Scheduled'], { status: 'Running' });
      await carryOut(context, id);
    },
    onFailed: (context, { id }) => fail(context, id, 'A technical fault. It can be asked for again.'),
  });
  jobs.define('network.fold', {
    transaction: 'manual',
    async run(context) {
      await foldNetwork(context.db);
    },
  });
  // One after the other: the month that has ended is closed by the network it had, then come the changes of the new one.
  jobs.define('network.day', {
    transaction: 'manual',
    async run(context) {
      await closeMonths(context.db, context.today);
      const changes = await dueChanges(context.db, context.today);
      await attemptEach(
        [
          () => attemptEach(changes, (id) => carryOut(context, id)),
          () => resignDue(platform, context),
          () => unansweredRequests(platform, context),
        ],
        (step) => step(),
      );
    },
  });
  jobs.define('network.recount', {
    transaction: 'manual',
    async run(context) {
      await recountSample(platform, context);
    },
  });
  jobs.schedule('network.fold', { minutes: 1 }, 'network.fold', {});
  jobs.schedule('network.day', { dailyAt: '00:05' }, 'network.day', {});
  jobs.schedule('network.recount', { dailyAt: '03:30' }, 'network.recount', {});
}
