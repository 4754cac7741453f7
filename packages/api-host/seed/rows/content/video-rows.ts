import { addDays, dayAt, emailKey, foldText } from '@upline/domain';
import sharp from 'sharp';
import type { Db } from '../../../src/platform/database/database.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { Random } from '../../random.ts';

const VIDEOS = [
  ['Why families need a plan', 154, 'English', '#0c66e4', '#09326c', 'Published', null],
  ['Three steps out of debt', 212, 'English', '#1f845a', '#164b35', 'Published', null],
  ['What happens if you cannot work', 187, 'English', '#6e5dc6', '#352c63', 'Published', null],
  ['Retirement in plain words', 246, 'English', '#ae4787', '#50253f', 'Published', null],
  ['Por qué su familia necesita un plan', 161, 'Spanish', '#c25100', '#5f3811', 'Published', null],
  ['Une épargne pour les études', 198, 'French', '#206a83', '#1d474c', 'Published', 'Canada'],
  ['A career with us', 305, 'English', '#5b7f24', '#37471f', 'Published', null],
  ['Spring campaign', 95, 'English', '#946f00', '#533f04', 'Draft', null],
] as const;

const CONTACTS = [
  ['Grace', 'Okafor', 'TX', 'family, teachers', true, true],
  ['Luis', 'Herrera', 'TX', 'neighbors', true, false],
  ['Hannah', 'Lindqvist', 'IL', 'family', true, true],
  ['Omar', 'Siddiqui', 'CA', 'business owners', false, true],
  ['Priya', 'Raman', 'CA', 'business owners', true, true],
  ['Walter', 'Brandt', 'OH', 'retired', true, false],
  ['Mei', 'Tanaka', 'WA', 'teachers', false, false],
  ['Noel', 'Beaulieu', 'FL', 'retired', true, false],
] as const;

/** Who sends videos: a builder plan or RMD gives the right. */
const SENDERS = ['bea', 'dev', 'eve'];

/** What became of the deliveries of a sender, the latest first: day, video, contact, status, percent. */
const SENT = [
  [0, 0, 0, 'Watched', 96],
  [1, 0, 1, 'Sent', 0],
  [2, 1, 2, 'Opened', 35],
  [4, 2, 4, 'Clicked', 60],
  [6, 0, 5, 'Watched', 100],
  [9, 3, 0, 'Opened', 12],
  [13, 1, 1, 'Failed', 0],
  [20, 6, 7, 'Unsubscribed', 0],
] as const;

/** The picture of a video: its colours, a sign to play, and its title. */
function thumbnail(title: string, [from, to]: readonly [string, string]): Promise<Buffer> {
  const words = title.split(' ');
  const half = Math.ceil(words.length / 2);
  const line = (text: string, y: number) =>
    `<text x="56" y="${y}" font-family="sans-serif" font-size="44" font-weight="600" fill="#fff">${text}</text>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
      <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
      <rect width="640" height="360" fill="url(#g)"/>
      <circle cx="520" cy="120" r="150" fill="#fff" opacity=".08"/><circle cx="600" cy="260" r="110" fill="#fff" opacity=".08"/>
      <circle cx="96" cy="110" r="40" fill="#fff" opacity=".92"/><path d="M84 88l36 22-36 22z" fill="${to}"/>
      ${line(words.slice(0, half).join(' '), 252)}${line(words.slice(half).join(' '), 308)}
    </svg>`),
  )
    .webp()
    .toBuffer();
}

/** A contact who is a prospect of the sender as well, where there is one. */
async function addFromProspect(db: Db, code: string, id: string, at: Date): Promise<void> {
  const prospect = await db
    .selectFrom('prospect')
    .select(['id', 'first_name', 'last_name', 'email', 'email_key', 'phone', 'state'])
    .where('owner_code', '=', code)
    .where('email', 'is not', null)
    .orderBy('email_key')
    .limit(1)
    .executeTakeFirst();
  if (!prospect) return;
  const { id: prospect_id, first_name, last_name, email, email_key, phone: mobile, state } = prospect;
  await db
    .insertInto('video_contact')
    .values({
      ...{ id, owner_code: code, prospect_id, first_name, last_name, email, email_key, mobile, state },
      name_key: foldText(`${last_name} ${first_name}`),
      tags: 'prospects',
      consent_email: true,
      consent_email_at: at,
      consent_email_source: 'By Phone',
      created_at: at,
      created_by: code,
      updated_at: at,
    })
    .execute();
}

/** Videos, and contacts and history of those who send them; without files the pictures are names alone. */
export async function seedVideos(
  db: Db,
  files: Platform['files'] | undefined,
  random: Random,
  now: Date,
): Promise<void> {
  const today = dayAt(now);
  const before = (days: number, hours = 2) => new Date(now.getTime() - (days * 24 + hours) * 3_600_000);
  const office = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();

  const videos: { id: string; duration_seconds: number }[] = [];
  for (const [index, [title, duration_seconds, language, from, to, status, country]] of VIDEOS.entries()) {
    const file_key = files?.newKey('attachment', 'webp') ?? `attachment/thumbnail-${index}.webp`;
    const size = files ? (await files.write(file_key, await thumbnail(title, [from, to]))).size : 1;
    const picture = {
      id: random.uuid(),
      owner_code: office.code,
      purpose: 'content-image',
      file_key,
      name: 'thumbnail.webp',
      type: 'image/webp',
      size_bytes: size,
      created_at: before(60),
      created_by: office.code,
    };
    await db.insertInto('attachment').values(picture).execute();
    const video = {
      id: random.uuid(),
      title,
      title_key: foldText(title),
      host_id: String(76_979_871 + index * 1_311),
      thumbnail_id: picture.id,
      duration_seconds,
      language,
      approval_number: `CMP-2026-${String(101 + index * 7).padStart(4, '0')}`,
      expires_on: addDays(today, 120 + index * 25),
      country,
      status,
      position: index + 1,
      created_at: before(60),
      created_by: office.code,
      updated_at: before(30),
    } as const;
    await db.insertInto('video').values(video).execute();
    videos.push(video);
  }

  const senders = await db
    .selectFrom('app_user')
    .select(['code', 'username'])
    .where('username', 'in', SENDERS)
    .orderBy('code')
    .execute();
  for (const [place, { code }] of senders.entries()) {
    const contacts = CONTACTS.map(
      ([first_name, last_name, state, tags, consent_email, consent_sms], index) => {
        const email = `${first_name}.${last_name}@mail.example`.toLowerCase();
        const agreed = before(80 - index * 4);
        return {
          id: random.uuid(),
          owner_code: code,
          first_name,
          last_name,
          name_key: foldText(`${last_name} ${first_name}`),
          email,
          email_key: emailKey(email),
          mobile: `51266${place}01${String(10 + index)}`,
          state,
          tags,
          birthday: index % 2 === 0 ? `19${70 + index * 2}-0${index + 1}-14` : null,
          consent_email,
          consent_email_at: consent_email ? agreed : null,
          consent_email_source: consent_email ? ('In Person' as const) : null,
          consent_sms,
          consent_sms_at: consent_sms ? agreed : null,
          consent_sms_source: consent_sms ? ('By Phone' as const) : null,
          created_at: agreed,
          created_by: code,
          updated_at: agreed,
        };
      },
    );
    await db.insertInto('video_contact').values(contacts).execute();
    await addFromProspect(db, code, random.uuid(), before(12));
    for (const [days, video, contact, status, percent] of SENT) {
      const [watched, to] = [videos[video], contacts[contact]];
      if (!watched || !to) continue;
      const at = before(days + 1);
      const send = {
        id: random.uuid(),
        owner_code: code,
        video_id: watched.id,
        channel: 'Email' as const,
        message: 'Hello {first_name}, I thought of you when I saw this short video.',
        created_at: at,
      };
      await db.insertInto('video_send').values(send).execute();
      const name = `${to.first_name} ${to.last_name}`;
      const isFailed = status === 'Failed';
      await db
        .insertInto('video_delivery')
        .values({
          id: random.uuid(),
          send_id: send.id,
          owner_code: code,
          contact_id: to.id,
          contact_name: name,
          contact_key: foldText(name),
          address: to.email_key,
          status,
          due_at: at,
          due_on: dayAt(at),
          sent_at: isFailed ? null : at,
          failure: isFailed ? 'The message could not be delivered' : null,
          watched_seconds: Math.floor((watched.duration_seconds * percent) / 100),
          percent,
          watched_at: status === 'Watched' ? before(days, 20) : null,
          clicked_at: status === 'Clicked' ? before(days, 20) : null,
          created_at: at,
        })
        .execute();
    }
    const gone = contacts.at(-1);
    if (gone && place === 0)
      await db
        .insertInto('video_unsubscription')
        .values({ channel: 'Email', address: gone.email_key, unsubscribed_at: before(19) })
        .execute();
  }
}
