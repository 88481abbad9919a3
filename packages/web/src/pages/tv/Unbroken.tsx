import { Component, type ReactNode } from 'react';
import { tellError } from '../../kit/pageErrors.ts';
import { recover } from './recover.ts';
import { TvFrame } from './TvFrame.tsx';

interface Props {
  /** What is said while the page comes to itself. */
  readonly said: string;
  readonly children: ReactNode;
}

/** Whatever breaks on a television is said, and mends itself. */
export class Unbroken extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    tellError('boundary', error);
    recover();
  }

  override render() {
    return this.state.isBroken ? <TvFrame said={this.props.said} /> : this.props.children;
  }
}
