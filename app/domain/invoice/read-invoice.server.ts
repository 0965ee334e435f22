import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { invoice, invoiceKey } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { readPaymentLink } from '../payment/read-payment-link.server';
import { isGuestsPaper } from '../review/after-stay.server';
import { openLeadTrip } from '../trip/open-trip.server';
import { isEInvoice } from './e-invoice';
import { openInvoicePerson } from './freeze-invoice.server';
import type { AnyContent, InvoiceContent, InvoicePerson } from './invoice-content';
import { INVOICED_SERVICE } from './invoiced-service.server';

/** What was issued, as it is printed. */
export type IssuedInvoice = {
	id: string;
	number: string;
	brandKey: string;
	hash: string;
	content: AnyContent;
	/** Null once the client was erased, for all but the team, and for them too once the law's term is over. */
	person: InvoicePerson | null;
};

type Reader = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings'>;

/** A document of a lead in the reader's scope, or of any lead for the team. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readInvoice({ ctx, id, leadId }: { ctx: Reader; id: string; leadId: string }) {
	requireActor(ctx, 'partners');
	const isOwn = and(eq(lead.id, leadId), leadScopeCondition(ctx.db, leadScope(ctx)));
	return openInvoice(ctx, and(eq(invoice.id, id), isOwn));
}

/** Any document, for the team's money pages. Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readAnyInvoice({ ctx, id }: { ctx: Reader; id: string }): Promise<IssuedInvoice> {
	requireActor(ctx, 'money');
	return openInvoice(ctx, eq(invoice.id, id));
}

/** A paper of the booking of a payment link that works, as its page lists them. Throws DomainError 'not-found', 'unavailable'. */
export async function readInvoiceByLink({ ctx, id, token }: { ctx: Reader; id: string; token: string }) {
	const link = await readPaymentLink(ctx, token);
	if (!link || link.withdrawnAt !== null || link.expiresAt <= ctx.now)
		throw new DomainError('not-found', 'No such link');
	return openInvoice(ctx, and(eq(invoice.id, id), isGuestsPaper(link.leadNo)));
}

/** A paper of the booking of a trip's link, for the lead guest. Throws DomainError 'not-found', 'forbidden' (the group's link), 'conflict' (`link-ended`), 'unavailable'. */
export async function readInvoiceByTrip({
	ctx,
	id,
	token,
}: {
	ctx: Reader & Pick<RequestContext, 'today'>;
	id: string;
	token: string;
}) {
	const { leadNo } = await openLeadTrip(ctx, token);
	return openInvoice(ctx, and(eq(invoice.id, id), isGuestsPaper(leadNo)));
}

async function openInvoice(ctx: Reader, condition: SQL | undefined): Promise<IssuedInvoice> {
	const [row] = await ctx.db
		.select({
			...{ id: invoice.id, number: invoice.number, brandKey: invoice.brandKey, hash: invoice.hash },
			...{ content: invoice.content, person: invoice.person, key: invoiceKey.key, erasedAt: invoiceKey.erasedAt },
		})
		.from(invoice)
		.innerJoin(lead, eq(lead.no, invoice.leadNo))
		.leftJoin(invoiceKey, eq(invoiceKey.invoiceNo, invoice.no))
		.where(condition);
	if (!row) throw new DomainError('not-found', 'No such invoice');
	const { key, erasedAt, content, ...rest } = row;
	const mayRead = erasedAt === null || (ctx.actor && evaluateAccess('money', ctx.actor, ctx.brand) === 'allowed');
	const person = mayRead ? await openInvoicePerson({ ...row, key }) : null;
	return { ...rest, content: JSON.parse(content) as AnyContent, person };
}

/** What was issued for a lead, the earliest first, for a batch; `leadNo` may be a subselect in the reader's scope. For `listedInvoices`. */
export function invoicesOfLead(db: Database, leadNo: number | SQL) {
	return db
		.select({
			...{ id: invoice.id, kind: invoice.kind, number: invoice.number, issuedOn: invoice.issuedOn },
			...{ minor: invoice.minor, currency: invoice.currency, person: invoice.person, key: invoiceKey.key },
			seller: sql`${invoice.content} ->> '$.seller'`.mapWith((text: string): InvoiceContent['seller'] =>
				JSON.parse(text),
			),
			/** That it is about; null: the stay. */
			service: INVOICED_SERVICE,
			erasedAt: invoiceKey.erasedAt,
		})
		.from(invoice)
		.leftJoin(invoiceKey, eq(invoiceKey.invoiceNo, invoice.no))
		.where(eq(invoice.leadNo, leadNo))
		.orderBy(asc(invoice.no));
}

/** What a page lists of them, each with whether it can be had as an e-invoice (INVOICE-7): one to a private person, as before a company was named, cannot. */
export function listedInvoices(rows: Awaited<ReturnType<typeof invoicesOfLead>>) {
	return Promise.all(
		rows.map(async ({ person, key, seller, erasedAt, ...row }) => {
			const mayBe = (row.kind === 'invoice' || row.kind === 'creditNote') && erasedAt === null;
			const hasEInvoice = mayBe && isEInvoice({ seller }, await openInvoicePerson({ id: row.id, person, key }));
			return { ...row, hasEInvoice };
		}),
	);
}
