import { type UserEvent, userEvent } from '@testing-library/user-event';

/** A key by its name, as `{Enter}` or `[ShiftLeft]`; what stands between such keys is text. */
const KEYS = /(\{[^}]*\}|\[[^\]]*\])/;

/**
 * A person who does not wait between two keys, and whose words arrive at once instead of letter by letter: to draw a whole
 * page anew for each letter of a name would take a third of the time of a form's tests. What a field does with single
 * letters is proved by the tests of the kit.
 */
export function quickUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (element, text) => {
    await user.click(element);
    for (const part of text.split(KEYS))
      if (part.length > 1 && !KEYS.test(part)) await user.paste(part);
      else if (part) await user.keyboard(part);
  };
  return { ...user, type };
}
