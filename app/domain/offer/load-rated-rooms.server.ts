import { DomainError } from '~/platform/errors';
import type { OfferContext } from './offer-access';
import { type RatesQuestion, ratedRoomsStatement } from './rated-rooms-query.server';
import { type FoundRoom, readRatedRooms } from './read-rated-rooms.server';

/** The rooms that questions ask for, question by question, each with what its prices are made of. One round trip. */
export async function loadRatedRooms(
	{ db, access }: OfferContext,
	questions: readonly RatesQuestion[],
): Promise<FoundRoom[]> {
	if (questions.length === 0) return [];
	return readRatedRooms(await db.$client.execute(ratedRoomsStatement(questions, access)));
}

/** The one room that a question asks for. Throws DomainError 'not-found'. */
export async function loadRatedRoom(
	ctx: OfferContext,
	question: RatesQuestion & { roomId: string },
): Promise<FoundRoom> {
	const [found] = await loadRatedRooms(ctx, [question]);
	if (!found) throw new DomainError('not-found', `No room ${question.roomId}`);
	return found;
}
