import { and, eq } from 'drizzle-orm';
import { conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { linkOrigin as originOfLinks } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { jobLinkPath, jobToken, jobTokenHash, newJobLinkId } from './job-token';
import { type MoveJobContext, moveJob } from './move-job.server';
import { supplierMailValues } from './supplier-mail.server';
import { teamJob } from './team-job.server';

type Ctx = Pick<RequestContext, 'actor' | 'settings' | 'linkOrigin'> & MoveJobContext;

const HOUR = 3_600_000;

/**
 * Asks a supplier for a job, with a link of its own by mail (CONCIERGE-6); one who was asked before sees that the job has gone to another. `netMinor` is what the
 * supplier is offered for the whole job. Throws DomainError 'forbidden', 'not-found' (job or supplier), 'invalid' (`netMinor`), 'conflict' (`no-way`,
 * `changed-meanwhile`), 'unavailable'.
 */
export async function askSupplier({
	ctx,
	jobId,
	version,
	supplier: key,
	netMinor,
}: {
	ctx: Ctx;
	jobId: string;
	version: number;
	/** Key of the supplier. */
	supplier: string;
	/** Null: as it stands. */
	netMinor: number | null;
}): Promise<{ version: number }> {
	const { db, now, settings } = ctx;
	const found = await teamJob(ctx, jobId);
	const { job, by, timeZone } = found;
	const [supplier] = await db
		.select()
		.from(conciergeSupplier)
		.where(and(eq(conciergeSupplier.key, key), eq(conciergeSupplier.isRetired, false)));
	if (!supplier) throw new DomainError('not-found', `No supplier ${key}`);
	if (netMinor !== null && (!Number.isSafeInteger(netMinor) || netMinor < 0))
		throw new DomainError('invalid', 'No amount', { reason: 'amount' });
	const profile = knownBrands().of(job.brandKey);
	const origin = originOfLinks(ctx.linkOrigin, profile, settings);
	const id = newJobLinkId();
	const token = await jobToken(settings.FORM_SECRET, id);
	const answerBy = now + supplier.answerHours * HOUR;
	const asked = { ...job, netMinor: netMinor ?? job.netMinor };
	return moveJob({
		...{ ctx, job, seen: version, move: 'ask', by, timeZone, note: supplier.name },
		set: {
			...{ supplierNo: supplier.no, netMinor: asked.netMinor, offeredAt: null },
			...{ proposedTime: null, proposedNetMinor: null, proposedNote: null, proposedUntil: null, proposedAt: null },
		},
		also: [
			db.insert(conciergeLink).values({
				...{ id, jobNo: job.no, supplierNo: supplier.no, tokenHash: await jobTokenHash(token), answerBy, origin },
				...{ createdBy: by.actor.id, createdAt: now },
			}),
			db.insert(mailOutbox).values(
				supplierMailValues({
					kind: 'asked',
					job: asked,
					stay: found,
					supplier,
					answerBy,
					url: origin + jobLinkPath(token),
					now,
				}),
			),
		],
	});
}
