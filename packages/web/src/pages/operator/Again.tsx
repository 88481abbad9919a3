import { Button } from '../../controls/Button.tsx';
import styles from './Operator.module.css';

/** Looks once more at what a page of the desk shows. */
export const Again = ({ label, look }: { readonly label: string; readonly look: () => unknown }) => (
  <div className={styles.buttons}>
    <Button look="quiet" onClick={() => void look()}>
      {label}
    </Button>
  </div>
);
