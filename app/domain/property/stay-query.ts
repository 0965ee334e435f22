import type { ServiceLevel } from '../stay/service-level';

type Asked = {
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel | null;
	adults: number;
	children: number;
};

/** The query that asks for a stay, `?checkIn=…`, read again by `readStayWish`. */
export function stayQuery({ checkIn, checkOut, serviceLevel, adults, children }: Asked): string {
	const level = serviceLevel ? `&serviceLevel=${serviceLevel}` : '';
	return `?checkIn=${checkIn}&checkOut=${checkOut}${level}&adults=${adults}&children=${children}`;
}
