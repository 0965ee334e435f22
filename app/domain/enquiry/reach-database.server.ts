import { DomainError, isDatabaseAway } from '~/platform/errors';
import { withoutParameters } from '~/platform/without-parameters';

/** Longer than any healthy answer takes, shorter than a guest's patience. */
const PATIENCE_MS = 8000;

/** Waits for the database with an end; throws DomainError 'unavailable' when it is away or silent, other faults as they are. */
export async function reachDatabase<T>(work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DomainError('unavailable', 'The database took too long')), PATIENCE_MS);
	});
	try {
		return await Promise.race([work, silence]);
	} catch (error) {
		const fault = withoutParameters(error);
		if (fault instanceof DomainError || !isDatabaseAway(fault)) throw fault;
		throw new DomainError('unavailable', 'The database did not answer', { cause: fault });
	} finally {
		clearTimeout(timer);
	}
}
