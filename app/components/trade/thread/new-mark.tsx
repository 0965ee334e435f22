import type { ReactNode } from 'react';

/** Marks what waits to be read. */
export function NewMark({ children }: { children: ReactNode }) {
	return (
		<span className="rounded-chip bg-light2 px-1.5 text-note font-semibold whitespace-nowrap text-accent-ink">
			{children}
		</span>
	);
}
