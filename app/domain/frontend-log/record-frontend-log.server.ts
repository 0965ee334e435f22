import { frontendLog } from '#db/schema/frontend-log';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { redact } from '~/platform/redact';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { FrontendLogInput } from './frontend-log-schema';
import { redactData } from './redact-data';

/**
 * Keeps a note on use (PRIVACY-14), redacted. Notes are counted apart from forms, so that clicks do not count against a visitor's enquiries. Throws
 * DomainError 'too-many-requests' or 'unavailable'; then nothing is written.
 */
export async function recordFrontendLog({
	ctx,
	input,
}: {
	ctx: Pick<RequestContext, 'settings' | 'db' | 'brand' | 'now' | 'visitor'>;
	input: FrontendLogInput;
}): Promise<void> {
	const { db, now } = ctx;
	try {
		await writeBatch(db, [
			...rateStatements(db, `log:${ctx.visitor}`, ctx.settings.FRONTEND_LOGS_PER_TEN_MINUTES, now),
			db.insert(frontendLog).values({
				brandKey: ctx.brand.key,
				sessionId: input.sessionId,
				msg: redact(input.msg),
				data: redactData(input.data),
				createdAt: now,
			}),
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
