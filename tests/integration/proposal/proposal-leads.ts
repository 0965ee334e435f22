import type { AgentLeadContext } from '~/domain/lead/agent-lead-context';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import type { TestDatabase } from '../database';
import { insertHotels } from '../hotel/hotel-fixture';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';

/** A database with a property of weeks and a hotel, for proposals. */
export async function startProposalDatabase(): Promise<TestDatabase> {
	const database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			name: 'Hotel Arve',
			place: 'zermatt',
			rooms: [{ key: 'double', name: 'Double Room', units: 2 }],
			seasons: [{ firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 400 }] }],
		},
	]);
	return database;
}

export function proposalContext(database: TestDatabase, person: Person | null = 'agent') {
	return { ...contextOf(database, person), catalogueVersion: 1 };
}

/** An interest in the property for a week. */
export async function propertyInterest(
	database: TestDatabase,
	checkIn: '2027-02-06' | '2027-02-20' = '2027-02-06',
	lastName = 'Brenninger',
): Promise<string> {
	const checkOut = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10);
	const saved = await saveInterest({
		ctx: contextOf(database, 'agent'),
		about: { propertyId: 'prop_aurikel' },
		input: {
			...{ firstName: 'Katharina', lastName, nationality: 'Austrian' },
			...{ checkIn, checkOut, serviceLevel: 'catered', pax: 4 },
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create', vault: null },
	});
	if (saved.outcome !== 'stored') throw new Error(JSON.stringify(saved));
	return saved.id;
}

/** An interest in a room of the hotel for three nights. */
export async function hotelInterest(
	database: TestDatabase,
	ctx: AgentLeadContext = contextOf(database, 'agent'),
): Promise<string> {
	const saved = await saveHotelInterest({
		ctx,
		hotelId: 'hotel_arve',
		input: {
			...{ checkIn: '2027-01-09', checkOut: '2027-01-12', firstName: 'Katharina', lastName: 'Brenninger' },
			...{ tls: '', cc: '' },
			rooms: [{ roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [] }],
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create' },
	});
	if (saved.outcome !== 'stored') throw new Error(saved.outcome);
	return saved.id;
}
