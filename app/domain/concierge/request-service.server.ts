import { and, eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { conciergeEvent, conciergeJob, type conciergeService } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { instantAt } from '../date/instant-at';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { tellBoards } from './board-readers';
import { jobAmounts } from './job-amounts';
import { isInNotice, servicesOf } from './list-services.server';
import { type ServiceRequest, serviceRequest } from './service-request-schema';
import { type ConciergeContext, type ConciergeStay, closedReason, type StayOf, stayOf } from './stay-of-party.server';

const HOUR = 3_600_000;

/**
 * Asks for a service (CONCIERGE-2): the lead guest with the trip's token, an agent, operator or the team with the lead's id. The price that was shown counts as agreed
 * where the client or its agent asks; the team and operators ask without one. Gives the job's public id, or the errors of its fields (`input` is the form as it was
 * sent, see `serviceRequest`); the same form twice gives the same job. Throws DomainError 'not-found', 'forbidden', 'conflict' (`concierge-off`, `not-booked`,
 * `over`, `link-ended`, `not-offered`: no such service here, `price-changed`, `too-many`), 'too-many-requests', 'unavailable'.
 */
export async function requestService({
	ctx,
	of,
	input,
}: {
	ctx: ConciergeContext;
	of: StayOf;
	input: object;
}): Promise<{ id: string } | { errors: FieldErrors }> {
	const stay = await stayOf(ctx, of);
	const closed = closedReason(stay);
	if (closed) throw new DomainError('conflict', 'Nothing can be asked for', { reason: closed });
	const read = serviceRequest.safeParse(input);
	if (!read.success) return { errors: fieldErrorsFrom(read.error.issues) };
	const request = read.data;
	const id = `job_${request.key.replaceAll('-', '')}`;
	const known = async () =>
		(
			await ctx.db
				.select({ id: conciergeJob.id })
				.from(conciergeJob)
				.where(and(eq(conciergeJob.id, id), eq(conciergeJob.leadNo, stay.leadNo)))
		)[0];
	const services = await servicesOf(ctx.db, stay);
	const service = services.find(({ key }) => key === request.service);
	if (!service) throw new DomainError('conflict', `No service ${request.service}`, { reason: 'not-offered' });
	if (await known()) return { id };
	const errors = dayErrors(service, stay, { request, now: ctx.now });
	if (errors) return { errors };
	if (service.priceMinor !== request.seenMinor)
		throw new DomainError('conflict', 'Another price was shown', { reason: 'price-changed' });
	try {
		await store({ ctx, stay, service, request, id });
		tellBoards(ctx);
	} catch (error) {
		if (breaksConstraint(error, 'concierge_job.id', 'unique') && (await known())) return { id };
		if (breaksConstraint(error, 'concierge_job_position_range', 'check'))
			throw new DomainError('conflict', 'Too many jobs', { reason: 'too-many' });
		throw refuseTooMany(error, ctx.now);
	}
	return { id };
}

type Service = typeof conciergeService.$inferSelect;

function dayErrors(
	service: Service,
	stay: ConciergeStay,
	{ request: { day, time }, now }: { request: ServiceRequest; now: number },
): FieldErrors | null {
	if (day < stay.checkIn || day > stay.checkOut) return { day: { key: 'outsideStay' } };
	if (!isInNotice(service, { day, time, timeZone: stay.timeZone }, now))
		return { day: { key: 'serviceNotice', values: { hours: service.noticeHours } } };
	return null;
}

async function store({
	ctx,
	stay,
	service,
	request,
	id,
}: {
	ctx: ConciergeContext;
	stay: ConciergeStay;
	service: Service;
	request: ServiceRequest;
	id: string;
}) {
	const { db, now, visitor, settings } = ctx;
	const { leadNo, brandKey, party, actor } = stay;
	const amounts = jobAmounts(service, request.quantity);
	const isClients = party === 'guest' || party === 'agent';
	const isTransfer = service.kind === 'transfer';
	await auditedWrite({
		...{ ctx: { db, now, brand: { key: brandKey } }, actor, action: 'concierge.requested' },
		subject: sql`select ${lead.id} from ${lead} where ${and(eq(lead.no, leadNo), eq(lead.status, 'confirmedBooking'))}`,
		detail: { job: id, service: service.key, party },
		statements: [
			...(party === 'guest' ? rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now) : []),
			db.insert(conciergeJob).values({
				...{ id, leadNo, brandKey, state: 'requested', serviceNo: service.no, supplierNo: null, kind: service.kind },
				position: sql`(select coalesce(max(position), 0) + 1 from concierge_job where lead_no = ${leadNo})`,
				...{ nameEn: service.nameEn, nameDe: service.nameDe, unit: service.unit, quantity: request.quantity },
				...{ day: request.day, time: request.time, note: request.note },
				...(isTransfer ? { pickUp: request.pickUp, dropOff: request.dropOff, flight: request.flight } : {}),
				adults: request.adults ?? stay.adults ?? stay.pax,
				children: request.children ?? stay.children ?? 0,
				...{ currency: service.currency, ...amounts, agreedMinor: isClients ? amounts.priceMinor : null },
				freeUntil: instantAt(request.day, request.time ?? '00:00', stay.timeZone) - service.cancelHours * HOUR,
				...{ requestedBy: party, createdAt: now, updatedAt: now },
			}),
			db.insert(conciergeEvent).values({
				jobNo: sql`(select ${conciergeJob.no} from ${conciergeJob} where ${conciergeJob.id} = ${id})`,
				...{
					version: 1,
					move: 'request',
					fromState: null,
					toState: 'requested',
					party,
					actor: actor.id,
					createdAt: now,
				},
			}),
		],
	});
}
