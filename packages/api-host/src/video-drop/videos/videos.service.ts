import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { arePictures } from '../../content/files/content-files.store.ts';
import { published } from '../../content/placed.service.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { videoActions } from './videos.actions.ts';
import { type VideoBody, type video, videoBody } from './videos.schemas.ts';
import * as store from './videos.store.ts';

const TRAIL = trailFields<typeof videoBody.shape, store.VideoRow>(videoBody);

export const toVideoRow = (row: store.VideoRow, caller: Caller): z.input<typeof video> => {
  const { title_key, created_at, created_by, updated_by, ...shown } = row;
  return { ...shown, actions: videoActions.of(caller, row) };
};

/** Videos, as the home office keeps them (domain.md 2.29, 2.36). */
export function videos(platform: Platform) {
  const common = published(platform, { table: 'video', name: 'video' });

  async function read({ db }: Pick<SignedInContext, 'db'>, id: string) {
    const row = await store.findVideo(db, id);
    if (!row) throw notFound();
    return row;
  }

  const detail = async (context: SignedInContext, id: string) =>
    toVideoRow(await read(context, id), context.caller);

  async function checked({ db }: SignedInContext, body: VideoBody) {
    if (!(await arePictures(db, [body.thumbnail_id])))
      throw invalid([{ field: 'thumbnail_id', message: messages.invalid('Thumbnail') }]);
    return { ...body, title_key: foldText(body.title) };
  }

  return {
    get: detail,
    move: common.move,
    publish: common.publish,
    unpublish: common.unpublish,
    remove: (context: SignedInContext, id: string, version: number) =>
      common.removeDraft(context, id, version),

    async create(context: SignedInContext, body: VideoBody) {
      const { db, now, caller } = context;
      const position = await common.lastPlace(context);
      const columns = await checked(context, body);
      const { id } = await store.videoWrites.insert(db, {
        ...columns,
        position,
        ...addedBy({ now, caller }),
      });
      const row = await read(context, id);
      common.trail(context, row, 'create', auditChanges(TRAIL, undefined, row));
      return detail(context, id);
    },

    async update(context: SignedInContext, id: string, version: number, body: VideoBody) {
      const { db, now, caller } = context;
      await common.locked(context, id, version);
      const before = await read(context, id);
      const columns = await checked(context, body);
      const changes = auditChanges(TRAIL, before, { ...before, ...columns });
      if (changes.length === 0) return toVideoRow(before, caller);
      await store.videoWrites.write(db, id, { ...columns, ...changedBy({ now, caller }) });
      common.trail(context, before, 'update', changes);
      return detail(context, id);
    },
  };
}
