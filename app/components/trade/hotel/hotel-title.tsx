import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HotelCredits, HotelStanding } from '../../hotel/hotel-marks';

/** Name, standing and credits of a hotel. */
export function HotelTitle({ view }: { view: HotelView }) {
	return (
		<>
			<h1 className="pt-3 text-[2.25rem]/[1.1] font-semibold lg:text-[2.75rem]/[1.1]">{view.name}</h1>
			<div className="mt-2 grid gap-1.5 lg:mt-3">
				<HotelStanding hotel={view} />
				<HotelCredits hotel={view} />
			</div>
		</>
	);
}
