import { Component, type ReactNode } from 'react';
import { CrashScreen } from './error-screen';
import { recoverFromMissingChunk } from './recovery';

interface Props {
  tool?: string | undefined;
  children: ReactNode;
}

/** A crash in one tool leaves the shell and the data alive. */
export class CrashBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    recoverFromMissingChunk(error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen error={error} tool={this.props.tool} onRetry={() => this.setState({ error: undefined })} />;
  }
}
