import '../../styles/layers.ts';
import { Tooltip } from '@mantine/core';
import type { FieldDefinition } from '@upline/domain';
import styles from './column-definition.module.css';

interface ColumnDefinitionLayerProps {
  /** Id of the words, for the button that they describe. */
  id: string;
  target: HTMLElement;
  definition: FieldDefinition;
}

/** Open as long as it is mounted, unless Escape has closed it. */
export const ColumnDefinitionLayer = ({ id, target, definition }: ColumnDefinitionLayerProps) => (
  <Tooltip
    target={target}
    defaultOpened
    multiline
    w={300}
    position="bottom"
    label={
      <span id={id}>
        <span className={styles.line}>{definition.meaning}</span>
        {definition.formula && <span className={styles.line}>= {definition.formula}</span>}
        <span className={styles.source}>Rule: {definition.source}</span>
      </span>
    }
  />
);
