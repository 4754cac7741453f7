import { fillTitle } from '@upline/domain/message-words';
import type { MessageTemplate, ValuesOf } from '../platform/messages/message-templates.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { superAdmins } from './recipients.store.ts';
import { messageSender } from './send-messages.ts';

interface Alarm<Names extends string> {
  readonly values: ValuesOf<Names>;
  /** For the log alone. */
  readonly details: object;
}

/**
 * Reports something badly wrong that nothing corrects by itself: as an error in the log and as a notification to every
 * SuperAdmin.
 */
export async function raiseAlarm<Names extends string>(
  { messages, transaction }: Pick<Platform, 'messages' | 'transaction'>,
  context: Context,
  template: MessageTemplate<Names>,
  { values, details }: Alarm<NoInfer<Names>>,
): Promise<void> {
  context.log.error(details, fillTitle(template.title ?? template.key, values));
  const { sendEach } = messageSender({ messages });
  await transaction(context, async (inside) => {
    const people = await superAdmins(inside.db);
    const about = template.kind;
    await sendEach(
      inside,
      template as MessageTemplate,
      people.map((to) => ({ to, values, about })),
    );
  });
}
