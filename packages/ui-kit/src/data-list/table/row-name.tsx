import { initials } from '@upline/domain';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../../link/link.tsx';
import { HIDDEN_TEXT } from '../model/cell-text.ts';
import type { DataListProps } from '../types.ts';
import styles from './table.module.css';

interface RowNameProps<Row> {
  row: Row;
  text: string;
  hidden: boolean;
  rowTarget: DataListProps<Row>['rowTarget'];
  avatar: DataListProps<Row>['avatar'];
  /** Second line, below the name. */
  second?: ReactNode;
}

/** The row's name: its link, with initials and photo drawn by the style sheet so that they cost no element. */
export function RowName<Row>({ row, text, hidden, rowTarget, avatar, second }: RowNameProps<Row>) {
  const target = rowTarget?.(row) ?? null;
  const person = avatar?.(row);
  const photo = hidden ? null : person?.src;
  const picture = {
    'data-initials': person ? (hidden ? '' : initials(person.name)) : undefined,
    'data-photo': photo ? '' : undefined,
    style: photo ? ({ '--photo': `url(${JSON.stringify(photo)})` } as CSSProperties) : undefined,
  };
  const children = hidden ? HIDDEN_TEXT : text;
  const withPicture = person && styles.avatar;
  const name = {
    className: clsx(styles.name, !second && withPicture, hidden && styles.secret),
    ...(second ? {} : picture),
    children,
  };
  const named = target ? <Link to={target} data-row-link="" {...name} /> : <span {...name} />;
  if (!second) return named;
  return (
    <span className={clsx(styles.lines, withPicture)} {...picture}>
      {named}
      {second}
    </span>
  );
}
