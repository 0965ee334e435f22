import { useCallback, useEffect, useState } from 'react';
import stream from 'stream-chat-react/css/index.css?url';
import { loadStylesheet } from '../../ui/load-stylesheet';
import own from './stream.css?url';
import { StreamGuard } from './stream-guard';
import type { StreamPartsProps } from './stream-parts';
import { StreamWaiting } from './stream-waiting';

type Screen = typeof import('./stream-screen');

/** Never part of the server's bundle, and of no page before a chat opens. */
const loadScreen = import.meta.env.SSR ? null : () => import('./stream-screen');

/** Stream's list and conversation, under a contract with Stream; script and styles load when this is rendered. */
export function LateStream(props: StreamPartsProps) {
	const [screen, setScreen] = useState<Screen | 'failed' | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again
	useEffect(() => {
		let isGone = false;
		setScreen(null);
		Promise.all([loadScreen?.(), loadStylesheet(stream), loadStylesheet(own)]).then(
			([module]) => {
				if (!isGone && module) setScreen(module);
			},
			(error: unknown) => {
				// The connection of a chat is only logged (AGENCY-32).
				console.debug('the chat was not loaded', error);
				if (!isGone) setScreen('failed');
			},
		);
		return () => {
			isGone = true;
		};
	}, [tries]);
	const again = useCallback(() => setTries((count) => count + 1), []);
	if (screen === null || screen === 'failed')
		return <StreamWaiting {...props} state={screen === null ? 'connecting' : 'offline'} onAgain={again} />;
	return (
		<StreamGuard fallback={(retry) => <StreamWaiting {...props} state="offline" onAgain={retry} />}>
			<screen.StreamScreen {...props} />
		</StreamGuard>
	);
}
