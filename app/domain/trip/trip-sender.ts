import type { BrandProfile } from '../brand/brand-profile';
import type { TripRow } from './read-trip.server';

/** Who looks after the guests of a booking: its agent, or the brand where no agency does. */
export type TripSender = { name: string; agency: string | null; email: string; phone: string | null };

/** The agent of a booking, or the brand itself where no agency looks after it, or its own team. */
export function tripSender(
	{
		agency,
		agent,
	}: {
		agency: TripRow['agency'];
		agent: Pick<NonNullable<TripRow['agent']>, 'email' | 'firstName' | 'lastName'> | null;
	},
	brand: Pick<BrandProfile, 'name' | 'email' | 'phone'>,
): TripSender {
	if (agency && agency.teamBrandKey === null && agent) {
		const name = [agent.firstName, agent.lastName].filter(Boolean).join(' ');
		return { name: name || agency.name, agency: agency.name, email: agent.email, phone: null };
	}
	const { countryCode, number } = brand.phone;
	return { name: brand.name, agency: null, email: brand.email, phone: `${countryCode} ${number}` };
}
