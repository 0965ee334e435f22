import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { ConsentPanelProps } from './consent-panel';

/**
 * The place of the consent request. It loads late and renders above the page, so that it costs the first view no bytes and no layout
 * shift; it is first in the document, so that a keyboard reaches it first. Loads nothing where no consent is needed.
 */
export function ConsentGate({ consent, isSecret }: ConsentPanelProps) {
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
			<Inbox consent={consent} isSecret={isSecret} />
		</Suspense>
	) : null;
}
