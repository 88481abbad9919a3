import { Component, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Heading } from '../controls/Heading.tsx';
import styles from '../controls/Waiting.module.css';
import type { Messages } from '../kit/language/en.ts';
import { forgetFailures } from '../kit/later.ts';
import { tellError } from '../kit/pageErrors.ts';
import { go } from '../kit/route.ts';

interface Props {
  readonly m: Messages;
  /** The page can do without what is inside: nothing is said, and the rest stays. */
  readonly spare?: boolean;
  readonly children: ReactNode;
}

/** Whatever goes wrong in a room: say so and offer a way out. What lies beside the room takes nothing else with it. */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    tellError('boundary', error);
    forgetFailures();
  }

  override render() {
    const { error } = this.state;
    const { m, children, spare = false } = this.props;
    if (error === null) return children;
    if (spare) return null;
    return (
      <main className={styles.waiting}>
        <Heading>{m.broken}</Heading>
        <p>{error.message}</p>
        <Button look="ember" onClick={() => this.setState({ error: null })}>
          {m.tryAgain}
        </Button>
        <Button onClick={() => go({ at: 'door' })}>{m.home}</Button>
      </main>
    );
  }
}
