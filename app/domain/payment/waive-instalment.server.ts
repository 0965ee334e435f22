import { and, eq, sql } from 'drizzle-orm';
import { instalment } from '#db/schema/payment';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { openDaySql } from '../ledger/open-day';
import { openAccountsStatement } from '../ledger/post-transfers';
import { countPaymentsStatements } from './count-payments';
import { openMinor } from './instalment-state';

/**
 * The team lets go what is open of an instalment (MONEY-5): no one asks for it, and the books say what it cost. Throws DomainError
 * 'forbidden', 'not-found', 'conflict' (`changed-meanwhile`: another amount is open than was seen), 'unavailable'.
 */
export async function waiveInstalment({
	ctx,
	id,
	seenMinor,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today'>;
	id: string;
	/** What was shown as open, minor units. */
	seenMinor: number;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const [found] = await ctx.db.select().from(instalment).where(eq(instalment.id, id));
	if (!found) throw new DomainError('not-found', `No instalment ${id}`);
	if (seenMinor <= 0 || openMinor(found) !== seenMinor)
		throw new DomainError('conflict', 'Another amount is open', { reason: 'changed-meanwhile' });
	const isSeen = sql`${instalment.minor} - ${instalment.receivedMinor} - ${instalment.waivedMinor} = ${seenMinor}`;
	const waived = { kind: 'waived', party: found.brandKey } as const;
	const client = { kind: 'client', party: String(found.leadNo) } as const;
	await auditedWrite({
		...{ ctx, actor, action: 'instalment.waived', detail: { minor: seenMinor, currency: found.currency } },
		subject: sql`select ${instalment.id} from ${instalment} where ${and(eq(instalment.no, found.no), isSeen)}`,
		statements: [
			{
				sql: 'update instalment set waived_minor = waived_minor + :minor where no = :no',
				args: { no: found.no, minor: seenMinor },
			},
			openAccountsStatement([waived, client], found.currency),
			{
				sql: `insert into ledger_transfer (kind, debit_no, credit_no, minor, currency, lead_no, day, actor, created_at)
					select 'waiver', d.no, c.no, :minor, :currency, :lead, ${openDaySql(':day')}, :actor, :now from ledger_account d join ledger_account c
					where d.kind = 'waived' and d.party = :brand and d.currency = :currency
						and c.kind = 'client' and c.party = :client and c.currency = :currency`,
				args: {
					...{ minor: seenMinor, currency: found.currency, lead: found.leadNo, day: ctx.today, actor: actor.id },
					...{ now: ctx.now, brand: found.brandKey, client: client.party },
				},
			},
			...countPaymentsStatements(found.leadNo, ctx.now),
		],
	});
}
