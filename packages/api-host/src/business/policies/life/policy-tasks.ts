import { DAY_MS } from '@upline/domain';
import { shareGuard } from '../../../network/changes/guard.store.ts';
import { adminsWith } from '../../../notifications/recipients.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { POLICY_MESSAGES, POLICY_NOTICES } from '../policies.messages.ts';
import { lockPolicy, sharesOf, takeUnansweredSplits } from '../policies.store.ts';
import { REVIEWS } from '../supervision/supervision.rules.ts';
import { takeMissed } from '../supervision/supervision.store.ts';
import { tellAbout } from './policy-notices.ts';
import { policiesToCheck, takeUnanswered } from './policy-requirements.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Tasks {
    'miss-supervision-reviews': Record<string, never>;
    'escalate-requirements': Record<string, never>;
    'remind-of-splits': Record<string, never>;
    /** `after`: the last policy of the portion before. */
    'check-policies-again': { readonly after: string | null };
  }
}

/** Days after which the upline hears that nobody answers (domain.md 8.1). */
const UNANSWERED_MS = 5 * DAY_MS;

/** Days after which the person whose answer a split waits for is reminded (domain.md 8.1). */
const SPLIT_UNANSWERED_MS = 3 * DAY_MS;

/** Policies checked in one transaction. */
const CHECKED = 50;
/** Splits of one transaction. */
const BATCH = 200;

/** What time brings: reviews nobody answered (R-POL-04), requirements and splits nobody answered. */
export function definePolicyTasks(platform: Platform): void {
  const { jobs } = platform;
  jobs.define('miss-supervision-reviews', {
    async run(context) {
      const missed = await takeMissed(context.db, context.today);
      const admins = missed.length > 0 ? await adminsWith(context.db, 'policies.manage') : [];
      for (const { upline_rmd_code, review_id, supervised_code, ...policy } of missed) {
        platform.audit.record(context, {
          action: 'transition',
          entity: 'supervision_review',
          entityId: review_id,
          entityLabel: policy.policy_number,
          ownerCode: supervised_code,
          changes: [{ field: 'Status', old: 'Pending', new: 'Missed' }],
        });
        const template = POLICY_MESSAGES['supervision-review-missed'];
        await tellAbout(platform, context, policy, admins, template, { values: {} });
        await tellAbout(platform, context, policy, [upline_rmd_code], template, {
          values: {},
          maskedLink: `${REVIEWS}?review=${review_id}`,
        });
      }
    },
  });
  jobs.schedule('miss-supervision-reviews', { dailyAt: '00:10' }, 'miss-supervision-reviews', {});

  jobs.define('escalate-requirements', {
    async run(context) {
      const since = new Date(context.now.getTime() - UNANSWERED_MS);
      // Once for a policy, however much of it is asked for.
      const unanswered = new Map(
        (await takeUnanswered(context.db, since, context.now)).map((each) => [each.id, each]),
      );
      for (const { upline_code, ...policy } of unanswered.values()) {
        await tellAbout(
          platform,
          context,
          policy,
          [upline_code],
          POLICY_NOTICES['policy-action-unanswered'],
          {
            values: {},
            maskedLink: '/business?team=Infinity',
          },
        );
      }
    },
  });
  jobs.schedule('escalate-requirements', { dailyAt: '06:20' }, 'escalate-requirements', {});

  // What was mended elsewhere, a license that was approved, closes what the check had found.
  const check = policyCheck(platform);
  jobs.define('check-policies-again', {
    async run(context, { after }) {
      const { db } = context;
      await shareGuard(db);
      const ids = await policiesToCheck(db, after, CHECKED);
      for (const id of ids) {
        const policy = await lockPolicy(db, id);
        if (policy?.business_status === 'Action Required')
          await check.again(context, { policy, shares: await sharesOf(db, id) });
      }
      const last = ids.at(-1);
      if (ids.length === CHECKED && last) await jobs.add(db, 'check-policies-again', { after: last });
    },
  });
  jobs.schedule('check-policies-again', { dailyAt: '05:30' }, 'check-policies-again', { after: null });

  jobs.define('remind-of-splits', {
    async run(context) {
      const { db, now } = context;
      const since = new Date(now.getTime() - SPLIT_UNANSWERED_MS);
      const splits = await takeUnansweredSplits(db, since, now, BATCH);
      // Both splits of a policy may wait for the writing associate.
      for (const [id, own] of Map.groupBy(splits, (split) => split.id)) {
        const people = own.map(({ approval_status, writing_associate_code, associate_code }) =>
          approval_status === 'Pending For Owner' ? writing_associate_code : associate_code,
        );
        const policy = { id, policy_number: own[0]?.policy_number ?? '' };
        await tellAbout(platform, context, policy, people, POLICY_MESSAGES['split-unanswered'], {
          values: {},
        });
      }
      if (splits.length === BATCH) await jobs.add(db, 'remind-of-splits', {});
    },
  });
  jobs.schedule('remind-of-splits', { dailyAt: '06:25' }, 'remind-of-splits', {});
}
