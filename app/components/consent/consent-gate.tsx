import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { ConsentDeskProps } from './consent-desk';

/**
 * Where the question about cookies will stand. All of it comes late and draws itself above the page, so that the first view
 * weighs and moves nothing for it; it stands first, so that a keyboard meets it first. Nothing to agree to, nothing to load.
 */
export function ConsentGate({ consent }: ConsentDeskProps) {
	const [Desk, setDesk] = useState<ComponentType<ConsentDeskProps> | null>(null);
	const hasQuestion = consent.purposes.length > 0;
	useEffect(() => {
		let isThere = hasQuestion;
		if (hasQuestion)
			import('./consent-desk').then(
				({ ConsentDesk }) => isThere && setDesk(() => ConsentDesk),
				() => undefined,
			);
		return () => {
			isThere = false;
		};
	}, [hasQuestion]);
	return Desk ? (
		<Suspense>
			<Desk consent={consent} />
		</Suspense>
	) : null;
}
