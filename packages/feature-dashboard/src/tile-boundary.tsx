import { Card } from '@upline/ui-kit/card/card.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Component, type ReactNode } from 'react';

interface TileBoundaryProps {
  /** Heading of the card that takes the place of a part that broke. */
  readonly title: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly error?: unknown;
}

/** Keeps an error of one part of the dashboard to that part: it says so and can be tried again. */
export class TileBoundary extends Component<TileBoundaryProps, Caught> {
  override state: Caught = {};
  #before: unknown;
  static getDerivedStateFromError = (error: unknown): Caught => ({ error });

  #retry = () => {
    const { error } = this.state;
    // React keeps what lazy code failed with: if the same comes again, only a new page asks for it again.
    if (error === this.#before) window.location.reload();
    this.#before = error;
    this.setState({ error: undefined });
  };

  override render() {
    const { title, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <Card title={title}>
        <ErrorState error={error} onRetry={this.#retry} />
      </Card>
    );
  }
}
