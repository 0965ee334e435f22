import type { ReactNode } from 'react';

/** Fields under a small heading. */
export function LeadGroup({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="mt-5 grid grid-cols-1 items-start gap-3.5 first:mt-0 lg:grid-cols-2">
			<legend className="mb-2.5 text-[0.75rem]/4 font-semibold tracking-[0.06em] uppercase">{title}</legend>
			{children}
		</fieldset>
	);
}
