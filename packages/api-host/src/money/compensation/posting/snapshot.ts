import { type PortionSnapshot, type SnapshotPerson, scheduleRates } from '@upline/domain/compensation';
import { generationRatesOn, ladderOn, scheduleOn } from '../../../catalogue/plan-data.store.ts';
import { validLifeLicense } from '../../../licensing/licenses/licenses.store.ts';
import { type Chain, type ChainMember, chainsAt } from '../../../network/chain.store.ts';
import type { Db } from '../../../platform/database/database.ts';
import { policiesToFreeze, replaceSnapshots, withoutLicenseCheck } from './snapshot.store.ts';

/** The plan in force on a company day. */
async function planOn(db: Db, date: string) {
  const ladder = [...(await ladderOn(db, date))].map(([code, step]) => ({ code, ...step }));
  const schedule = await scheduleOn(db, date);
  return {
    schedule,
    rateOf: scheduleRates(schedule?.rates ?? [], ladder),
    generation_rates_bps: await generationRatesOn(db, date),
  };
}

/** Everybody of some chains who holds a valid life license on the day (R-MNY-05a), or need not. */
async function licensedOn(db: Db, chains: readonly Chain[], date: string): Promise<Set<string>> {
  const codes = [...new Set(chains.flatMap(({ uplines }) => uplines.map(({ code }) => code)))];
  const licensed = await validLifeLicense(db, codes, date);
  for (const code of await withoutLicenseCheck(db, codes)) licensed.add(code);
  return licensed;
}

/**
 * Freezes, per portion of each policy, the chain of uplines with level, schedule rate and license as of the submit date
 * (R-MNY-01), from history. What was frozen before is replaced (R-MNY-02), unless lines were posted from it (R-MNY-03).
 */
export async function freezeSnapshots(
  db: Db,
  policyIds: readonly string[],
  { onlyMissing = false }: { readonly onlyMissing?: boolean } = {},
): Promise<void> {
  const policies = await policiesToFreeze(db, policyIds, onlyMissing);
  if (policies.length === 0) return;
  const asked = policies.flatMap(({ submit_date: date, training_associate_code, shares }) => [
    ...shares.map(({ associate_code: code }) => ({ code, date })),
    ...(training_associate_code === null ? [] : [{ code: training_associate_code, date }]),
  ]);
  const found = await chainsAt(db, asked);
  const chainOf = new Map(asked.map(({ code, date }, index) => [`${code} ${date}`, found[index] as Chain]));
  const chainsOn = Map.groupBy(chainOf.keys(), (key) => key.split(' ')[1] as string);
  const plans = new Map<string, Awaited<ReturnType<typeof planOn>>>();
  const licensed = new Map<string, ReadonlySet<string>>();
  for (const [date, keys] of chainsOn) {
    plans.set(date, await planOn(db, date));
    licensed.set(
      date,
      await licensedOn(
        db,
        keys.map((key) => chainOf.get(key) as Chain),
        date,
      ),
    );
  }

  const snapshots = policies.flatMap((policy) => {
    const { id: policy_id, submit_date, kind, training_associate_code } = policy;
    const { schedule, rateOf, generation_rates_bps } = plans.get(submit_date) as Awaited<
      ReturnType<typeof planOn>
    >;
    const frozen = ({ code, level_code, is_senior_level }: ChainMember): SnapshotPerson => ({
      code,
      level_code,
      rate_bps: rateOf(policy, level_code),
      is_senior: is_senior_level,
      is_licensed: licensed.get(submit_date)?.has(code) ?? false,
    });
    const chain = (code: string) => chainOf.get(`${code} ${submit_date}`) as Chain;
    return policy.shares.map(({ portion, associate_code, share_bps }) => {
      const { associate, uplines } = chain(associate_code);
      const snapshot: PortionSnapshot = {
        portion,
        share_bps,
        kind,
        schedule_version: schedule?.name ?? null,
        submit_date,
        producer: frozen(associate),
        trainee:
          portion === 0 && training_associate_code !== null
            ? frozen(chain(training_associate_code).associate)
            : null,
        uplines: uplines.filter(({ is_root }) => !is_root).map(frozen),
        generation_rates_bps,
      };
      return { policy_id, schedule_id: schedule?.id ?? null, snapshot };
    });
  });
  await replaceSnapshots(db, snapshots);
}
