import { messages } from '@upline/domain';
import type { z } from 'zod';
import { me } from '../network/nodes.store.ts';
import { auditReference } from '../platform/audit/audit-changes.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { namedTeam, namedTeamBody, namedTeamUpdate } from './named-teams.schemas.ts';
import {
  findNamedTeam,
  insertNamedTeam,
  isTeamNameTaken,
  listNamedTeams,
  type NamedTeam,
  updateNamedTeam,
} from './named-teams.store.ts';

type Answer = z.input<typeof namedTeam>;

const answerOf = ({ id, code, name, anchor_code, anchor_name, status, version }: NamedTeam): Answer => ({
  id,
  code,
  name,
  anchor: { code: anchor_code, name: anchor_name },
  status,
  version,
});

/** Named company teams (domain.md 2.33): admins alone write them. */
export function namedTeams({ audit }: Pick<Platform, 'audit'>) {
  /** Throws 422: the name is unique, the anchor senior and Active. */
  async function judge({ db }: Context, body: z.output<typeof namedTeamBody>, id: string | null) {
    if (await isTeamNameTaken(db, body.name, id))
      throw invalid([{ field: 'name', message: messages.unique('Name') }]);
    const anchor = await me(db, body.anchor_code);
    if (!anchor?.is_senior_level || anchor.status !== 'Active')
      throw invalid([
        { field: 'anchor_code', message: 'Anchor must be an Active associate at RMD or higher' },
      ]);
  }

  async function answer({ db }: Context, id: string): Promise<NamedTeam> {
    const team = await findNamedTeam(db, { id });
    if (!team) throw notFound();
    return team;
  }

  return {
    async list({ db }: Context): Promise<{ rows: Answer[] }> {
      return { rows: (await listNamedTeams(db, false)).map(answerOf) };
    },

    async create(context: SignedInContext, body: z.output<typeof namedTeamBody>): Promise<Answer> {
      await judge(context, body, null);
      const id = await insertNamedTeam(context.db, { ...body, now: context.now, by: context.caller.code });
      const team = await answer(context, id);
      audit.record(context, {
        action: 'create',
        entity: 'named_team',
        entityId: id,
        entityLabel: team.name,
        ownerCode: team.anchor_code,
      });
      return answerOf(team);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: z.output<typeof namedTeamUpdate>,
    ): Promise<Answer> {
      const before = await answer(context, id);
      if (before.version !== version) throw staleVersion('team', answerOf(before));
      // A closed team keeps the anchor it had, whatever became of the person.
      if (body.status === 'Active' || body.anchor_code !== before.anchor_code) await judge(context, body, id);
      else if (await isTeamNameTaken(context.db, body.name, id))
        throw invalid([{ field: 'name', message: messages.unique('Name') }]);
      const written = { ...body, now: context.now, by: context.caller.code };
      if (!(await updateNamedTeam(context.db, id, version, written))) throw staleVersion('team');
      const after = await answer(context, id);
      const anchor = (team: NamedTeam) => auditReference(team.anchor_name, team.anchor_code);
      audit.record(context, {
        action: 'update',
        entity: 'named_team',
        entityId: id,
        entityLabel: after.name,
        ownerCode: after.anchor_code,
        changes: [
          { field: 'Name', old: before.name, new: after.name },
          { field: 'Anchor', old: anchor(before), new: anchor(after) },
          { field: 'Status', old: before.status, new: after.status },
        ].filter((change) => change.old !== change.new),
      });
      return answerOf(after);
    },
  };
}
