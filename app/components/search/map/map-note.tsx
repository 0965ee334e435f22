import type { ReactNode } from 'react';

/** A message over the map: what it waits for, or why it shows nothing. */
export function MapNote({ children }: { children: ReactNode }) {
	return (
		<p role="status" className="map-note absolute top-3 left-3 z-1 bg-sheet px-4 py-2.5 text-small shadow-popover">
			{children}
		</p>
	);
}
