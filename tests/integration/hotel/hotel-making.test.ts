import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { hotel, hotelInvitation, hotelJoining, hotelPicture, hotelPlace } from '#db/schema/hotel';
import { hotelSeason, ratePlan, roomRate } from '#db/schema/hotel-rate';
import { hotelRoom } from '#db/schema/hotel-room';
import { mailOutbox } from '#db/schema/mail';
import { draft, publication } from '#db/schema/publication';
import { suggestion } from '#db/schema/search';
import { user } from '#db/schema/user';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { findPending } from '~/domain/hotel/joining/let-in.server';
import type { HotelForm } from '~/domain/hotel/making/hotel-form';
import { loadHotelForm } from '~/domain/hotel/making/load-hotel-form.server';
import { makeHotel } from '~/domain/hotel/making/make-hotel.server';
import { savePageTexts } from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { formOfTexts } from '~/domain/hotel-desk/page/page-content';
import { publishPage } from '~/domain/hotel-desk/page/publish-page.server';
import { loadSetup } from '~/domain/hotel-desk/setup/load-setup.server';
import type { TestDatabase } from '../database';
import { emptyAudit } from '../empty-audit';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { DEFAULT_PLAN, DEFAULT_ROOM, insertHotels } from './hotel-fixture';

const MADE = 'hotel_berghof-sonnblick';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{ key: 'aurelio', name: 'Hotel Aurelio Lech', place: 'lech' },
		{ key: 'krone', name: 'Krone Vienna', place: 'vienna' },
	]);
});
beforeEach(async () => {
	const { db } = database;
	for (const table of [hotelInvitation, mailOutbox, draft, publication]) await db.delete(table);
	await emptyAudit(db);
	await db.delete(user).where(eq(user.issuer, 'joining'));
	await db.delete(hotel).where(inArray(hotel.id, [MADE, 'hotel_berghof-sonnblick-warth']));
	await db.delete(hotelPlace).where(eq(hotelPlace.key, 'warth'));
	await db.delete(suggestion).where(eq(suggestion.kind, 'hotel'));
});
afterAll(() => database?.stop());

/** An account that waits for a hotel that the catalogue lacks; the id of its invitation. */
async function waiting(given: Partial<typeof hotelJoining.$inferInsert> = {}) {
	const { hotelName, city } = { hotelName: 'Berghof Sonnblick', city: 'Lech', ...given };
	const { db } = database;
	const subject = `moos${Math.random()}`;
	const made = { role: 'customer' as const, createdAt: NOW, updatedAt: NOW };
	const [account] = await db
		.insert(user)
		.values({ id: `user_${subject}`, issuer: 'joining', subject, email: 'ida@berghof.example', ...made })
		.returning();
	const [invitation] = await db
		.insert(hotelInvitation)
		.values({
			...{ id: `invitation_${subject}`, tokenHash: subject, hotelName, city, userNo: 1, agencyNo: 1 },
			...{ createdAt: NOW, expiresAt: NOW + 1e9, usedAt: NOW },
		})
		.returning();
	await db.insert(hotelJoining).values({
		...{ invitationNo: invitation?.no ?? 0, state: 'pending', fullName: 'Ida Moos', position: 'Director' },
		...{ email: 'ida@berghof.example', phone: '+43 5583 1234', hotelName, city, rooms: 19 },
		...{ acceptedAt: NOW, userNo: account?.no ?? 0, askedAt: NOW },
		...given,
	});
	return { id: invitation?.id ?? '', accountNo: account?.no ?? 0 };
}

const admin = () => contextOf(database, 'admin');
const staff = () => {
	const ctx = contextOf(database, 'customer');
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, hotelId: MADE } };
};

async function filledIn(id: string, given: Partial<HotelForm> = {}): Promise<HotelForm> {
	const { form } = await loadHotelForm({ ctx: admin(), id });
	return { ...form, position: '47.2081, 10.1416', ...given };
}

describe('a hotel that the catalogue lacks', () => {
	it('is made of what it has told, in preparation, and its account is let in', async () => {
		const told = { category: '4star' as const, countryCode: 'AT', street: 'Tannberg 12, 6764' };
		const { id, accountNo } = await waiting(told);
		const form = await filledIn(id);
		expect(form).toMatchObject({
			...{ name: 'Berghof Sonnblick', place: 'lech', rooms: '19', timeZone: 'Europe/Vienna' },
			...{ currency: 'EUR', phone: '+43 5583 1234', email: 'ida@berghof.example' },
			...{ category: '4star', street: 'Tannberg 12, 6764' },
		});
		const made = await makeHotel({ ctx: admin(), id, form, isAnother: false });
		expect(made).toEqual({ outcome: 'made', hotelId: MADE });
		const [row] = await database.db.select().from(hotel).where(eq(hotel.id, MADE));
		expect(row).toMatchObject({
			...{ key: 'berghof-sonnblick', countryCode: 'AT', keys: 19, latitude: 47.2081, longitude: 10.1416 },
			...{ category: '4star', street: 'Tannberg 12, 6764' },
			...{ isInPreparation: true, isChatEnabled: true, hasToBeInvited: false, isDemo: false },
		});
		const [account] = await database.db.select().from(user).where(eq(user.no, accountNo));
		expect(account?.hotelId).toBe(MADE);
		const [invitation] = await database.db.select().from(hotelInvitation);
		expect(invitation?.hotelNo).toBe(row?.no);
		expect((await database.db.select().from(audit)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
			['hotel.joined', id],
			['hotel.made', MADE],
		]);
		expect((await database.db.select().from(mailOutbox)).map(({ kind }) => kind)).toEqual([
			'hotel-joining',
			'hotel-joined-agent',
		]);
		const again = makeHotel({ ctx: admin(), id, form, isAnother: true });
		await expect(again).rejects.toMatchObject({ reason: 'changed-meanwhile' });
	});

	it('is in the country that it names, not in a place of the same name elsewhere', async () => {
		const { id } = await waiting({ countryCode: 'CH' });
		const form = await filledIn(id);
		expect(form).toMatchObject({
			place: '',
			placeEn: 'Lech',
			country: 'CH',
			timeZone: 'Europe/Zurich',
			currency: 'CHF',
		});
	});

	it('stands in a new place where the catalogue lacks that too', async () => {
		const { id } = await waiting({ city: 'Warth' });
		const form = await filledIn(id, { country: 'at', position: '47,2586; 10,1837' });
		expect(form).toMatchObject({ place: '', placeEn: 'Warth', timeZone: '' });
		await makeHotel({ ctx: admin(), id, form, isAnother: false });
		const [place] = await database.db.select().from(hotelPlace).where(eq(hotelPlace.key, 'warth'));
		expect(place).toMatchObject({ countryCode: 'AT', nameEn: 'Warth', nameDe: 'Warth', latitude: 47.2586 });
		const [row] = await database.db.select().from(hotel).where(eq(hotel.id, MADE));
		expect(row).toMatchObject({ hotelPlaceNo: place?.no, timeZone: 'Europe/Vienna' });
	});

	it('is refused with every field that is wrong, and nothing is written', async () => {
		const { id } = await waiting({ city: 'Warth' });
		const form = await filledIn(id, {
			...{ name: '', position: '47', rooms: 'many', country: 'AT', placeEn: '' },
			...{ email: 'ida', phone: '05583', currency: 'XXX', timeZone: 'Lech' },
		});
		expect(await makeHotel({ ctx: admin(), id, form, isAnother: false })).toEqual({
			outcome: 'invalid',
			errors: {
				...{ name: 'missing', position: 'wrong', rooms: 'wrong', placeEn: 'missing' },
				...{ email: 'wrong', phone: 'wrong', currency: 'wrong', timeZone: 'wrong' },
			},
		});
		const turned = { ...(await filledIn(id)), place: 'lech', position: '10.1416, 47.2081' };
		expect(await makeHotel({ ctx: admin(), id, form: turned, isAnother: false })).toMatchObject({
			errors: { position: 'far' },
		});
		const palace = { ...(await filledIn(id)), place: 'lech', category: 'palace' };
		expect(await makeHotel({ ctx: admin(), id, form: palace, isAnother: false })).toMatchObject({
			errors: { category: 'palace' },
		});
		expect(await database.db.select().from(hotel)).toHaveLength(2);
		expect(await database.db.select().from(audit)).toEqual([]);
	});

	it('that may be there already is made only when it is said to be another', async () => {
		const { id } = await waiting({ hotelName: 'Aurelio', city: 'Lech' });
		expect((await loadHotelForm({ ctx: admin(), id })).similar).toMatchObject([{ id: 'hotel_aurelio' }]);
		const form = await filledIn(id);
		expect(await makeHotel({ ctx: admin(), id, form, isAnother: false })).toMatchObject({
			outcome: 'similar',
			hotels: [{ id: 'hotel_aurelio', name: 'Hotel Aurelio Lech' }],
		});
		expect(await makeHotel({ ctx: admin(), id, form, isAnother: true })).toEqual({
			outcome: 'made',
			// That of the name alone is taken.
			hotelId: 'hotel_aurelio-lech',
		});
		await database.db.delete(hotel).where(eq(hotel.id, 'hotel_aurelio-lech'));
	});

	it('is made once by two admins at once', async () => {
		const both = await Promise.all([waiting(), waiting()]);
		const forms = await Promise.all(both.map(({ id }) => filledIn(id)));
		const results = await Promise.allSettled(
			both.map(({ id }, at) => {
				const form = forms[at];
				if (!form) throw new Error('No form');
				return makeHotel({ ctx: admin(), id, form, isAnother: true });
			}),
		);
		expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
		expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: { reason: 'changed-meanwhile' },
		});
	});

	it('is made by admins alone', async () => {
		const { id } = await waiting();
		const form = await filledIn(id);
		for (const person of EVERYBODY) {
			if (person === 'admin') continue;
			const ctx = contextOf(database, person);
			await expect(makeHotel({ ctx, id, form, isAnother: false })).rejects.toMatchObject({ code: 'forbidden' });
			await expect(loadHotelForm({ ctx, id })).rejects.toMatchObject({ code: 'forbidden' });
		}
		expect(await findPending(admin(), id)).not.toBeNull();
	});
});

describe('a hotel in preparation', () => {
	let version = 0;
	const page = (person: Parameters<typeof contextOf>[1]) =>
		cachedHotel({ ...contextOf(database, person), catalogueVersion: ++version }, MADE);

	async function made() {
		const { id } = await waiting();
		await makeHotel({ ctx: admin(), id, form: await filledIn(id), isAnother: false });
	}

	it('is seen by its staff and admins alone, and its desk says what is missing', async () => {
		await made();
		for (const person of ['agent', 'supervisor', 'operator', 'customer', null] as const)
			await expect(page(person)).rejects.toMatchObject({ code: 'not-found' });
		expect(await page('admin')).toMatchObject({ isInPreparation: true });
		expect(await cachedHotel({ ...staff(), catalogueVersion: ++version }, MADE)).toMatchObject({
			name: 'Berghof Sonnblick',
		});
		expect(await loadSetup({ ctx: staff() })).toEqual({
			...{ hotelId: MADE, name: 'Berghof Sonnblick', isInPreparation: true },
			steps: ['texts', 'pictures', 'rooms', 'plans', 'rates'].map((step) => ({ step, isDone: false })),
		});
	});

	it('is seen once what it publishes is the last that was missing', async () => {
		await made();
		const { db } = database;
		const [row] = await db.select().from(hotel).where(eq(hotel.id, MADE));
		const hotelNo = row?.no ?? 0;
		const ids = { hotelNo, position: 0 };
		const [room] = await db
			.insert(hotelRoom)
			.values({ ...DEFAULT_ROOM, ...ids, id: 'room_made' } as typeof hotelRoom.$inferInsert)
			.returning();
		const { profiles: _, ...plan } = DEFAULT_PLAN;
		const [rate] = await db
			.insert(ratePlan)
			.values({ ...plan, ...ids, id: 'rate_made', profileMask: 7 } as typeof ratePlan.$inferInsert)
			.returning();
		const [season] = await db
			.insert(hotelSeason)
			.values({ hotelNo, key: 'winter', firstNight: '2020-12-01', lastNight: '2099-04-30' })
			.returning();
		await db
			.insert(roomRate)
			.values({ seasonNo: season?.no ?? 0, planNo: rate?.no ?? 0, roomNo: room?.no ?? 0, nightlyMinor: 40000 });

		const publish = async (summary: string) => {
			const desk = await loadPage({ ctx: staff() });
			const form = formOfTexts(desk.content.texts);
			form.texts.en.summary = form.texts.de.summary = summary;
			await savePageTexts({ ctx: staff(), form, seen: desk.seen });
			return publishPage({ ctx: staff(), seen: desk.seen + 1, state: stateOf(desk.published) });
		};
		await publish('A house on the mountain.');
		await expect(page('agent')).rejects.toMatchObject({ code: 'not-found' });
		const setup = await loadSetup({ ctx: staff() });
		expect(setup?.steps.filter(({ isDone }) => !isDone)).toEqual([{ step: 'pictures', isDone: false }]);

		await db.run("insert or ignore into picture values ('00000000000000000000', 1600, 1067, '#336699', 'jpg')");
		await db
			.insert(hotelPicture)
			.values({ hotelNo, position: 0, pictureHash: '00000000000000000000', file: 'house.jpg' });
		await publish('A house in the sun.');
		expect(await loadSetup({ ctx: staff() })).toBeNull();
		const [after] = await db.select().from(hotel).where(eq(hotel.id, MADE));
		expect(after?.isInPreparation).toBe(false);
		expect(await db.select().from(suggestion).where(eq(suggestion.hotelNo, hotelNo))).toMatchObject([
			{ kind: 'hotel', labelEn: 'Berghof Sonnblick', countryCode: 'AT' },
		]);
	});
});
