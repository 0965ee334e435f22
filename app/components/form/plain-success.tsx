import type { ReactNode } from 'react';

type PlainSuccessProps = { headline: string; number: string | undefined; children?: ReactNode };

/**
 * A minimal confirmation, shown while the full one is loading and when it cannot be loaded, so that the visitor does not send the form
 * again.
 */
export function PlainSuccess({ headline, number, children }: PlainSuccessProps) {
	return (
		<div role="status" className="space-y-6">
			<h2 className="text-h2">{headline}</h2>
			<p className="tabular">{number}</p>
			{children}
		</div>
	);
}
