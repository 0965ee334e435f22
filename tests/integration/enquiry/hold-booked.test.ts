import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { brand } from '#db/schema/brand';
import { enquiry } from '#db/schema/enquiry';
import { lead } from '#db/schema/lead';
import { nightBlock } from '#db/schema/night-block';
import { propertyNight } from '#db/schema/property-night';
import { proposalOption } from '#db/schema/proposal';
import { asHeldFor } from '~/domain/booking/as-held-for.server';
import { bookingQuote, quoteKey } from '~/domain/booking/booking-quote';
import { requestBooking } from '~/domain/booking/request-booking.server';
import { validateBooking } from '~/domain/booking/validate-booking';
import { plainDate } from '~/domain/date/plain-date';
import { endHold, holdWeek } from '~/domain/enquiry/desk/hold-week.server';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { offeredWeeks } from '~/domain/enquiry/desk/offered-weeks.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { moveStay, previewMove } from '~/domain/lead/move-stay.server';
import { blockNights } from '~/domain/operator-desk/blocks/block-nights.server';
import { expireHolds } from '~/domain/operator-desk/blocks/expire-holds.server';
import { loadProperty } from '~/domain/property/load-property.server';
import { approveProposal } from '~/domain/proposal/answer-proposal.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import { saveTypedProposal } from '~/domain/proposal/save-typed-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { asTeam } from '~/domain/team/team-of-brand.server';
import { leadRow } from '../lead/agent-workspace';
import { forgetLeads, insertLead, stayStatuses, takenNights } from '../lead/lead-workspace';
import { enquiryContext } from './enquiry-context';
import { type EnquiryDesk, errorOf, startEnquiryDesk } from './enquiry-desk';

const EMAIL = 'felicitas@kanzlei.example';
const WEEK = {
	...{ propertyId: 'prop_aurikel', checkIn: '2027-02-06', checkOut: '2027-02-13' },
	serviceLevel: 'catered' as const,
};
const WHICH = { type: 'chalet', country: 'AT', city: 'lech', name: 'chalet-aurikel' } as const;

let desk: EnquiryDesk;

beforeAll(async () => {
	desk = await startEnquiryDesk();
});
beforeEach(async () => {
	await desk.database.db.delete(propertyNight);
	await desk.database.db.delete(nightBlock);
	await desk.database.db.delete(proposalOption);
	await forgetLeads(desk.database.db);
});
afterAll(() => desk?.database.stop());

const team = () => desk.contextFor('admin', ['enquiries', 'catalogue']);
const hold = (id: string, week = WEEK, ctx = team()) => holdWeek({ ctx, id, week, until: '2', untilAt: '' });
const rowOf = async (id: string) => {
	const [row] = await desk.database.db.select().from(nightBlock).where(eq(nightBlock.id, id));
	if (!row) throw new Error(`no hold ${id}`);
	return row;
};
const guestLead = (given: object = {}) =>
	insertLead(desk.database.db, { ...WEEK_OF_LEAD, email: 'Felicitas@Kanzlei.example', ...given });
const strangerLead = (given: object = {}) =>
	insertLead(desk.database.db, { ...WEEK_OF_LEAD, email: 'someone@else.example', ...given });
const WEEK_OF_LEAD = { checkIn: WEEK.checkIn, checkOut: WEEK.checkOut };
const confirm = async (id: string) => {
	const { version } = await leadRow(desk.database, id);
	return decideLead({ ctx: desk.contextFor('operator'), lead: { id, version }, decision: 'confirm' });
};
const holders = () =>
	desk.database.db.selectDistinct({ leadNo: propertyNight.leadNo, blockNo: propertyNight.blockNo }).from(propertyNight);
const eventsOf = async (id: string) => {
	const { timeline } = await loadEnquiryFile({ ctx: team(), id });
	return timeline.filter((item) => item.type === 'event').map(({ kind }) => kind);
};

describe('a hold whose guest books', () => {
	it('ends in the transaction that confirms the booking, with its history', async () => {
		const id = await desk.asked();
		const held = await hold(id);
		const { no, ...booked } = await leadRow(desk.database, (await guestLead()).id);
		await confirm(booked.id);
		expect(await holders()).toEqual([{ leadNo: no, blockNo: null }]);
		expect(await takenNights(desk.database.db)).toHaveLength(7);
		expect(await rowOf(held.id)).toMatchObject({ version: 2, endedAt: expect.any(Number) });
		const [row] = await desk.database.db
			.select()
			.from(audit)
			.where(and(eq(audit.subjectId, held.id), eq(audit.action, 'block.booked')));
		expect(row).toMatchObject({ actor: 'user_operator', detail: { property: 'prop_aurikel', lead: booked.id } });
		expect(JSON.stringify(row)).not.toContain('Felicitas');
		expect(await eventsOf(id)).toEqual(['held', 'heldBooked']);
		// An undo of the hold finds the nights taken.
		const seen = { id: held.id, version: 2 };
		expect(await errorOf(endHold({ ctx: team(), id, hold: seen, isUndo: true }))).toMatchObject({
			reason: 'nights-taken',
		});
	});

	it('ends for a confirmed option too, and gives back what the lead does not take', async () => {
		const id = await desk.asked();
		const held = await hold(id);
		const { id: short } = await guestLead({ status: 'requestedOption', checkIn: '2027-02-06', checkOut: '2027-02-09' });
		await confirm(short);
		expect(await takenNights(desk.database.db)).toEqual(['2027-02-06', '2027-02-07', '2027-02-08']);
		expect((await rowOf(held.id)).endedAt).not.toBeNull();
		expect((await stayStatuses(desk.database.db))[WEEK.checkIn]).toBe('sold');
	});

	it('stays as it is where the lead cannot have all its nights', async () => {
		const id = await desk.asked();
		const held = await hold(id);
		const taken = await strangerLead({ checkIn: '2027-02-13', checkOut: '2027-02-14' });
		await desk.database.db.insert(propertyNight).values({
			...{ propertyNo: 1, night: '2027-02-13', leadNo: (await leadRow(desk.database, taken.id)).no },
		});
		const longer = await guestLead({ checkIn: '2027-02-08', checkOut: '2027-02-14' });
		expect((await errorOf(confirm(longer.id)))?.reason).toBe('no-longer-available');
		expect(await rowOf(held.id)).toMatchObject({ endedAt: null, version: 1 });
		expect(await eventsOf(id)).toEqual(['held']);
	});

	it('never gives the week to another: 24 at once', async () => {
		for (let turn = 0; turn < 4; turn += 1) {
			const [id, other] = [await desk.asked(), await desk.asked({ email: 'other@guests.example' })];
			const held = await hold(id);
			const own = await guestLead();
			const strangers = await Promise.all(Array.from({ length: 11 }, () => strangerLead()));
			const results = await Promise.allSettled([
				...strangers.slice(0, 6).map((each) => confirm(each.id)),
				confirm(own.id),
				...strangers.slice(6).map((each) => confirm(each.id)),
				...Array.from({ length: 4 }, () => hold(other)),
				...Array.from({ length: 4 }, () =>
					blockNights({
						ctx: desk.contextFor('operator'),
						typed: {
							...{ kind: 'own', properties: ['prop_aurikel'], reason: 'boiler', until: '', untilAt: '', price: '' },
							...WEEK_OF_LEAD,
						},
					}),
				),
				...Array.from({ length: 4 }, () => expireHolds({ db: desk.database.db, today: team().today, now: team().now })),
			]);
			expect(results).toHaveLength(24);
			const { no, status } = await leadRow(desk.database, own.id);
			expect(status).toBe('confirmedBooking');
			expect(await holders()).toEqual([{ leadNo: no, blockNo: null }]);
			expect((await rowOf(held.id)).endedAt).not.toBeNull();
			expect(await desk.database.db.$count(nightBlock, isNull(nightBlock.endedAt))).toBe(0);
			await desk.database.db.delete(propertyNight);
			await desk.database.db.delete(nightBlock);
			await forgetLeads(desk.database.db);
		}
	});

	it('does not run out while the guest waits for an answer', async () => {
		const id = await desk.asked();
		const held = await hold(id);
		const end = (await rowOf(held.id)).expiresAt ?? 0;
		const own = await guestLead();
		const expire = () => expireHolds({ db: desk.database.db, today: team().today, now: end + 60_000 });
		expect(await expire()).toMatchObject({ ended: 0 });
		const { version } = await leadRow(desk.database, own.id);
		await decideLead({ ctx: desk.contextFor('operator'), lead: { id: own.id, version }, decision: 'decline' });
		expect(await expire()).toMatchObject({ ended: 1 });
		expect(await takenNights(desk.database.db)).toEqual([]);
		expect((await stayStatuses(desk.database.db))[WEEK.checkIn]).toBe('available');
	});

	it('does not keep a booking of its guest from moving to the held nights', async () => {
		const id = await desk.asked();
		const own = await guestLead({ checkIn: '2027-02-20', checkOut: '2027-02-27', subtotalMinor: 3_000_000 });
		await confirm(own.id);
		const held = await hold(id);
		const ctx = desk.contextFor('operator');
		const { version } = await leadRow(desk.database, own.id);
		const moving = { ctx, lead: { id: own.id, version }, typed: WEEK_OF_LEAD };
		const preview = await previewMove(moving);
		if (preview.outcome !== 'shown') throw new Error(JSON.stringify(preview));
		await moveStay({ ...moving, seen: preview.shown.key });
		expect((await rowOf(held.id)).endedAt).not.toBeNull();
		expect(await takenNights(desk.database.db)).toHaveLength(7);
	});
});

describe('a proposal of the enquiry', () => {
	it('is approved with its held week as the client was promised, and the booking takes the nights over', async () => {
		const id = await desk.asked();
		const held = await hold(id);
		const letter = () => 'Guten Tag';
		const prepared = await prepareFromEnquiry({ ctx: desk.lena(), enquiryId: id, weeks: [WEEK], letter });
		const ctx = await asTeam(desk.lena(), 'consumer');
		const { revision, typed } = await loadBuilder({ ctx, id: prepared.id });
		const saved = await saveTypedProposal({
			...{ ctx, seen: { id: prepared.id, revision } },
			typed: { ...typed, onApproval: 'booking' },
		});
		if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
		const sent = await sendProposal({ ctx, seen: { id: prepared.id, revision: saved.revision }, by: 'mail' });
		if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
		const token = sent.link.split('/p/')[1] ?? '';
		const guest = { ...desk.contextFor(null), actor: null };
		const [option] = await desk.database.db
			.select({ no: lead.no, id: lead.id })
			.from(proposalOption)
			.innerJoin(lead, eq(lead.no, proposalOption.leadNo));
		const answer = { ctx: guest, token, version: 1, optionKey: '1', name: 'Felicitas Arnold' };
		expect(await approveProposal(answer)).toEqual({ effect: 'booking' });
		expect((await rowOf(held.id)).endedAt).toBeNull();
		await confirm(option?.id ?? '');
		expect((await rowOf(held.id)).endedAt).not.toBeNull();
		expect(await holders()).toEqual([{ leadNo: option?.no, blockNo: null }]);
		expect((await desk.rowOf(id)).state).toBe('won');
	});
});

describe('the guest of a hold on the website', () => {
	it('books the held week by the link of the reply, and no one else does', async () => {
		const { db } = desk.database;
		const id = await desk.asked();
		await db.insert(brand).values({ key: 'demo', name: 'Blaufirn', teamEmail: 'team@demo.example' });
		await db.update(enquiry).set({ brandKey: 'demo' });
		const held = await hold(id);
		const { no } = await desk.rowOf(id);
		const [card] = await offeredWeeks(desk.lena(), [WEEK], 'de', no);
		const link = new URL(card?.path ?? '', 'https://demo.example');
		expect(link.pathname).toBe('/chalets/oesterreich/lech/chalet-aurikel/book-now');
		expect(link.searchParams.get('held')).toBe(held.id);
		const guest = enquiryContext(db, { brandKey: 'demo' });
		const found = await loadProperty({ ctx: guest, which: WHICH });
		const period = { checkIn: plainDate(WEEK.checkIn), checkOut: plainDate(WEEK.checkOut) };
		const request = {
			...{ period, serviceLevel: 'catered' as const, adults: 4, children: 0, childrenAges: [], hasPet: false },
		};
		const says = (property: typeof found) => validateBooking(property, request, guest.today).errors.period?.key;
		expect(says(found)).toBe('sold');
		expect(says(await asHeldFor(db, found, { id: held.id }))).toBeUndefined();
		expect(says(await asHeldFor(db, found, { id: held.id, email: EMAIL.toUpperCase() }))).toBeUndefined();
		expect(says(await asHeldFor(db, found, { id: held.id, email: 'other@guests.example' }))).toBe('sold');
		expect(says(await asHeldFor(db, found, { id: `block_${'0'.repeat(32)}` }))).toBe('sold');
		const quote = bookingQuote({
			...{ method: 'bank_transfer', priceMinor: 3_000_000, terms: found.terms, period, currency: 'EUR' },
			...{ bookingDate: guest.today, isCardFeeCharged: true },
		});
		const input = {
			...{ ...period, serviceLevel: 'catered', adults: 4, children: 0, childrenAges: [], pet: false },
			...{ firstName: 'Felicitas', lastName: 'Arnold', email: EMAIL, phone: '+49 171 555 01 42' },
			...{ address: 'Ring 1', city: 'München', country: 'DE', paymentMethod: 'bank_transfer' },
			...{ privacy: true, salesPolicy: true, strTerms: true, operatorTerms: true, disclaimer: true },
		};
		const book = (changes: object = {}, heldId: string | null = held.id) =>
			requestBooking({
				...{ ctx: guest, vault: null, which: WHICH, input: { ...input, ...changes }, heldId },
				...{ shown: quote ? quoteKey(quote) : '', clientKey: null },
			});
		expect(await book({}, null)).toMatchObject({ outcome: 'invalid', errors: { period: { key: 'sold' } } });
		expect(await book({ email: 'other@guests.example' })).toMatchObject({ errors: { period: { key: 'sold' } } });
		const booked = await book();
		if (booked.outcome !== 'stored') throw new Error(JSON.stringify(booked));
		await confirm(booked.id);
		expect((await rowOf(held.id)).endedAt).not.toBeNull();
		expect(says(await asHeldFor(db, found, { id: held.id }))).toBe('sold');
	});
});
