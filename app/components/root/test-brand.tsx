import type { ReactNode } from 'react';

/** A page of a test brand: it says so above everything, also above what waits over the header for the keyboard; headers over pictures begin below that line. */
export function TestBrand({ note, children }: { note: string; children: ReactNode }) {
	return (
		<>
			<p role="note" className="relative z-60 bg-main px-4 py-2 text-center text-small text-on-main">
				{note}
			</p>
			<div className="relative">{children}</div>
		</>
	);
}
