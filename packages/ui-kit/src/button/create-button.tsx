import { IconPlus } from '../icons/icons.ts';
import { useUiKit } from '../provider/context.ts';
import { LinkButton, type LinkButtonProps } from './button.tsx';
import classes from './create-button.module.css';
import { Hint } from './hint.tsx';

export type CreateButtonProps = Pick<LinkButtonProps, 'to' | 'children'>;

/** The way to a new record from its list; under the thumb, as a round button over the page, where the screen is narrow. */
export const CreateButton = ({ to, children }: CreateButtonProps) => {
  const { singleKeys } = useUiKit();
  return (
    <Hint label="Press C" disabled={!singleKeys}>
      <LinkButton
        to={to}
        // The key C of the page presses what says so here.
        aria-keyshortcuts={singleKeys ? 'C' : undefined}
        // Over the page on a phone, where it takes no room in the head.
        data-floats
        variant="filled"
        classNames={{ root: classes.create ?? '', section: classes.icon ?? '', label: classes.words ?? '' }}
        leftSection={<IconPlus size={24} stroke={1.75} />}
      >
        {children}
      </LinkButton>
    </Hint>
  );
};
