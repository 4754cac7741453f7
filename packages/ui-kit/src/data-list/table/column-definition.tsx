import { ActionIcon } from '@mantine/core';
import type { FieldDefinition } from '@upline/domain';
import { memo, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react';
import { preloadable } from '../../loading/preloadable.ts';
import { IconInfoCircle } from '../icons.ts';
import styles from './column-definition.module.css';

const Layer = preloadable(() =>
  import('./column-definition-layer.tsx').then((chunk) => chunk.ColumnDefinitionLayer),
);

interface ColumnDefinitionProps {
  label: string;
  definition: FieldDefinition;
}

function PlainColumnDefinition({ label, definition }: ColumnDefinitionProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement>();
  const isWanted = useRef(false);
  const show = async ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    isWanted.current = true;
    if ((await Layer.preload()) && isWanted.current) setTarget(currentTarget);
  };
  const hide = () => {
    isWanted.current = false;
    setTarget(undefined);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="xs"
        className={styles.button ?? ''}
        aria-label={`What ${label} means`}
        aria-describedby={target ? id : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <IconInfoCircle size={14} stroke={1.75} />
      </ActionIcon>
      {target && (
        <Suspense>
          <Layer id={id} target={target} definition={definition} />
        </Suspense>
      )}
    </>
  );
}

/**
 * What a column's figure means, how it is worked out and by which rule; on pointing, on focus and on touch. The tooltip is loaded
 * then, and the button stays the same element, so that it keeps the focus.
 */
export const ColumnDefinition = memo(PlainColumnDefinition);
