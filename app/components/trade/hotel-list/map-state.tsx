import type { ReactNode } from 'react';

/** A message over the map: what it waits for, or why it shows nothing. */
export function MapState({ children }: { children: ReactNode }) {
	return (
		<p
			role="status"
			className="absolute top-3 left-3 z-1 max-w-[calc(100%-5rem)] rounded-control bg-work px-3 py-2 text-note shadow-panel"
		>
			{children}
		</p>
	);
}
