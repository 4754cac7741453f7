import { initials } from '@upline/domain';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from '../link/link.tsx';
import { HIDDEN_TEXT } from './model/cell-text.ts';
import styles from './table.module.css';
import type { DataListProps } from './types.ts';

interface RowNameProps<Row> {
  row: Row;
  text: string;
  hidden: boolean;
  rowTarget: DataListProps<Row>['rowTarget'];
  avatar: DataListProps<Row>['avatar'];
}

/** The row's name: its link, with initials and photo drawn by the style sheet so that they cost no element. */
export function RowName<Row>({ row, text, hidden, rowTarget, avatar }: RowNameProps<Row>) {
  const target = rowTarget?.(row) ?? null;
  const person = avatar?.(row);
  const photo = hidden ? null : person?.src;
  const shared = {
    className: clsx(styles.name, person && styles.avatar, hidden && styles.secret),
    'data-initials': person ? (hidden ? '' : initials(person.name)) : undefined,
    'data-photo': photo ? '' : undefined,
    style: photo ? ({ '--photo': `url(${JSON.stringify(photo)})` } as CSSProperties) : undefined,
    children: hidden ? HIDDEN_TEXT : text,
  };
  return target ? <Link to={target} data-row-link="" {...shared} /> : <span {...shared} />;
}
