import { eq } from 'drizzle-orm';
import { brand } from '#db/schema/brand';
import { conciergeJob, conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { ledgerAccount } from '#db/schema/ledger';
import { mailOutbox } from '#db/schema/mail';
import { instalment } from '#db/schema/payment';
import { jobTokenIn } from '~/domain/concierge/job-token';
import { moveLead } from '~/domain/lead/move-lead.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead } from '../lead/agent-workspace';

/** A supplier, a transfer with it and a chef without one, in the place of the test's property; and a brand without a concierge. */
export async function insertCatalogue({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
	await db.insert(brand).values({ key: 'corvin', name: 'Corvin & Lys', teamEmail: 'team@corvin.example' });
	await db.insert(conciergeSupplier).values([
		{ no: 1, key: 'arlberg-limousine', name: 'Arlberg Limousine', email: 'desk@limousine.example', language: 'de' },
		{ no: 2, key: 'taxi-tal', name: 'Taxi Tal', email: 'post@taxi.example', language: 'en' },
	]);
	const service = { placeNo: 1, currency: 'EUR', noticeHours: 24, cancelHours: 48 } as const;
	await db.insert(conciergeService).values([
		{
			...{ ...service, no: 1, key: 'airport-transfer', kind: 'transfer', unit: 'job', supplierNo: 1 },
			...{ nameEn: 'Airport transfer', nameDe: 'Transfer vom Flughafen', priceMinor: 42_000, netMinor: 38_000 },
		},
		{
			...{ ...service, no: 2, key: 'private-chef', kind: 'chef', unit: 'person' },
			...{ nameEn: 'A chef for an evening', nameDe: 'Koch für einen Abend', priceMinor: 9_000, netMinor: 7_500 },
		},
	]);
}

export const team = (database: TestDatabase) => contextOf(database, 'admin', { may: ['concierge', 'money'] });

/** A booked stay of the first agency, from 20 to 27 February 2027. */
export async function bookedStay(database: TestDatabase, given: Parameters<typeof insertAgentLead>[1] = {}) {
	const asked = await insertAgentLead(database, { status: 'requestedBooking', ...given });
	await moveStay(database, asked, 'confirmedBooking');
	return asked.id;
}

/** The lead guest of a stay, by the token of the trip page. */
export async function guestOf(database: TestDatabase, leadId: string): Promise<{ token: string }> {
	const { url } = await createTripLink({ ctx: contextOf(database, 'agent'), leadId, kind: 'lead' });
	return { token: url.split('/').at(-1) ?? '' };
}

export function moveStay(
	database: TestDatabase,
	seen: { id: string; version: number },
	to: 'confirmedBooking' | 'cancelledBooking',
) {
	const actor = { id: 'user_admin', role: 'admin' } as const;
	return moveLead({ ctx: team(database), scope: { reach: 'all' }, lead: seen, to, actor });
}

/** What a form sends for the transfer. */
export const transferForm = (given: Record<string, string> = {}) => ({
	...{ key: crypto.randomUUID(), service: 'airport-transfer', seenMinor: '42000', day: '2027-02-20', time: '14:10' },
	...{
		pickUp: 'Zürich airport',
		dropOff: 'Chalet Aurikel',
		flight: 'LX 1583',
		note: '8 suitcases',
		terms: 'on',
		...given,
	},
});

/** What each kind of account of services is owed (above 0: owes us), and the sum of all accounts, which is 0. */
export async function books({ db }: Pick<TestDatabase, 'db'>) {
	const rows = await db.select().from(ledgerAccount);
	const sum = (kind: string | null) =>
		rows
			.filter((each) => kind === null || each.kind === kind)
			.reduce((total, { debitMinor, creditMinor }) => total + debitMinor - creditMinor, 0);
	return { client: sum('client'), supplier: sum('supplier'), margin: sum('margin'), all: sum(null) };
}

export async function jobRow({ db }: Pick<TestDatabase, 'db'>, id: string) {
	const [row] = await db.select().from(conciergeJob).where(eq(conciergeJob.id, id));
	if (!row) throw new Error(`no job ${id}`);
	return row;
}

/** Instalments of services of all bookings. */
export async function serviceInstalments({ db }: Pick<TestDatabase, 'db'>) {
	const rows = await db.select().from(instalment);
	return rows.filter(({ jobNo }) => jobNo !== null);
}

/** The token of the last link that was mailed to a supplier. */
export async function lastToken({ db }: Pick<TestDatabase, 'db'>): Promise<string> {
	const mails = await db
		.select({ text: mailOutbox.plainText })
		.from(mailOutbox)
		.where(eq(mailOutbox.kind, 'concierge-asked'));
	const url = /https:\S+\/partner\/concierge-jobs\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
	return jobTokenIn(new URL(url).pathname) ?? '';
}
