import { IconPlus } from '../icons/icons.ts';
import { LinkButton, type LinkButtonProps } from './button.tsx';
import classes from './create-button.module.css';

export type CreateButtonProps = Pick<LinkButtonProps, 'to' | 'children'>;

/** The way to a new record from its list; under the thumb, as a round button over the page, where the screen is narrow. */
export const CreateButton = ({ to, children }: CreateButtonProps) => (
  <LinkButton
    to={to}
    variant="filled"
    classNames={{ root: classes.create ?? '', section: classes.icon ?? '', label: classes.words ?? '' }}
    leftSection={<IconPlus size={24} stroke={1.75} />}
  >
    {children}
  </LinkButton>
);
