import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { ConsentPanelProps } from './consent-panel';

/**
 * Where the question about cookies will stand. All of it comes late and draws itself above the page, so that the first view
 * weighs and moves nothing for it; it stands first, so that a keyboard meets it first. Nothing to agree to, nothing to load.
 */
export function ConsentGate({ consent }: ConsentPanelProps) {
	const [Inbox, setPanel] = useState<ComponentType<ConsentPanelProps> | null>(null);
	const hasQuestion = consent.purposes.length > 0;
	useEffect(() => {
		let isThere = hasQuestion;
		if (hasQuestion)
			import('./consent-panel').then(
				({ ConsentPanel }) => isThere && setPanel(() => ConsentPanel),
				() => undefined,
			);
		return () => {
			isThere = false;
		};
	}, [hasQuestion]);
	return Inbox ? (
		<Suspense>
			<Inbox consent={consent} />
		</Suspense>
	) : null;
}
