import type { OpenTripView, TripServicesView } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { knownBrands } from '~/domain/brand/known-brands';
import { jobsOf, listServices } from '~/domain/concierge/list-services.server';
import type { TripRow } from '~/domain/trip/read-trip.server';

/** Whether services can be asked for at all: a brand without terms and rooms of a hotel have no concierge (CONCIERGE-3). */
function hasConcierge({ brandKey, hotelNo }: Pick<TripRow, 'brandKey' | 'hotelNo'>): boolean {
	return hotelNo === null && knownBrands().of(brandKey).concierge !== null;
}

/** What the lead guest can add and has added (TRIP-10). Throws DomainError 'unavailable'. */
export async function servicesView(ctx: AppLoadContext, row: TripRow, token: string): Promise<TripServicesView | null> {
	if (!hasConcierge(row)) return null;
	const { terms, services, jobs } = await listServices({ ctx, of: { token } });
	if (services.length === 0 && jobs.length === 0) return null;
	return { terms, services, jobs, keys: services.map(() => crypto.randomUUID()) };
}

/** Asked for and confirmed services without prices (TRIP-3). Throws DomainError 'unavailable'. */
export async function plannedServices(ctx: AppLoadContext, row: TripRow): Promise<OpenTripView['planned']> {
	if (!hasConcierge(row)) return [];
	const jobs = await jobsOf(ctx.db, row.leadNo);
	return jobs
		.filter(({ state }) => state !== 'declined' && state !== 'cancelled')
		.map(({ id, nameEn, nameDe, day, time, state }) => ({
			...{ id, name: ctx.language === 'de' ? nameDe : nameEn, day, time },
			isConfirmed: state === 'confirmed' || state === 'done',
		}));
}
