import { Component, type ReactNode } from 'react';

type GuardProps = { children: ReactNode; fallback: (again: () => void) => ReactNode };

/** An error inside Stream's screen leaves the page as it is. */
export class StreamGuard extends Component<GuardProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown) {
		console.debug('the chat has failed', error);
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		return this.props.fallback(() => this.setState({ hasFailed: false }));
	}
}
