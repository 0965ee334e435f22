import type { ServiceLevel } from '../stay/service-level';

type Input = {
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel | null;
	adults: number;
	children: number;
	/** Under 2. */
	babies?: number;
	/** Of each child, null where not said. */
	childrenAges?: readonly (number | null)[];
	cots?: number;
	highChairs?: number;
};

/** The guests of a stay, as a query says them. */
export type QueryParty = Omit<Input, 'checkIn' | 'checkOut' | 'serviceLevel'>;

/** The party of a page when none is given. */
export const DEFAULT_PARTY = { adults: 2, children: 0 } as const;

/** The query that asks for a stay, `?checkIn=…`, read again by `readStayWish`; the usual party and no children go without saying. */
export function stayQuery({ checkIn, checkOut, serviceLevel, ...party }: Input): string {
	const { adults, children, babies, childrenAges = [], cots, highChairs } = party;
	const level = serviceLevel ? `&serviceLevel=${serviceLevel}` : '';
	const isUsual = adults === DEFAULT_PARTY.adults && children === DEFAULT_PARTY.children;
	const guests = isUsual ? '' : `&adults=${adults}${children === 0 ? '' : `&children=${children}`}`;
	const ages = childrenAges.some((age) => age !== null) ? childrenAges : [];
	const forBabies = babies ? Object.entries({ babies, cots, highChairs }).filter(([, count]) => count) : [];
	const more = [...ages.map((age) => ['childrenAges', age ?? '']), ...forBabies].map((pair) => `&${pair.join('=')}`);
	return `?checkIn=${checkIn}&checkOut=${checkOut}${level}${guests}${more.join('')}`;
}
