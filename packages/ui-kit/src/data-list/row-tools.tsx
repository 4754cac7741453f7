import styles from './table.module.css';

interface RowToolsProps {
  label: string;
  kit: { actions: boolean; movable: boolean };
  first: boolean;
  last: boolean;
}

/** The controls at a row's end. One handler on the table answers for all of them. */
export function RowTools({ label, kit, first, last }: RowToolsProps) {
  return (
    <td className={styles.tools}>
      {kit.movable && (
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
      {kit.actions && (
        <button
          type="button"
          className={styles.more}
          data-more=""
          aria-haspopup="menu"
          aria-label={`Actions for ${label}`}
        />
      )}
    </td>
  );
}
