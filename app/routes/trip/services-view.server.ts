import type { OpenTripView, TripServicesView } from '~/components/trip/trip-view';
import type { AppLoadContext } from '~/context';
import { knownBrands } from '~/domain/brand/known-brands';
import { jobsOf, type StayJobRow, servicesOf, stayServices } from '~/domain/concierge/list-services.server';
import type { PlainDate } from '~/domain/date/plain-date';
import type { TripRow } from '~/domain/trip/read-trip.server';

/** Whether services can be asked for at all: a brand without terms and rooms of a hotel have no concierge (CONCIERGE-3). */
export function hasConcierge({ brandKey, hotelNo }: Pick<TripRow, 'brandKey' | 'hotelNo'>): boolean {
	return hotelNo === null && knownBrands().of(brandKey).concierge !== null;
}

/** The statements of what `servicesView` and `plannedServices` show, for a batch. */
export const servicesStatements = (db: AppLoadContext['db'], row: TripRow) =>
	[servicesOf(db, row), jobsOf(db, row.leadNo)] as const;

type ServicesRows = Parameters<typeof stayServices>[2];

/** What the lead guest can add and has added (TRIP-10). */
export function servicesView(
	ctx: AppLoadContext,
	row: TripRow,
	{ today, rows }: { today: PlainDate; rows: ServicesRows },
): TripServicesView | null {
	const { concierge } = knownBrands().of(row.brandKey);
	const { terms, services, jobs } = stayServices(ctx, { ...row, party: 'guest', terms: concierge, today }, rows);
	if (services.length === 0 && jobs.length === 0) return null;
	return { terms, services, jobs, keys: services.map(() => crypto.randomUUID()) };
}

/** Asked for and confirmed services without prices (TRIP-3). */
export function plannedServices(ctx: Pick<AppLoadContext, 'language'>, jobs: StayJobRow[]): OpenTripView['planned'] {
	return jobs
		.filter(({ state }) => state !== 'declined' && state !== 'cancelled')
		.map(({ id, nameEn, nameDe, day, time, state }) => ({
			...{ id, name: ctx.language === 'de' ? nameDe : nameEn, day, time },
			isConfirmed: state === 'confirmed' || state === 'done',
		}));
}
