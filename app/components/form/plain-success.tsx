import type { ReactNode } from 'react';

type PlainSuccessProps = { headline: string; number: string | undefined; children?: ReactNode };

/**
 * The least that is said of a sent form, where the file with more does not come: the form has been sent all the same, and nobody should
 * send it again.
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
