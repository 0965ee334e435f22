import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { payout, payoutRun } from '#db/schema/payout';
import { travelAgency } from '#db/schema/travel-agency';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { knownBrands } from '../brand/known-brands';
import { tellBoards } from '../concierge/board-readers';
import { parsePlainDate } from '../date/plain-date';
import { sha256 } from '../idempotency/body-hash';
import { leadActor } from '../lead/agent-lead-context';
import { openDaySql } from '../ledger/open-day';
import { openAccountsStatement } from '../ledger/post-transfers';
import { paidRefundStatements } from '../refund/refund-statements';
import { type BankParty, creditTransferFile } from './credit-transfer-file';
import { isRunObjected, loadPayoutRun, type PayoutRun } from './load-payout-run.server';
import { EARNED_SQL, GROSS_SQL, MARKUP_SQL, PAYABLE_SQL } from './payable-sql';
import { payeeAccount } from './payee-account.server';
import { payoutReference } from './payout-path';
import { remittanceAdvices } from './remittance-advices.server';
import { hasTaken, requireAccounts, takeRefundsStatement } from './run-refunds.server';
import {
	discardSuppliersStatement,
	PAYS_SUPPLIER,
	PAYS_SUPPLIERS_AS_SEEN,
	paidSuppliersStatements,
	releaseSuppliersStatements,
	requireSupplierAccounts,
	takeSuppliersStatements,
} from './run-suppliers.server';
import { supplierAdvices } from './supplier-advices.server';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings'>;
type MailingCtx = Ctx & Pick<RequestContext, 'linkOrigin' | 'services' | 'waitUntil'>;

/**
 * Puts together what chosen agencies and suppliers are owed of a brand in a currency (PAYOUT-1, PAYOUT-5): what is payable in this moment, each booking and
 * each service once. Throws DomainError 'forbidden', 'invalid' (`agencies`: no one is chosen; `day`: no day, or one that has passed), 'conflict' (`nothing-due`: it was put into another run
 * meanwhile; `no-account`: an agency or supplier that no file can pay), 'unavailable'.
 */
export async function createPayoutRun({
	ctx,
	brandKey,
	currency,
	agencyIds,
	supplierKeys = [],
	refundIds = [],
	executionDay,
}: {
	ctx: Ctx;
	brandKey: string;
	currency: string;
	agencyIds: readonly string[];
	/** Suppliers of the concierge. */
	supplierKeys?: readonly string[];
	/** Released refunds of the brand and currency that go with it (MONEY-13). */
	refundIds?: readonly string[];
	executionDay: string;
}): Promise<{ id: string }> {
	const actor = requireActor(ctx, 'money');
	if (agencyIds.length + supplierKeys.length + refundIds.length === 0)
		throw new DomainError('invalid', 'No agency is chosen', { reason: 'agencies' });
	if (!parsePlainDate(executionDay) || executionDay < ctx.today)
		throw new DomainError('invalid', 'Not a day to pay on', { reason: 'day' });
	const { db, now, today } = ctx;
	const chosen = await db
		.select({ id: travelAgency.id, bankCurrency: travelAgency.bankCurrency, bankAccount: travelAgency.bankAccount })
		.from(travelAgency)
		.where(inArray(travelAgency.id, [...agencyIds]));
	for (const agency of chosen)
		if ((await payeeAccount(ctx, agency, currency)).state !== 'ready')
			throw new DomainError('conflict', 'An agency that no file can pay', { reason: 'no-account' });
	await requireSupplierAccounts(ctx, supplierKeys, currency);
	await requireAccounts(ctx, refundIds);
	const id = `run_${newId()}`;
	const which = { today, brand: brandKey, currency, agencies: JSON.stringify(agencyIds) };
	const payable = `${PAYABLE_SQL} and l.brand_key = :brand and l.currency = :currency and l.agency_no in
		(select no from travel_agency where id in (select value from json_each(:agencies)))`;
	try {
		await writeBatch(db, [
			{
				sql: `insert into payout_run (id, brand_key, currency, execution_day, created_by, created_at, updated_at)
					select :id, key, :currency, :day, :actor, :now, :now from brand where key = :brand`,
				args: { id, currency, day: executionDay, actor: actor.id, now, brand: brandKey },
			},
			{
				sql: `insert into payout (id, run_no, agency_no, minor) select 'payout_' || lower(hex(randomblob(13))), r.no, l.agency_no, sum(${EARNED_SQL})
					from payout_run r join lead l on ${payable} where r.id = :id group by l.agency_no having sum(${EARNED_SQL}) > 0`,
				args: { id, ...which },
			},
			{
				sql: `insert into payout_item (payout_no, lead_no, commission_minor, markup_minor, gross_minor)
					select p.no, l.no, coalesce(l.commission_minor, 0), ${MARKUP_SQL}, ${GROSS_SQL} from payout_run r
					join payout p on p.run_no = r.no join lead l on l.agency_no = p.agency_no and ${payable} where r.id = :id`,
				args: { id, ...which },
			},
			...takeSuppliersStatements(id, supplierKeys),
			takeRefundsStatement(id, refundIds, now),
			db.insert(audit).values({
				...{ brandKey: ctx.brand.key, actor: actor.id, action: 'payout-run.created', createdAt: now },
				// Null, and so refused, where nothing is left to be paid.
				subjectId: sql`(select ${payoutRun.id} from ${payoutRun} where ${payoutRun.id} = ${id}
					and ${hasTaken(refundIds.length)} and (${refundIds.length} > 0 or ${PAYS_SUPPLIER} or exists (select 1 from ${payout} where ${payout.runNo} = ${payoutRun.no})))`,
				detail: { role: actor.role },
			}),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'audit.subject_id', 'not null') || breaksConstraint(error, 'payout_item', 'unique'))
			throw new DomainError('conflict', 'Nothing is due', { reason: 'nothing-due' });
		throw error;
	}
	return { id };
}

/**
 * A second person releases a run for the bank (PAYOUT-2); from then on its file is what it was. Throws DomainError 'forbidden' (reason `own-run`: it was put
 * together by the same person), 'not-found', 'conflict' (`no-such-step`, `no-bank`: the brand has no account; `no-account`: an agency cannot be paid by a file;
 * `objected`: a booking was cancelled, disputed or paid meanwhile; `changed-meanwhile`), 'unavailable'.
 */
export async function releasePayoutRun({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const run = await loadPayoutRun(ctx, id);
	if (run.state !== 'open') throw noSuchStep(run.state);
	if (run.createdBy === actor.id)
		throw new DomainError('forbidden', 'Two people for what leaves', { reason: 'own-run' });
	if (isRunObjected(run)) throw new DomainError('conflict', 'Not to be paid so any more', { reason: 'objected' });
	const fileHash = await sha256(fileOf({ ...run, releasedAt: ctx.now }));
	const columns = { state: 'released', releasedBy: actor.id, releasedAt: ctx.now, fileHash } as const;
	await moveRun(ctx, { run, action: 'payout-run.released', columns, condition: PAYS_SUPPLIERS_AS_SEEN }, [
		...run.payouts.map(({ id: payoutId, account }) =>
			ctx.db
				.update(payout)
				.set({ accountEnd: account.party?.iban.slice(-4) ?? null })
				.where(eq(payout.id, payoutId)),
		),
		...releaseSuppliersStatements(ctx.db, run.suppliers),
	]);
}

/** A run that will not go to the bank; its bookings may be in another one. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-step`, `changed-meanwhile`), 'unavailable'. */
export async function discardPayoutRun({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
	requireActor(ctx, 'money');
	const run = await loadPayoutRun(ctx, id);
	if (run.state !== 'open' && run.state !== 'released') throw noSuchStep(run.state);
	await moveRun(ctx, { run, action: 'payout-run.discarded', columns: { state: 'discarded' } }, [
		{
			sql: 'update payout_item set is_discarded = 1 where payout_no in (select no from payout where run_no = :run)',
			args: { run: run.no },
		},
		discardSuppliersStatement(run.no),
		{
			sql: 'update refund set run_no = null, version = version + 1, updated_at = :now where run_no = :run',
			args: { run: run.no, now: ctx.now },
		},
	]);
}

/**
 * The file of a run that was released, for the bank (ISO 20022 pain.001.001.09). Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-step`;
 * `account-changed`: an agency has another account since it was released), 'unavailable'.
 */
export async function payoutFile({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ xml: string; name: string }> {
	requireActor(ctx, 'money');
	const run = await loadPayoutRun(ctx, id);
	if (run.state !== 'released' && run.state !== 'paid') throw noSuchStep(run.state);
	const xml = fileOf(run);
	if ((await sha256(xml)) !== run.fileHash)
		throw new DomainError('conflict', 'An account has changed', { reason: 'account-changed' });
	return { xml, name: `${run.brandKey}-${run.currency}-${run.executionDay}-${run.id.slice(4, 10)}.xml` };
}

/**
 * The bank has paid a run: what each booking was paid stands in the books, and its commission is paid. A booking that was disputed or cancelled after the
 * release was paid all the same, and what was disputed stays written down. Agencies and suppliers are told what they were paid for (PAYOUT-3). Throws DomainError 'forbidden', 'not-found', 'invalid' (`day`), 'conflict'
 * (`no-such-step`, `changed-meanwhile`), 'unavailable'.
 */
export async function markRunPaid({ ctx, id, paidOn }: { ctx: MailingCtx; id: string; paidOn: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	if (!parsePlainDate(paidOn) || paidOn > ctx.today) throw new DomainError('invalid', 'Not a day', { reason: 'day' });
	const run = await loadPayoutRun(ctx, id);
	if (run.state !== 'released') throw noSuchStep(run.state);
	const bank = { kind: 'bank', party: run.brandKey } as const;
	const agencies = run.payouts.map(({ agencyNo }) => ({ kind: 'agency', party: String(agencyNo) }) as const);
	const advices = [...(await remittanceAdvices(ctx, run, paidOn)), ...(await supplierAdvices(ctx, run, paidOn))];
	await moveRun(ctx, { run, action: 'payout-run.paid', columns: { state: 'paid', paidOn } }, [
		openAccountsStatement([bank, ...agencies], run.currency),
		{
			// A markup below 0 may be more than the commission: the booking lowers what the agency gets.
			sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, day, actor, created_at)
				select 'payout', iif(i.minor > 0, a.no, b.no), iif(i.minor > 0, b.no, a.no), abs(i.minor), :currency, i.lead_no, ${openDaySql(':day')}, :actor, :now
				from (select p.agency_no, i.lead_no, i.commission_minor + i.markup_minor as minor from payout p
					join payout_item i on i.payout_no = p.no where p.run_no = :run) i
				join ledger_account a on a.kind = 'agency' and a.party = cast(i.agency_no as text) and a.currency = :currency
				join ledger_account b on b.kind = 'bank' and b.party = :brand and b.currency = :currency
				where i.minor <> 0`,
			args: { currency: run.currency, day: paidOn, actor: actor.id, now: ctx.now, brand: run.brandKey, run: run.no },
		},
		{
			sql: `update lead set commission_paid_at = :now, version = version + 1, updated_at = :now
				where no in (select i.lead_no from payout_item i join payout p on p.no = i.payout_no where p.run_no = :run)`,
			args: { now: ctx.now, run: run.no },
		},
		...paidSuppliersStatements({ run, paidOn, now: ctx.now, actor: actor.id }),
		...paidRefundStatements({ runNo: run.no }, { paidOn, now: ctx.now, actor: actor.id }),
		...advices.map((advice) => ctx.db.insert(mailOutbox).values(advice)),
	]);
	if (run.suppliers.length > 0) tellBoards(ctx);
	ctx.waitUntil(ctx.services.wakeMailer());
}

type Move = {
	run: PayoutRun;
	action: string;
	columns: Partial<typeof payoutRun.$inferInsert>;
	/** Has to hold of the run besides its state. */
	condition?: SQL;
};

/** One step of a run, from the state in which it was seen. */
async function moveRun(
	ctx: Ctx,
	{ run, action, columns, condition }: Move,
	more: Parameters<typeof writeBatch>[1] = [],
) {
	const actor = leadActor(requireActor(ctx, 'money'));
	await auditedWrite({
		...{ ctx, actor, action },
		subject: sql`select ${payoutRun.id} from ${payoutRun} where ${and(eq(payoutRun.no, run.no), eq(payoutRun.state, run.state), condition)}`,
		statements: [
			ctx.db
				.update(payoutRun)
				.set({ ...columns, updatedAt: ctx.now })
				.where(eq(payoutRun.no, run.no)),
			...more,
		],
	});
}

/** Throws DomainError 'conflict' (`no-bank`, `no-account`). */
function fileOf(
	run: Pick<
		PayoutRun,
		'id' | 'brandKey' | 'currency' | 'executionDay' | 'releasedAt' | 'payouts' | 'suppliers' | 'refunds'
	>,
): string {
	const bank = knownBrands().of(run.brandKey).bankAccount;
	if (!bank) throw new DomainError('conflict', 'The brand has no account', { reason: 'no-bank' });
	const { currency } = run;
	if (currency !== 'EUR' && currency !== 'CHF')
		throw new DomainError('conflict', 'No file in this currency', { reason: 'no-account' });
	return creditTransferFile({
		...{ messageId: run.id.replace('_', ''), createdAt: run.releasedAt ?? 0, executionDay: run.executionDay, currency },
		from: { name: bank.holder, iban: bank.iban, bic: bank.bic },
		transfers: [
			...run.payouts.map(({ id, account, minor, items }) => ({
				...{ endToEndId: payoutReference(id), to: partyOf(account.party), minor },
				text: items.map(({ bookingNumber }) => bookingNumber).join(', '),
			})),
			...run.suppliers.map(({ id, account, minor, items }) => ({
				...{ endToEndId: payoutReference(id), to: partyOf(account.party), minor },
				text: items.map(({ number }) => number).join(', '),
			})),
			...run.refunds.map(({ id, party, minor, bookingNumber }) => ({
				...{ endToEndId: id.replace('ref_', '').replaceAll('-', ''), to: partyOf(party), minor, text: bookingNumber },
			})),
		],
	});
}

function partyOf(party: BankParty | null): BankParty {
	if (!party) throw new DomainError('conflict', 'No account', { reason: 'no-account' });
	return party;
}

function newId(): string {
	return crypto.randomUUID().replaceAll('-', '').slice(0, 28);
}

function noSuchStep(state: string) {
	return new DomainError('conflict', `Not a step of a run that is ${state}`, { reason: 'no-such-step' });
}
