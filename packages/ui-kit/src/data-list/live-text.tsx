import styles from './states.module.css';

/** Says changes politely to those who do not see them. */
export const LiveText = ({ children }: { children: string }) => (
  <div role="status" className={styles.said}>
    {children}
  </div>
);
