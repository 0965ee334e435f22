import { eq, getTableColumns } from 'drizzle-orm';
import { conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { isUnavailable } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { isLanguage, LANGUAGE_QUERY, type Language } from '../language/language';
import { isJobToken, jobTokenHash, jobTokenIn } from './job-token';

/** All that a supplier's page and its steps are made of. */
export type SupplierJob = NonNullable<Awaited<ReturnType<typeof readSupplierJob>>>;

/** Reads a job by the token of a supplier's link, in one statement; null for a token that nothing has. Throws DomainError 'unavailable'. */
export async function readSupplierJob({ db }: Pick<RequestContext, 'db'>, token: string) {
	if (!isJobToken(token)) return null;
	const [row] = await db
		.select({
			job: getTableColumns(conciergeJob),
			link: {
				...{ no: conciergeLink.no, state: conciergeLink.state, answerBy: conciergeLink.answerBy },
				...{ openedAt: conciergeLink.openedAt, supplierNo: conciergeLink.supplierNo },
			},
			supplier: { key: conciergeSupplier.key, name: conciergeSupplier.name, language: conciergeSupplier.language },
			...{ bookingNumber: lead.bookingNumber, lastName: lead.clientLastName, phone: lead.phone },
			...{ propertyName: lead.propertyName, name: property.name, street: property.street },
			...{ placeEn: place.nameEn, placeDe: place.nameDe, timeZone: operator.timeZone },
		})
		.from(conciergeLink)
		.innerJoin(conciergeJob, eq(conciergeJob.no, conciergeLink.jobNo))
		.innerJoin(conciergeSupplier, eq(conciergeSupplier.no, conciergeLink.supplierNo))
		.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(eq(conciergeLink.tokenHash, await jobTokenHash(token)));
	return row ? { ...row, timeZone: row.timeZone ?? PRODUCT_ZONE } : null;
}

/** The look of the address of a supplier's page: the job's brand, and the supplier's language unless the address asks for another. Null for all else. */
export async function jobLook(
	ctx: Pick<RequestContext, 'db' | 'settings'>,
	url: URL,
): Promise<{ brand: BrandProfile; language: Language } | null> {
	const token = jobTokenIn(url.pathname);
	if (token === null) return null;
	try {
		const found = await readSupplierJob(ctx, token);
		const asked = url.searchParams.get(LANGUAGE_QUERY);
		return (
			found && {
				brand: knownBrands().of(found.job.brandKey),
				language: isLanguage(asked) ? asked : found.supplier.language,
			}
		);
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}
