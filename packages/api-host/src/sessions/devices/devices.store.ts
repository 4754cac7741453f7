import type { Db } from '../../platform/database/database.ts';

/** The user's device of this token, unless it has expired. A token of another user is no device of this one. */
export async function findDevice(
  db: Db,
  device: { userId: string; tokenHash: string; now: Date },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('remembered_device')
    .select('id')
    .where('token_hash', '=', device.tokenHash)
    .where('user_id', '=', device.userId)
    .where('expires_at', '>', device.now)
    .executeTakeFirst();
}

export async function insertDevice(
  db: Db,
  device: {
    user_id: string;
    token_hash: string;
    device: string;
    address: string;
    now: Date;
    expires_at: Date;
  },
): Promise<string> {
  const { now, ...values } = device;
  const { id } = await db
    .insertInto('remembered_device')
    .values({ ...values, created_at: now, last_used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function touchDevice(db: Db, id: string, now: Date, address: string): Promise<void> {
  await db
    .updateTable('remembered_device')
    .set({ last_used_at: now, address })
    .where('id', '=', id)
    .execute();
}

export async function listDevices(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('remembered_device')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteDevice(
  db: Db,
  id: string,
  userId: string,
): Promise<{ device: string } | undefined> {
  return db
    .deleteFrom('remembered_device')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('device')
    .executeTakeFirst();
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('remembered_device').where('user_id', '=', userId).execute();
}
