import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { conciergeLink } from '#db/schema/concierge';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { fromLocalField } from '../date/format-timestamp';
import { instantAt } from '../date/instant-at';
import { plainDate } from '../date/plain-date';
import type { ErrorKey, FieldErrors } from '../form/field-error';
import { fieldErrorsFrom } from '../form/field-error';
import { optionalLine } from '../form/field-schemas';
import { typedMinor } from '../money/typed-minor';
import { hotelToday } from '../offer/hotel-today';
import { tellBoards } from './board-readers';
import { type JobRecord, type MoveJobContext, moveJob } from './move-job.server';
import { readSupplierJob, type SupplierJob } from './read-supplier-job.server';
import { supplierState } from './supplier-view';

type Ctx = Pick<RequestContext, 'today'> & MoveJobContext;

export const SUPPLIER_STEPS = ['takeOn', 'propose', 'turnDown', 'confirm', 'finish'] as const;
export type SupplierStep = (typeof SUPPLIER_STEPS)[number];

const note = (limit: number) => optionalLine(limit).transform((text) => text || null);

const proposal = z.object({
	time: z
		.string()
		.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'invalid' satisfies ErrorKey)
		.default('')
		.transform((text) => text || null),
	price: z.string().default(''),
	note: note(300),
	/** `YYYY-MM-DDTHH:MM` on a clock of the Alps. */
	until: z.string().default(''),
});

const done = z.object({ asPlanned: z.enum(['yes', 'no'], { error: 'required' satisfies ErrorKey }), note: note(500) });

/**
 * What a supplier does with the link of a job (CONCIERGE-6). `input` is the form: of a proposal `time`, `price`, `note`, `until`, of what is done `asPlanned`, `note`.
 * Gives the errors of its fields, none when it is written. Throws DomainError 'not-found', 'conflict' (`link-over`: the job is another's, called off or done;
 * `no-way`, `changed-meanwhile`; `too-early`: done before its day), 'unavailable'.
 */
export async function answerJob({
	ctx,
	token,
	version,
	step,
	input,
}: {
	ctx: Ctx;
	token: string;
	version: number;
	step: SupplierStep;
	input: object;
}): Promise<FieldErrors> {
	const found = await readSupplierJob(ctx, token);
	if (!found) throw new DomainError('not-found', 'No such job');
	const today = hotelToday(ctx, found.timeZone);
	const state = supplierState(found, today);
	if (['declined', 'gone', 'calledOff', 'done'].includes(state))
		throw new DomainError('conflict', 'The link is over', { reason: 'link-over' });
	const read = readStep(found, { step, input, today, now: ctx.now });
	if ('errors' in read) return read.errors;
	const { job, supplier, timeZone } = found;
	const by = { party: 'supplier', actor: { id: supplier.key, role: 'visitor' } } as const;
	await moveJob({ ctx, job, seen: version, move: step, by, timeZone, set: read.set, note: read.note });
	return {};
}

type Read = { set: Partial<JobRecord>; note: string | null } | { errors: FieldErrors };

function readStep(
	{ job, timeZone }: SupplierJob,
	{ step, input, today, now }: { step: SupplierStep; input: object; today: string; now: number },
): Read {
	if (step === 'propose') return readProposal(job, input, now);
	// What was taken on as asked is offered to the client at once, where it has not agreed to the price.
	if (step === 'takeOn') return { set: { offeredAt: now }, note: null };
	if (step === 'turnDown') {
		const none = {
			proposedTime: null,
			proposedNetMinor: null,
			proposedNote: null,
			proposedUntil: null,
			proposedAt: null,
		};
		return { set: { ...none, supplierNo: null, offeredAt: null }, note: null };
	}
	if (step === 'confirm') return { set: {}, note: null };
	if (today < job.day || (job.time !== null && now < instantAt(plainDate(job.day), job.time, timeZone)))
		throw new DomainError('conflict', 'It has not begun', { reason: 'too-early' });
	const read = done.safeParse(input);
	if (!read.success) return { errors: fieldErrorsFrom(read.error.issues) };
	return { set: { isDoneAsPlanned: read.data.asPlanned === 'yes', doneNote: read.data.note }, note: read.data.note };
}

function readProposal(job: JobRecord, input: object, now: number): Read {
	const read = proposal.safeParse(input);
	if (!read.success) return { errors: fieldErrorsFrom(read.error.issues) };
	const { time, price, note: reason, until } = read.data;
	const netMinor = price === '' ? job.netMinor : typedMinor(price, job.currency);
	const untilAt = until === '' ? null : fromLocalField(until);
	const errors: FieldErrors = {};
	if (netMinor === null || netMinor < 0) errors.price = { key: 'invalid' };
	if (until !== '' && (untilAt === null || untilAt <= now)) errors.until = { key: 'invalid' };
	const isSame = (time ?? job.time) === job.time && netMinor === job.netMinor;
	if (isSame && Object.keys(errors).length === 0) errors.price = { key: 'required' };
	if (Object.keys(errors).length > 0) return { errors };
	return {
		set: {
			...{ proposedTime: time ?? job.time, proposedNetMinor: netMinor, proposedNote: reason, proposedUntil: untilAt },
			...{ proposedAt: now, offeredAt: null },
		},
		note: reason,
	};
}

/** Writes down when a supplier first opened its link, for the team. Never throws. */
export async function noteOpened(ctx: MoveJobContext, { link }: SupplierJob): Promise<void> {
	const { db, now } = ctx;
	if (link.openedAt !== null) return;
	await db
		.update(conciergeLink)
		.set({ openedAt: now })
		.where(and(eq(conciergeLink.no, link.no), isNull(conciergeLink.openedAt)))
		.then(
			() => tellBoards(ctx),
			(error: unknown) => logFault('a link was not marked as opened', error),
		);
}
