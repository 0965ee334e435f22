import type * as z from 'zod';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { instantAt } from '../date/instant-at';
import { plainDate } from '../date/plain-date';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { hotelToday } from '../offer/hotel-today';
import { type JobRecord, type MoveJobContext, moveJob } from './move-job.server';
import { serviceRequest } from './service-request-schema';
import { teamJob } from './team-job.server';

const jobChange = serviceRequest.pick({ day: true, time: true, pickUp: true, dropOff: true, flight: true, note: true });

const FIELDS = ['day', 'time', 'pickUp', 'dropOff', 'flight', 'note'] as const;

/**
 * Changes day, time, place or note of a job at its price (CONCIERGE-1): supplier and client are told by the schedule, each once. A form that changes nothing writes
 * nothing. Gives the errors of its fields, none when it is written. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-way`, `changed-meanwhile`),
 * 'unavailable'.
 */
export async function changeJob({
	ctx,
	jobId,
	version,
	input,
}: {
	ctx: Pick<RequestContext, 'actor' | 'today'> & MoveJobContext;
	jobId: string;
	version: number;
	input: object;
}): Promise<FieldErrors> {
	const { job, by, timeZone, checkIn, checkOut } = await teamJob(ctx, jobId);
	const read = jobChange.safeParse(input);
	if (!read.success) return fieldErrorsFrom(read.error.issues);
	const { day } = read.data;
	if (day < checkIn || day > checkOut) return { day: { key: 'outsideStay' } };
	if (day < hotelToday(ctx, timeZone)) return { day: { key: 'invalid' } };
	const changed = FIELDS.filter((field) => read.data[field] !== job[field]);
	if (changed.length === 0) {
		if (version !== job.version)
			throw new DomainError('conflict', 'The job was changed', { reason: 'changed-meanwhile' });
		return {};
	}
	const at = ({ day, time }: Pick<JobRecord, 'day' | 'time'>) => instantAt(plainDate(day), time ?? '00:00', timeZone);
	await moveJob({
		...{ ctx, job, seen: version, move: 'change', by, timeZone, note: changeNote(job, read.data, changed) },
		set: { ...read.data, freeUntil: job.freeUntil + at(read.data) - at(job) },
	});
	return {};
}

/** What was and what is, for the history. */
function changeNote(
	before: Pick<JobRecord, (typeof FIELDS)[number]>,
	after: z.output<typeof jobChange>,
	changed: readonly (typeof FIELDS)[number][],
): string {
	return changed
		.map((field) => `${before[field] ?? '–'} → ${after[field] ?? '–'}`)
		.join('; ')
		.slice(0, 500);
}
