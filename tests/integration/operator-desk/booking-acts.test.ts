import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { leadEvent } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { instalment } from '#db/schema/payment';
import { cancellationFee } from '~/domain/lead/cancellation-fee';
import { decideLead, previewCancellation } from '~/domain/lead/decide-lead.server';
import { lastOptionEnd, moveOptionEnd } from '~/domain/lead/move-option-end.server';
import { moveStay, previewMove } from '~/domain/lead/move-stay.server';
import { formatRate } from '~/domain/money/format-rate';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	askOption,
	contextOf,
	insertAgentLead,
	leadRow,
	type Person,
	startAgentDatabase,
} from '../lead/agent-workspace';
import { forgetLeads, takenNights } from '../lead/lead-workspace';

const HOUR = 3_600_000;
const AGENT = 'agent@people.example';
const TEAM = 'team@demo-gold.example';
/** Who may act on leads of the property, beside its operator: an admin of the catalogue's team. */
const OTHERS: readonly (Person | null)[] = [null, 'agent', 'supervisor', 'lifestyle', 'customer', 'admin'];

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const at = (person: Person | null = 'operator') => contextOf(database, person);

type Seen = { id: string; version: number };

async function confirmed(lead: Seen): Promise<Seen> {
	const { version } = await decideLead({ ctx: at(), lead, decision: 'confirm' });
	return { id: lead.id, version };
}

/** New mails since the last call: kind and recipient. */
async function told(): Promise<string[]> {
	const rows = await database.db.select().from(mailOutbox);
	await database.db.delete(mailOutbox);
	return rows.map(({ kind, toAddress }) => `${kind} ${toAddress}`).sort();
}

const lastMail = async (kind: string) => {
	const rows = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind));
	return rows.at(-1)?.plainText ?? '';
};

/** How many of 24 at once were written; the others are refused for a reason that is expected. */
async function of24(act: () => Promise<unknown>): Promise<{ written: number; reasons: string[] }> {
	const results = await Promise.allSettled(Array.from({ length: 24 }, act));
	const reasons = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.reason)] : []));
	return { written: 24 - reasons.length, reasons: [...new Set(reasons)] };
}

describe('the end of an option', () => {
	it('is moved by its operator, and the agent and those in line are told', async () => {
		const held = await confirmed(await askOption(database));
		const waiting = await askOption(database, { userNo: 2 });
		const { expiresAt: before } = await leadRow(database, held.id);
		await told();
		const expiresAt = NOW + 120 * HOUR;
		const moved = await moveOptionEnd({ ctx: at(), lead: held, expiresAt });
		expect(moved).toEqual({ version: held.version + 1, before });
		expect(await leadRow(database, held.id)).toMatchObject({ expiresAt, remindedAt: null, status: 'confirmedOption' });
		expect(await lastMail('lead-agent-earlierOptionMoved')).toContain('keeps its place in line');
		expect(await told()).toEqual([
			'lead-agent-earlierOptionMoved colleague@people.example',
			`lead-agent-optionEndMoved ${AGENT}`,
			`lead-team-optionEndMoved ${TEAM}`,
		]);
		// And back, as an act of its own.
		await moveOptionEnd({ ctx: at(), lead: { ...held, version: moved.version }, expiresAt: moved.before });
		expect(await leadRow(database, held.id)).toMatchObject({ expiresAt: before });
		expect(await leadRow(database, waiting.id)).toMatchObject({ status: 'requestedOption', queuePosition: 1 });
		const rows = await database.db.select().from(audit).where(eq(audit.action, 'lead.option-end-moved'));
		expect(rows.map(({ actor, detail }) => [actor, detail?.until])).toEqual([
			['user_operator', expiresAt],
			['user_operator', before],
		]);
	});

	it('is never in the past and never past check-in', async () => {
		const held = await confirmed(await askOption(database));
		const last = lastOptionEnd(await leadRow(database, held.id));
		for (const expiresAt of [NOW, NOW - HOUR, last + 1, Number.NaN, Number.POSITIVE_INFINITY])
			await expect(moveOptionEnd({ ctx: at(), lead: held, expiresAt })).rejects.toMatchObject({ reason: 'option-end' });
		await moveOptionEnd({ ctx: at(), lead: held, expiresAt: last });
	});

	it('is moved once of 24 at the same moment, by no stranger, and not of anything else', async () => {
		const held = await confirmed(await askOption(database));
		for (const person of OTHERS.filter((each) => each !== 'admin'))
			await expect(moveOptionEnd({ ctx: at(person), lead: held, expiresAt: NOW + HOUR })).rejects.toMatchObject({
				code: 'forbidden',
			});
		await expect(moveOptionEnd({ ctx: at('otherOperator'), lead: held, expiresAt: NOW + HOUR })).rejects.toMatchObject({
			code: 'not-found',
		});
		await told();
		expect(await of24(() => moveOptionEnd({ ctx: at(), lead: held, expiresAt: NOW + 100 * HOUR }))).toEqual({
			written: 1,
			reasons: ['changed-meanwhile'],
		});
		expect(await told()).toHaveLength(2);
		const booking = await insertAgentLead(database, { checkIn: '2027-03-06', checkOut: '2027-03-13' });
		await expect(moveOptionEnd({ ctx: at(), lead: booking, expiresAt: NOW + HOUR })).rejects.toMatchObject({
			reason: 'no-such-move',
		});
	});
});

describe('an option that is released', () => {
	it('gives its nights to the next in line, once', async () => {
		const held = await confirmed(await askOption(database));
		const waiting = await askOption(database, { agencyNo: 2 });
		const release = () => decideLead({ ctx: at(), lead: held, decision: 'cancel', note: 'The owner comes.' });
		const { written } = await of24(release);
		expect(written).toBeGreaterThan(0);
		expect(await leadRow(database, held.id)).toMatchObject({ status: 'cancelledOption', version: held.version + 1 });
		expect(await leadRow(database, waiting.id)).toMatchObject({ status: 'confirmedOption', queuePosition: null });
		expect(await takenNights(database.db)).toHaveLength(7);
		const events = await database.db.select().from(leadEvent).where(eq(leadEvent.toStatus, 'cancelledOption'));
		expect(events).toMatchObject([{ actor: 'user_operator', note: 'The owner comes.' }]);
	});
});

describe('a stay that is moved', () => {
	const NEXT = { checkIn: '2027-02-27', checkOut: '2027-03-06' };
	const PAYMENTS = {
		payments: [
			{ kind: 'prepayment', dueDate: '2026-12-01', minor: 810_000 },
			{ kind: 'final', dueDate: '2027-01-20', minor: 1_890_000 },
		],
		cancellation: [{ from: '2026-11-01', until: '2027-02-19', keptMinor: 900_000 }],
		deposit: { kind: 'unknown', minor: null, currency: null, date: null },
	};

	async function booked(given: Parameters<typeof insertAgentLead>[1] = {}) {
		return confirmed(await insertAgentLead(database, { agreedTerms: PAYMENTS, commissionPercent: 10, ...given }));
	}

	async function shown(lead: Seen, typed = NEXT, price: { priceMinor?: number } = {}) {
		const preview = await previewMove({ ctx: at(), lead, typed, ...price });
		if (preview.outcome !== 'shown') throw new Error(JSON.stringify(preview));
		return preview.shown;
	}

	const instalments = async (leadId: string) => {
		const { no } = await leadRow(database, leadId);
		const rows = await database.db
			.select({ minor: instalment.minor, dueDate: instalment.dueDate })
			.from(instalment)
			.where(eq(instalment.leadNo, no))
			.orderBy(asc(instalment.position));
		return rows;
	};

	it('shows price and instalments before, and writes just that', async () => {
		const lead = await booked({ markupMinor: 100_000 });
		const seen = await shown(lead);
		expect(seen.before).toMatchObject({ checkIn: '2027-02-20', totalMinor: 2_700_000 });
		expect(seen.after).toMatchObject({ ...NEXT, totalMinor: 3_300_000, currency: 'EUR' });
		// In the operator's prices: the agency's markup is nowhere.
		const sum = (rows: readonly { minor: number }[] = []) => rows.reduce((total, { minor }) => total + minor, 0);
		expect([sum(seen.review?.before), sum(seen.review?.after), seen.review?.money]).toEqual([
			2_700_000,
			3_300_000,
			null,
		]);
		expect(await leadRow(database, lead.id)).toMatchObject({ checkIn: '2027-02-20', version: lead.version });
		await told();
		await moveStay({ ctx: at(), lead, typed: NEXT, seen: seen.key, note: 'The boiler is replaced.' });
		expect(await leadRow(database, lead.id)).toMatchObject({
			...{ status: 'confirmedBooking', ...NEXT, totalMinor: 3_300_000, commissionMinor: 330_000 },
			version: lead.version + 1,
		});
		expect(await takenNights(database.db)).toEqual([
			...['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'],
		]);
		// What the client owes: the new price and the markup.
		expect(sum(await instalments(lead.id))).toBe(3_400_000);
		const text = await lastMail('lead-agent-stayMoved');
		for (const words of ['The boiler is replaced.', '20 – 27 Feb 2027', 'Sat, 27 Feb 2027'])
			expect(text).toContain(words);
		expect(await told()).toEqual([`lead-agent-stayMoved ${AGENT}`, `lead-team-stayMoved ${TEAM}`]);
		const [row] = await database.db.select().from(audit).where(eq(audit.action, 'lead.stay-moved'));
		expect(row).toMatchObject({
			actor: 'user_operator',
			subjectId: lead.id,
			detail: { from: '2027-02-20', to: '2027-02-27' },
		});
	});

	it('is not written at another price than was shown', async () => {
		const lead = await booked();
		const seen = await shown(lead);
		await expect(
			moveStay({ ctx: at(), lead, typed: NEXT, seen: seen.key, priceMinor: 3_000_000 }),
		).rejects.toMatchObject({ reason: 'instalments-changed' });
		const named = await shown(lead, NEXT, { priceMinor: 3_000_000 });
		await moveStay({ ctx: at(), lead, typed: NEXT, seen: named.key, priceMinor: 3_000_000 });
		expect(await leadRow(database, lead.id)).toMatchObject({ subtotalMinor: 3_000_000, isNegotiatedPrice: true });
	});

	it('takes nights once, and leaves those of another booking alone', async () => {
		const [lead, other] = [await booked(), await confirmed(await insertAgentLead(database, NEXT))];
		await expect(previewMove({ ctx: at(), lead, typed: NEXT })).rejects.toMatchObject({
			reason: 'no-longer-available',
		});
		await decideLead({ ctx: at(), lead: other, decision: 'cancel' });
		const seen = await shown(lead);
		const { written, reasons } = await of24(() => moveStay({ ctx: at(), lead, typed: NEXT, seen: seen.key }));
		expect([written, reasons.length]).toEqual([1, 1]);
		expect(['changed-meanwhile', 'same-nights']).toContain(reasons[0]);
		expect(await takenNights(database.db)).toHaveLength(7);
	});

	it('of an option lets the next one follow into the nights it leaves', async () => {
		const held = await confirmed(await askOption(database));
		const waiting = await askOption(database, { agencyNo: 2 });
		const seen = await shown(held);
		expect(seen.review).toBeNull();
		await moveStay({ ctx: at(), lead: held, typed: NEXT, seen: seen.key });
		expect(await leadRow(database, waiting.id)).toMatchObject({ status: 'confirmedOption' });
		expect(await takenNights(database.db)).toHaveLength(14);
	});

	it('is refused at the field, for nights without a price, and to everybody else', async () => {
		const lead = await booked();
		const look = (typed: { checkIn: string; checkOut: string }, person: Person | null = 'operator') =>
			previewMove({ ctx: at(person), lead, typed });
		expect(await look({ checkIn: '2026-01-01', checkOut: '2026-01-08' })).toMatchObject({
			errors: { checkIn: { key: 'past' } },
		});
		expect(await look({ checkIn: '2027-03-06', checkOut: '2027-03-01' })).toMatchObject({
			errors: { checkOut: { key: 'order' } },
		});
		expect(await look({ checkIn: 'soon', checkOut: '' })).toMatchObject({ outcome: 'invalid' });
		await expect(look({ checkIn: '2027-02-20', checkOut: '2027-02-27' })).rejects.toMatchObject({
			reason: 'same-nights',
		});
		await expect(look({ checkIn: '2027-02-21', checkOut: '2027-02-24' })).rejects.toMatchObject({ reason: 'no-price' });
		for (const person of OTHERS) await expect(look(NEXT, person)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(look(NEXT, 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		const seen = await shown(lead);
		for (const person of OTHERS)
			await expect(moveStay({ ctx: at(person), lead, typed: NEXT, seen: seen.key })).rejects.toMatchObject({
				code: 'forbidden',
			});
	});
});

describe('a booking that its operator cancels', () => {
	it('keeps what the agreed terms keep, shown before, on the lead and in the mail', async () => {
		const agreedTerms = {
			payments: [{ kind: 'final', dueDate: '2027-01-20', minor: 2_700_000 }],
			cancellation: [{ from: '2026-11-01', until: '2027-02-19', keptMinor: 900_000 }],
			deposit: { kind: 'unknown', minor: null, currency: null, date: null },
		};
		const lead = await confirmed(await insertAgentLead(database, { agreedTerms, markupMinor: 270_000 }));
		const row = await leadRow(database, lead.id);
		const fee = cancellationFee(row, at().today);
		const shown = await previewCancellation({ ctx: at(), leadId: lead.id });
		expect(shown?.review.after.map(({ minor }) => minor)).toEqual([fee?.minor]);
		await told();
		await expect(
			decideLead({ ctx: at(), lead, decision: 'cancel', seenInstalments: 'something else' }),
		).rejects.toMatchObject({ reason: 'instalments-changed' });
		await decideLead({ ctx: at(), lead, decision: 'cancel', seenInstalments: shown?.key });
		expect(await leadRow(database, lead.id)).toMatchObject({
			...{ status: 'cancelledBooking', cancellationFeeMinor: fee?.minor },
		});
		expect(await lastMail('lead-agent-bookingCancelled')).toContain(
			formatRate({ minor: fee?.minor ?? 0, currency: 'EUR' }, { hasCents: true }),
		);
		expect(await told()).toEqual([`lead-agent-bookingCancelled ${AGENT}`, `lead-team-bookingCancelled ${TEAM}`]);
		expect(await takenNights(database.db)).toEqual([]);
		// As its share of what the client was to pay.
		const [kept] = await database.db.select().from(instalment).where(eq(instalment.leadNo, row.no));
		expect(kept).toMatchObject({ kind: 'kept', minor: 990_000 });
	});

	it('is told to the team where the guest has no agency', async () => {
		const lead = await confirmed(
			await insertAgentLead(database, {
				agencyNo: null,
				userNo: null,
				createdBy: 'anonymous',
				email: 'ada@guests.example',
			}),
		);
		await told();
		await decideLead({ ctx: at(), lead, decision: 'cancel' });
		expect(await told()).toEqual([`lead-team-bookingCancelled ${TEAM}`]);
	});

	it('is cancelled by no other operator, and not by an agent', async () => {
		const lead = await confirmed(await insertAgentLead(database));
		await expect(decideLead({ ctx: at('otherOperator'), lead, decision: 'cancel' })).rejects.toMatchObject({
			code: 'not-found',
		});
		await expect(decideLead({ ctx: at('agent'), lead, decision: 'cancel' })).rejects.toMatchObject({
			code: 'forbidden',
		});
		const asked = await insertAgentLead(database, { checkIn: '2027-03-06', checkOut: '2027-03-13' });
		await expect(decideLead({ ctx: at(), lead: asked, decision: 'cancel' })).rejects.toMatchObject({
			code: 'forbidden',
		});
	});
});
