import { addDays, type EfastKind, type EfastObserved, foldText, type PublishStatus } from '@upline/domain';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';

interface Task {
  readonly title: string;
  readonly description?: string;
  readonly kind: EfastKind;
  readonly days: number;
  readonly video?: string;
  readonly address?: string;
  readonly observes?: EfastObserved;
  readonly isOptional?: boolean;
  readonly status?: PublishStatus;
}

const TASKS: readonly Task[] = [
  {
    title: 'Welcome to the network',
    description: 'Twelve minutes on how the business works and who helps you.',
    kind: 'Video',
    days: 1,
    video: 'welcome-to-upline',
  },
  {
    title: 'Sign your agreement',
    description: 'Your membership begins with it.',
    kind: 'Form',
    days: 1,
    address: '/account/legal-documents',
    observes: 'AMA Signed',
  },
  {
    title: 'Add your photo',
    description: 'Your team recognizes you in lists and in the tree.',
    kind: 'Form',
    days: 3,
    address: '/account/photo',
    observes: 'Photo Uploaded',
  },
  {
    title: 'Read what your uplines see',
    kind: 'Link',
    days: 5,
    address: '/help/what-uplines-see',
    isOptional: true,
  },
  {
    title: 'Enter ten prospects',
    description: 'People you know and would like to talk to. They stay yours.',
    kind: 'Form',
    days: 7,
    address: '/business/prospects/create',
    observes: 'Ten Prospects Entered',
  },
  {
    title: 'How a first appointment goes',
    description: 'Watch it before your trainer takes you along.',
    kind: 'Video',
    days: 10,
    video: 'first-appointment',
  },
  {
    title: 'Agree on two evenings a week with your trainer',
    kind: 'Confirm',
    days: 10,
  },
  {
    title: 'Read the income disclosure',
    description: 'Before you name an amount to anybody.',
    kind: 'Link',
    days: 14,
    address: '/pages/income-disclosure',
  },
  {
    title: 'Complete your first needs analysis',
    description: 'Practice with your own household.',
    kind: 'Form',
    days: 21,
    address: '/business/financial-needs-analysis',
    observes: 'First FNA Completed',
  },
  {
    title: 'Upload your plan of the next sixty days',
    description: 'The plan that you and your trainer have filled in.',
    kind: 'Upload',
    days: 30,
  },
  {
    title: 'Enter your license',
    description: 'As soon as your state or province has issued it.',
    kind: 'Form',
    days: 60,
    address: '/account/licenses',
    observes: 'License Entered',
  },
  {
    title: 'Visit a training of your team',
    kind: 'Confirm',
    days: 45,
    isOptional: true,
    status: 'Draft',
  },
];

/** People who joined within so many days have begun. */
const BEGINNERS_DAYS = 90;
/** Tom has done so many of the tasks that people tick; others some of them. */
const TOM = 'tom';
const TICKED_BY_TOM = 4;

/** Tasks of eFast Start, and how far those have come who joined lately (domain.md 2.33). */
export function efastRows(random: Random, people: readonly Person[], now: Date, today: string) {
  const tasks = TASKS.map((task, index) => ({
    id: random.uuid(),
    title: task.title,
    title_key: foldText(task.title),
    description: task.description ?? null,
    kind: task.kind,
    observes: task.observes ?? null,
    video: task.video ?? null,
    address: task.address ?? null,
    is_required: !task.isOptional,
    days_offset: task.days,
    status: task.status ?? 'Published',
    position: index + 1,
    updated_at: now,
  }));
  const byHand = tasks.filter(
    ({ kind, observes, status }) => status === 'Published' && observes === null && kind !== 'Upload',
  );
  const beginners = people.filter(
    ({ joinedDaysAgo, status }) => status === 'Active' && joinedDaysAgo < BEGINNERS_DAYS,
  );
  const progress = beginners.flatMap(({ key, code, joinedDaysAgo }) => {
    const count = key === TOM ? TICKED_BY_TOM : random.int(0, byHand.length);
    return byHand.slice(0, count).flatMap(({ id, days_offset }) => {
      const day = Math.max(0, days_offset - 1);
      if (day >= joinedDaysAgo) return [];
      const done_at = new Date(`${addDays(today, day - joinedDaysAgo)}T17:00:00Z`);
      return [{ task_id: id, associate_code: code, done_at, document_id: null }];
    });
  });
  return { efast_task: tasks, efast_progress: progress };
}
