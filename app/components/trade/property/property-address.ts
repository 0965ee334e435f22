import type { ChosenStay } from '~/domain/property/choose-stay';
import { stayQuery } from '~/domain/property/stay-query';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { SEASON_NAME, TAB_NAME } from '~/domain/trade/property-tabs';

type Stay = { checkIn: string; checkOut: string };

/** The query of a property's page for another stay of the same party, on the availability tab. */
export function chooseAddress(chosen: ChosenStay, stay: Stay, serviceLevel: ServiceLevel | null): string {
	const { adults, children } = chosen;
	return `${stayQuery({ ...stay, serviceLevel, adults, children })}&${TAB_NAME}=availability`;
}

/** The same stay, and the weeks of another season listed. */
export function seasonAddress(chosen: ChosenStay, season: string): string {
	const { period, serviceLevel } = chosen;
	const requested = period ? chooseAddress(chosen, period, serviceLevel) : `?${TAB_NAME}=availability`;
	return `${requested}&${SEASON_NAME}=${season}`;
}

/** The query that hands the chosen stay over to a dialog; '' where there is none. */
export function chosenQuery({ period, serviceLevel, adults, children }: ChosenStay): string {
	return period ? stayQuery({ ...period, serviceLevel, adults, children }) : '';
}
