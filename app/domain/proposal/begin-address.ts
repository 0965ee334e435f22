import { SERVICE_LEVELS } from '#db/schema/enums';
import type { ServiceLevel } from '../stay/service-level';
import { MOST_OPTIONS } from './proposal-limits';

/** Where a proposal is begun with what was chosen. */
export const BEGIN_PATH = '/partner/proposals/new';

/** Where one lead is posted to go straight to its builder. */
export function beginPost(): string {
	return `${BEGIN_PATH}?begin=1`;
}

type Chosen = {
	leads?: readonly string[];
	/** Properties by their codes. */
	codes?: readonly string[];
	checkIn?: string | null;
	checkOut?: string | null;
	adults?: number | null;
	children?: number | null;
	level?: ServiceLevel | null;
};

/** The address of the page that begins a proposal, with at most six options. */
export function beginAddress({ leads = [], codes = [], ...stay }: Chosen): string {
	const query = new URLSearchParams(leads.slice(0, MOST_OPTIONS).map((id) => ['lead', id]));
	if (codes.length > 0) query.set('houses', codes.slice(0, MOST_OPTIONS).join('.'));
	for (const [name, value] of Object.entries(stay)) if (value) query.set(name, String(value));
	return query.size > 0 ? `${BEGIN_PATH}?${query}` : BEGIN_PATH;
}

/** The leads and the level that an address of `beginAddress` names; properties and stay are read as a shortlist's are. */
export function readBeginning(query: URLSearchParams): { leads: string[]; level: ServiceLevel | null } {
	return {
		leads: [...new Set(query.getAll('lead'))].filter((id) => /^\w{1,80}$/.test(id)).slice(0, MOST_OPTIONS),
		level: SERVICE_LEVELS.find((each) => each === query.get('level')) ?? null,
	};
}
