import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { place } from '#db/schema/place';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { mailAddress } from '../mail/mail-address';
import { typedMinor } from '../money/typed-minor';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now' | 'brand'>;

/** Hours of a year. */
const MOST_HOURS = 8784;

const hours = z.coerce.number().int().min(0).max(MOST_HOURS);

const service = z.object({
	price: z.string().max(30),
	net: z.string().max(30),
	supplier: z.string().max(100),
	noticeHours: hours,
	cancelHours: hours,
	isOffered: z.boolean(),
});

const supplier = z.object({
	name: z.string().trim().min(1).max(80),
	email: z.string().transform((text) => mailAddress(text)),
	phone: z.string().trim().max(40),
	language: z.enum(['en', 'de']),
	answerHours: z.coerce.number().int().min(1).max(336),
});

/**
 * All services and suppliers for the page on which they are edited, by place and name; of an account the last letters alone. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function readConciergeCatalogue(ctx: Pick<Ctx, 'db' | 'actor'>) {
	requireActor(ctx, 'suppliers');
	const [services, suppliers] = await ctx.db.batch([
		ctx.db
			.select({
				...{ key: conciergeService.key, kind: conciergeService.kind, nameEn: conciergeService.nameEn },
				...{ nameDe: conciergeService.nameDe, unit: conciergeService.unit, currency: conciergeService.currency },
				...{ priceMinor: conciergeService.priceMinor, netMinor: conciergeService.netMinor },
				...{ noticeHours: conciergeService.noticeHours, cancelHours: conciergeService.cancelHours },
				...{ isRetired: conciergeService.isRetired, placeEn: place.nameEn, placeDe: place.nameDe },
				supplier: conciergeSupplier.key,
			})
			.from(conciergeService)
			.innerJoin(place, eq(place.no, conciergeService.placeNo))
			.leftJoin(conciergeSupplier, eq(conciergeSupplier.no, conciergeService.supplierNo))
			.orderBy(asc(place.nameEn), asc(conciergeService.nameEn))
			.limit(1000),
		ctx.db.select().from(conciergeSupplier).orderBy(asc(conciergeSupplier.name)).limit(1000),
	]);
	return { services, suppliers: suppliers.map(({ no: _, bankAccount: __, ...each }) => each) };
}

/**
 * Writes what was edited of a service; jobs that were asked for keep what they were asked at. Throws DomainError 'forbidden', 'not-found', 'invalid' (`fields`),
 * 'unavailable'.
 */
export async function saveService({ ctx, key, input }: { ctx: Ctx; key: string; input: object }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'concierge'));
	const [found] = await ctx.db.select().from(conciergeService).where(eq(conciergeService.key, key));
	if (!found) throw new DomainError('not-found', `No service ${key}`);
	const read = service.safeParse(input);
	const priceMinor = read.success ? typedMinor(read.data.price, found.currency) : null;
	const netMinor = read.success ? typedMinor(read.data.net, found.currency) : null;
	if (!read.success || priceMinor === null || netMinor === null) throw invalid();
	const { supplier: supplierKey, noticeHours, cancelHours, isOffered } = read.data;
	const supplierNo =
		supplierKey === ''
			? null
			: ((
					await ctx.db
						.select({ no: conciergeSupplier.no })
						.from(conciergeSupplier)
						.where(eq(conciergeSupplier.key, supplierKey))
				)[0]?.no ?? undefined);
	if (supplierNo === undefined) throw invalid();
	const set = { priceMinor, netMinor, supplierNo, noticeHours, cancelHours, isRetired: !isOffered };
	await auditedWrite({
		...{ ctx, actor, action: 'concierge.service-saved', detail: { priceMinor, netMinor, isOffered } },
		subject: sql`select ${conciergeService.key} from ${conciergeService} where ${eq(conciergeService.no, found.no)}`,
		statements: [ctx.db.update(conciergeService).set(set).where(eq(conciergeService.no, found.no))],
	});
}

/** The same of a supplier. */
export async function saveSupplier({ ctx, key, input }: { ctx: Ctx; key: string; input: object }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'concierge'));
	const read = supplier.safeParse(input);
	if (!read.success || !read.data.email) throw invalid();
	const { email, phone, ...rest } = read.data;
	const set = { ...rest, email, phone: phone || null };
	await auditedWrite({
		...{ ctx, actor, action: 'concierge.supplier-saved' },
		subject: sql`select ${conciergeSupplier.key} from ${conciergeSupplier} where ${eq(conciergeSupplier.key, key)}`,
		statements: [ctx.db.update(conciergeSupplier).set(set).where(eq(conciergeSupplier.key, key))],
	});
}

function invalid() {
	return new DomainError('invalid', 'Fields are missing or wrong', { reason: 'fields' });
}
