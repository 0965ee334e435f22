import type { ServiceLevel } from '../stay/service-level';

type Input = {
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel | null;
	adults: number;
	children: number;
	/** Under 2. */
	babies?: number;
};

/** The party of a page when none is given. */
export const DEFAULT_PARTY = { adults: 2, children: 0 } as const;

/** The query that asks for a stay, `?checkIn=…`, read again by `readStayWish`; the usual party and no children go without saying. */
export function stayQuery({ checkIn, checkOut, serviceLevel, adults, children, babies }: Input): string {
	const level = serviceLevel ? `&serviceLevel=${serviceLevel}` : '';
	const isUsual = adults === DEFAULT_PARTY.adults && children === DEFAULT_PARTY.children;
	const party = isUsual ? '' : `&adults=${adults}${children === 0 ? '' : `&children=${children}`}`;
	return `?checkIn=${checkIn}&checkOut=${checkOut}${level}${party}${babies ? `&babies=${babies}` : ''}`;
}
