import type { ReactNode } from 'react';

/** A card of a hotel's page, with its title. */
export function HotelCard({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="trade-card px-5 pt-4 pb-5">
			<h2 className="mb-1.5 text-t3">{title}</h2>
			{children}
		</section>
	);
}
