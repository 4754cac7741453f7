import styles from './table.module.css';

interface RowButtonsProps {
  label: string;
  movable: boolean;
  acts: boolean;
  first: boolean;
  last: boolean;
}

/** What can be done with a row or its card: move it, open its menu. One handler on the list answers for all of them. */
export function RowButtons({ label, movable, acts, first, last }: RowButtonsProps) {
  return (
    <>
      {movable && (
        <>
          <button
            type="button"
            className={styles.move}
            data-move="up"
            disabled={first}
            aria-label={`Move ${label} up`}
          />
          <button
            type="button"
            className={styles.move}
            data-move="down"
            disabled={last}
            aria-label={`Move ${label} down`}
          />
        </>
      )}
      {acts && (
        <button
          type="button"
          className={styles.more}
          data-more=""
          aria-haspopup="menu"
          aria-label={`Actions for ${label}`}
        />
      )}
    </>
  );
}
