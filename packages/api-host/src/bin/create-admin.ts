import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { adminsService } from '../admin/admins/admins.service.ts';
import { createPlatform } from '../create-platform.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DataFolderInUse } from '../platform/database/data-lock.ts';
import { openEmbedded, openPostgres } from '../platform/database/open-database.ts';
import { createLog } from '../platform/log.ts';
import type { Context } from '../platform/operation/operation.ts';
import { Problem } from '../platform/operation/problem.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { systemClock } from '../platform/time/system-clock.ts';

/** The link it prints is good this long. */
const LINK_MS = 30 * 60_000;

const ASKED = {
  'first-name': 'First name',
  'last-name': 'Last name',
  email: 'Email',
  username: 'Username',
} as const;
type Asked = keyof typeof ASKED;

/** What was not given as an option is asked for. A password never is: its owner chooses it by the link. */
async function readPerson(): Promise<Record<Asked, string>> {
  const names = Object.keys(ASKED) as Asked[];
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const given = values as Partial<Record<Asked, string>>;
  const lines = createInterface({ input: process.stdin });
  try {
    const typed = lines[Symbol.asyncIterator]();
    for (const name of names) {
      if (given[name] !== undefined) continue;
      process.stdout.write(`${ASKED[name]}: `);
      const { value, done } = await typed.next();
      if (done) throw new Error(`${ASKED[name]} is required`);
      given[name] = value;
    }
  } finally {
    lines.close();
  }
  return given as Record<Asked, string>;
}

/** Makes the first super admin of a system that has none and prints a link to choose a password. */
async function createFirstAdmin(): Promise<void> {
  const config = readConfig(process.env);
  const person = await readPerson();
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  const running = createPlatform({ config, database, clock: systemClock, log: createLog(config) });
  try {
    await running.prepare();
    const { platform } = running;
    const now = systemClock.now();
    const context: Context = {
      db: platform.db,
      now,
      today: companyDay(now),
      requestId: randomUUID(),
      ip: '',
      userAgent: 'admin:create',
      log: platform.log,
      caller: undefined,
    };
    const made = await platform.transaction(context, (inside) =>
      adminsService(platform).createFirst(
        inside,
        {
          first_name: person['first-name'],
          last_name: person['last-name'],
          email: person.email.trim(),
          username: person.username.trim(),
        },
        LINK_MS,
      ),
    );
    if (!made) {
      console.error(
        'There is a super admin already; nothing was changed. Super admins make others in the admin app.',
      );
      process.exitCode = 1;
      return;
    }
    console.log(
      `Super admin ${made.code} was made. Choose the password within 30 minutes; the link is good once:\n\n  ${made.link}\n`,
    );
  } finally {
    await running.close();
  }
}

createFirstAdmin().catch((error: unknown) => {
  if (error instanceof Problem)
    console.error([error.message, ...(error.options.fields ?? []).map(({ message }) => message)].join('\n'));
  else
    console.error(
      error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof Error
        ? error.message
        : error,
    );
  process.exitCode = 1;
});
