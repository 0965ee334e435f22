import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { SETUP_STEPS, type SetupStep, setupSql } from './setup-steps';

/** What a hotel still needs, and whether agents see it yet. */
export type HotelSetup = {
	/** Public id, for its page. */
	hotelId: string;
	name: string;
	isInPreparation: boolean;
	steps: { step: SetupStep; isDone: boolean }[];
};

/** What the actor's hotel needs to be sold; null once it has everything. Throws DomainError 'forbidden' or 'unavailable'. */
export async function loadSetup({
	ctx: { db, today, ...ctx },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
}): Promise<HotelSetup | null> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const { rows } = await db.$client.execute({
		sql: `select h.name, h.is_in_preparation as isInPreparation, ${SETUP_STEPS.map((step) => `${setupSql(step)} as ${step}`).join(', ')}
			from hotel h where h.id = :hotelId`,
		args: { hotelId, today },
	});
	const [row] = rows;
	if (!row || hotelId === null) return null;
	const steps = SETUP_STEPS.map((step) => ({ step, isDone: row[step] === 1 }));
	const isInPreparation = row.isInPreparation === 1;
	return isInPreparation || steps.some(({ isDone }) => !isDone)
		? { hotelId, name: String(row.name), isInPreparation, steps }
		: null;
}
