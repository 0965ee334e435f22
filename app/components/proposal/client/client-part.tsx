import type { ReactNode } from 'react';

/** A part of an option: its title beside what it is about, above it on narrow screens. */
export function ClientPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-10 grid gap-x-10 gap-y-4 border-t border-line2 pt-7 xl:grid-cols-[22.5rem_minmax(0,1fr)] print:break-inside-avoid">
			<h3 className="text-h3">{title}</h3>
			<div className="min-w-0 xl:pt-1.5">{children}</div>
		</section>
	);
}
