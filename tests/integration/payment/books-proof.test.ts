import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreedTerms } from '#db/schema/lead';
import { changeLead } from '~/domain/lead/change-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { openMinor } from '~/domain/payment/instalment-state';
import { recordPayment, reversePayment } from '~/domain/payment/record-payment.server';
import { waiveInstalment } from '~/domain/payment/waive-instalment.server';
import { editRefund } from '~/domain/refund/edit-refund.server';
import { proposeDueRefunds } from '~/domain/refund/propose-due-refunds.server';
import { recordRefund, releaseRefund, withdrawRefund } from '~/domain/refund/release-refund.server';
import { DomainError } from '~/platform/errors';
import type { TestDatabase } from '../database';
import { insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { moneyOfLead } from './money-of-lead';
import { moneyTeam } from './money-workspace';
import { actOnServices, prepareServices } from './proof-services';

/**
 * Acts of one run: for the whole proof 100,000, in one run or in some that begin with other bookings (`PROOF_ACTS=50000`,
 * `PROOF_FROM=2500` for the second one), as figures.md says.
 */
const ACTS = Number(process.env.PROOF_ACTS) || 2_000;
const FROM = Number(process.env.PROOF_FROM) || 0;
const ACTS_OF_A_BOOKING = 20;
/** Bookings that go on at the same time. */
const LANES = 8;
const EVERY_LEAD = { reach: 'all' } as const;
const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const AFTER_ALL_STAYS = Date.UTC(2500, 0, 1);

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await prepareServices(database);
});
afterAll(() => database?.stop());

/** One of two people of the team. */
function team(id = 'user_admin') {
	const ctx = moneyTeam(database);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, id } };
}

type Random = (most: number) => number;

/** Numbers from 0 below `most` that are the same in each run (mulberry32). */
function seeded(seed: number): Random {
	let state = seed;
	return (most) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
	};
}

function termsOf(amounts: readonly number[], keptMinor: number, depositMinor: number): AgreedTerms {
	return {
		payments: amounts.map((minor, at) => ({
			kind: at === 0 ? 'prepayment' : 'part',
			dueDate: `2026-${10 + at}-25`,
			minor,
		})),
		cancellation: [{ from: '2026-11-01', until: '2600-01-01', keptMinor }],
		deposit:
			depositMinor > 0
				? { kind: 'cashed_in', minor: depositMinor, currency: 'EUR', date: '2026-12-01' }
				: { kind: 'unknown', minor: null, currency: null, date: null },
	};
}

const amounts = (random: Random) => Array.from({ length: 1 + random(3) }, () => 1 + random(3_000_000));
const sumOf = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0);

async function book(no: number, random: Random): Promise<string> {
	const prices = amounts(random);
	const total = sumOf(prices);
	const year = 2027 + no;
	const isGuest = random(4) === 0;
	const seen = await insertAgentLead(database, {
		...{ brandKey: 'consumer', status: 'requestedBooking', checkIn: `${year}-02-20`, checkOut: `${year}-02-27` },
		...{ subtotalMinor: total, cardFeeMinor: 0, totalMinor: total, commissionPercent: null, commissionDueDate: null },
		agreedTerms: termsOf(prices, random(total + 1), random(2) * random(400_000)),
		...(isGuest
			? { agencyNo: null, userNo: null, commissionMinor: null, markupMinor: null }
			: { commissionMinor: random(total), markupMinor: random(200_000) }),
	});
	await moveLead({ ctx: team(), scope: EVERY_LEAD, lead: seen, to: 'confirmedBooking', actor: ADMIN });
	return seen.id;
}

/** One act of a random kind; what cannot be done any more is left. */
async function act(id: string, random: Random): Promise<void> {
	const { no } = await leadRow(database, id);
	const money = await moneyOfLead(database.db, no);
	const pay = (minor: number, isDeposit: boolean) =>
		recordPayment({
			...{ ctx: team(), leadId: id, minor, receivedOn: '2026-11-20', key: crypto.randomUUID(), isDeposit },
		});
	switch (random(12)) {
		case 0:
		case 1:
			return void (await pay(1 + random(3_000_000), false));
		case 2:
			return void (await pay(1 + random(400_000), true));
		case 3: {
			const found = money.payments[random(Math.max(1, money.payments.length))];
			return found && reversePayment({ ctx: team(), id: found.id });
		}
		case 4: {
			const found = money.instalments[random(Math.max(1, money.instalments.length))];
			return found && waiveInstalment({ ctx: team(), id: found.id, seenMinor: openMinor(found) });
		}
		case 5: {
			const row = await findLead(database.db, EVERY_LEAD, id);
			if (row.status !== 'confirmedBooking') return;
			const prices = amounts(random);
			const columns = {
				...{ subtotalMinor: sumOf(prices), cardFeeMinor: 0, totalMinor: sumOf(prices) },
				agreedTerms: termsOf(prices, random(sumOf(prices)), random(2) * random(400_000)),
			};
			await changeLead({ ctx: team(), lead: row, seen: row.version, actor: ADMIN, action: 'lead.updated', columns });
			return;
		}
		case 6: {
			const row = await findLead(database.db, EVERY_LEAD, id);
			if (random(3) > 0 || row.status !== 'confirmedBooking') return;
			await moveLead({ ctx: team(), scope: EVERY_LEAD, lead: row, to: 'cancelledBooking', actor: ADMIN });
			return;
		}
		case 7:
		case 8:
			return actOnRefund(no, random);
		default:
			return actOnServices(database, id, random);
	}
}

async function actOnRefund(leadNo: number, random: Random): Promise<void> {
	const { rows } = await database.db.$client.execute({
		sql: `select id, kind, "state", minor, version, edited_by from refund where lead_no = :lead and "state" in ('proposed','released') limit 1`,
		args: { lead: leadNo },
	});
	const [row] = rows;
	if (!row) return;
	const id = String(row.id);
	const at = { ctx: team(row.edited_by === null ? 'user_admin' : 'user_second'), id, version: Number(row.version) };
	if (row.state === 'released') {
		// Two at once: it leaves once.
		const paid = [1, 2].map(() => recordRefund({ ...at, paidOn: '2026-11-20' }));
		return void (await Promise.allSettled(paid));
	}
	const kind = random(6);
	if (kind === 0) return withdrawRefund(at);
	const payee = { holder: '', iban: '', bic: '' };
	if (kind === 1)
		return editRefund({
			...{ ...at, ctx: team() },
			change: { minor: 1 + random(Number(row.minor)), retainedMinor: random(100_000), reason: 'Agreed', payee },
		});
	return void (await Promise.allSettled([releaseRefund(at), releaseRefund(at)]));
}

/** Everything that must hold of all bookings, asked of the database itself: the bookings for which it does not. */
const BROKEN: Record<string, string> = {
	'the books come to zero':
		'select n from (select sum(debit_minor - credit_minor) as n from ledger_account) where n <> 0',
	'the sums of accounts are those of their transfers': `select a.no from ledger_account a where a.debit_minor <>
		(select coalesce(sum(minor), 0) from ledger_transfer where debit_no = a.no)
		or a.credit_minor <> (select coalesce(sum(minor), 0) from ledger_transfer where credit_no = a.no)`,
	'instalments are what the client owes': `select l.no from lead l where
		(select coalesce(sum(minor), 0) from instalment where lead_no = l.no) <> (select coalesce(sum(iif(d.kind = 'client', t.minor, -t.minor)), 0)
			from ledger_transfer t join ledger_account d on d.no = t.debit_no join ledger_account c on c.no = t.credit_no
			where t.lead_no = l.no and t.kind = 'booking' and 'client' in (d.kind, c.kind))`,
	'a client’s account is what is open less what is too much': `select l.no from lead l where
		(select coalesce(sum(debit_minor - credit_minor), 0) from ledger_account where kind = 'client' and party = cast(l.no as text)) <>
		(select coalesce(sum(minor - received_minor - waived_minor), 0) from instalment where lead_no = l.no)
		- ((select coalesce(sum(minor), 0) from payment where lead_no = l.no and reversed_at is null and is_deposit = 0)
			- (select coalesce(sum(minor), 0) from refund where lead_no = l.no and kind = 'credit' and "state" = 'paid')
			- (select coalesce(sum(received_minor), 0) from instalment where lead_no = l.no))`,
	'what was given back was received': `select l.no from lead l where
		(select coalesce(sum(minor), 0) from refund where lead_no = l.no and kind = 'credit' and "state" = 'paid') >
		(select coalesce(sum(minor), 0) from payment where lead_no = l.no and is_deposit = 0)`,
	'deposits held are on their accounts': `select d.no from security_deposit d where d.received_minor - d.returned_minor - d.retained_minor <>
		(select coalesce(sum(credit_minor - debit_minor), 0) from ledger_account where kind = 'deposit' and party = cast(d.lead_no as text))`,
	'a supplier is paid once for a service': `select j.no from concierge_job j where (j.supplier_paid_on is not null) <>
		(select count(*) from ledger_transfer where job_no = j.no and kind = 'payout')`,
	'a service is in one run that was not discarded': `select job_no from supplier_payout_item where is_discarded = 0 group by job_no having count(*) > 1`,
	'runs pay suppliers what they say': `select p.no from supplier_payout p join payout_run r on r.no = p.run_no and r."state" = 'paid' where p.minor <>
		(select coalesce(sum(t.minor), 0) from supplier_payout_item i join ledger_transfer t on t.job_no = i.job_no and t.kind = 'payout' where i.payout_no = p.no)`,
	'a supplier’s account is what it gets less what it was paid': `select a.no from ledger_account a where a.kind = 'supplier' and a.credit_minor - a.debit_minor <>
		(select coalesce(sum(owed_net_minor), 0) from concierge_job where cast(supplier_no as text) = a.party and currency = a.currency)
		- (select coalesce(sum(minor), 0) from ledger_transfer where debit_no = a.no and kind = 'payout')`,
	'refunds stand in the books once': `select r.no from refund r where r."state" = 'paid' and r.minor > 0 group by r.lead_no, r.kind having sum(r.minor) <>
		(select coalesce(sum(t.minor), 0) from ledger_transfer t join ledger_account c on c.no = t.credit_no and c.kind = 'bank'
			where t.lead_no = r.lead_no and t.reverses_no is null and t.kind = iif(r.kind = 'credit', 'refund', 'deposit'))`,
};

describe(`the books after ${ACTS} random acts`, () => {
	it('are balanced, and no cent is lost or paid twice', async () => {
		const bookings = Math.ceil(ACTS / ACTS_OF_A_BOOKING);
		let next = FROM;
		let done = 0;
		const lane = async () => {
			for (let no = next++; no < FROM + bookings; no = next++) {
				const random = seeded(2_026 + no);
				const id = await book(no, random);
				for (let each = 1; each < ACTS_OF_A_BOOKING; each += 1) {
					try {
						await act(id, random);
						done += 1;
					} catch (error) {
						// Refused, as it has to be: nothing of it is written.
						if (!(error instanceof DomainError)) throw error;
					}
				}
			}
		};
		await Promise.all(Array.from({ length: LANES }, lane));
		await proposeDueRefunds({ db: database.db, now: AFTER_ALL_STAYS });
		expect(done).toBeGreaterThan(ACTS / 2);
		for (const [rule, sql] of Object.entries(BROKEN))
			expect([rule, (await database.db.$client.execute(sql)).rows.map((row) => ({ ...row }))]).toEqual([rule, []]);
		const { rows } = await database.db.$client.execute(`select (select count(*) from ledger_transfer) as transfers,
			(select count(*) from payment) as payments, (select count(*) from refund where "state" = 'paid') as refunds,
			(select count(*) from concierge_job where supplier_paid_on is not null) as services`);
		// Otherwise nothing would have been tried.
		for (const count of Object.values(rows[0] ?? {})) expect(Number(count)).toBeGreaterThan(ACTS / 200);
	}, 10_800_000);
});
