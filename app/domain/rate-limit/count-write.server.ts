import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { rateStatements } from './rate-statements.server';
import { refuseTooMany } from './refuse-too-many.server';

/**
 * Counts a write that another worker makes, apart from the visitor's others by the name of its kind. Throws DomainError
 * 'too-many-requests' or 'unavailable'.
 */
export async function countWrite({
	ctx: { db, visitor, settings, now },
	kind,
}: {
	ctx: Pick<RequestContext, 'db' | 'visitor' | 'settings' | 'now'>;
	kind: 'crash';
}): Promise<void> {
	try {
		await writeBatch(db, rateStatements(db, `${kind}:${visitor}`, settings.WRITES_PER_TEN_MINUTES, now));
	} catch (error) {
		throw refuseTooMany(error, now);
	}
}
