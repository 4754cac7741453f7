import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a line of a select as a person does: opens the list and presses the line. */
export async function chooseOption(user: UserEvent, list: HTMLElement, option: string | RegExp) {
  await user.click(list);
  await user.click(await screen.findByRole('option', { name: option }));
}
