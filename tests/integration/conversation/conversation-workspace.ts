import { expect } from 'vitest';
import { brand } from '#db/schema/brand';
import { message } from '#db/schema/conversation';
import { user } from '#db/schema/user';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { DomainError } from '~/platform/errors';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { insertHotels } from '../hotel/hotel-fixture';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';

export const MINUTE = 60_000;

const STAFF = [
	['sabine', 'hotel_larch'],
	['basile', 'hotel_larch'],
	['rivalStaff', 'hotel_rival'],
] as const;

export type Participant = Person | (typeof STAFF)[number][0];

/** The agents' database with two hotels that chat and one that does not, and the people who answer for them. */
export async function startConversationDatabase(): Promise<TestDatabase> {
	const database = await startAgentDatabase();
	const { db } = database;
	await db
		.insert(brand)
		.values({ key: 'default', name: 'Firnlicht Partner', teamEmail: 'team@firnlicht.example' })
		.onConflictDoNothing();
	await insertHotels(database, [
		{
			...{ key: 'larch', name: 'Le Mélèze Blanc', place: 'courchevel', timeZone: 'Europe/Paris', isChatEnabled: true },
			plans: [{ key: 'flexible' }, { key: 'request', isOnRequest: true }],
		},
		{ key: 'rival', name: 'Palais Rival', place: 'courchevel', timeZone: 'Europe/Paris', isChatEnabled: true },
		{ key: 'silent', name: 'Maison Silence', place: 'courchevel', timeZone: 'Europe/Paris' },
	]);
	await db.insert(user).values(
		STAFF.map(([name, hotelId], index) => ({
			no: 101 + index,
			id: `user_${name}`,
			issuer: 'test',
			subject: name,
			email: `${name}@hotel.example`,
			firstName: name,
			role: 'customer' as const,
			hotelId,
			updatedAt: NOW,
		})),
	);
	return database;
}

/** A request of a user, at a timestamp. */
export function requestOf(database: TestDatabase, who: Participant, now = NOW) {
	const staff = STAFF.findIndex(([name]) => name === who);
	if (staff === -1) return contextOf(database, who as Person, { now });
	const ctx = contextOf(database, 'customer', { now });
	const [name, hotelId] = STAFF[staff] ?? STAFF[0];
	const actor = ctx.actor && { ...ctx.actor, no: 101 + staff, id: `user_${name}`, firstName: name, hotelId };
	return { ...ctx, actor };
}

export const ENQUIRY = {
	clientFirstName: 'Margarethe',
	clientLastName: 'Asterhoff',
	messageText: 'Is the suite free from 13 to 20 February?',
};

let keys = 0;

/** A key as a browser makes it. */
export const newKey = () => `test-key-${String(++keys).padStart(6, '0')}`;

/** A conversation of Corvin's agent with the hotel of larches, by its id. */
export async function begin(
	database: TestDatabase,
	who: Person = 'agent',
	hotelId = 'hotel_larch',
	now = NOW,
): Promise<string> {
	const result = await startConversation({
		ctx: requestOf(database, who, now),
		hotelId,
		input: ENQUIRY,
		clientKey: newKey(),
		onOtherBody: 'create',
	});
	if (result.outcome !== 'stored') throw new Error(result.outcome);
	return result.cid;
}

/** How a verb ended: `done`, or the reason or code of its refusal. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
	return work.then(
		() => 'done',
		(error: unknown) => {
			if (!(error instanceof DomainError)) throw error;
			return error.reason ?? error.code;
		},
	);
}

/** At any time, the messages of each conversation are numbered 1, 2, 3 … without a gap. */
export async function expectUnbrokenNumbers({ db }: TestDatabase): Promise<void> {
	const rows = await db
		.select({ no: message.conversationNo, sequence: message.sequence })
		.from(message)
		.orderBy(message.conversationNo, message.sequence);
	expect(rows.length).toBeGreaterThan(0);
	for (const [, list] of Map.groupBy(rows, ({ no }) => no))
		expect(list.map(({ sequence }) => sequence)).toEqual(list.map((_, index) => index + 1));
}
