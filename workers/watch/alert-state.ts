import type { OpenFinding } from '~/domain/watch/watch-report';
import type { Alert } from './alert-mail';

const TOLD_AGAIN_AFTER = 6 * 3_600_000;

/** `isFound`: by this check too. `after`: milliseconds that a fault lasts before it is told. */
type Check = { isFound: boolean; now: number; after: number };

/**
 * What is to be told of a finding at a check (OBSERVE-6), `forget` where it is over and was never told, null where nothing is. A fault of one minute tells
 * nothing: a deployment, a restart of the database. Dead mails are no state but an event: found by one check, told at once or by the next one that can, and
 * never over.
 */
export function alertState(
	{ name, since, toldAt }: OpenFinding,
	{ isFound, now, after }: Check,
): Alert['state'] | 'forget' | null {
	if (name === 'deadMails') return toldAt === null ? 'began' : 'forget';
	if (!isFound) return toldAt === null ? 'forget' : 'over';
	if (toldAt === null) return now - since >= after ? 'began' : null;
	return now - toldAt >= TOLD_AGAIN_AFTER ? 'goesOn' : null;
}
