import type { InStatement } from '@libsql/client/web';
import { OPERATOR_RISKS } from '#db/schema/trade-enums';
import type { RequestContext } from '~/context';
import { logFault } from '~/platform/log';
import { requireActor } from '../../access/require-actor';
import { checkOwnProperties } from './check-operators.server';
import { findRisks } from './risk-finders.server';
import type { WeekRisk } from './week-risk';

/** Lines of a kind: one that is everywhere must not hide the others. */
const EACH = 2;
/** Of so many stored ones a page looks whether they are still so, for two that it shows. */
const LOOKED_AT = 6;
/** Two who have sold one night cannot wait for a check; it is found in a moment. */
const AT_ONCE = 'clash';
/** A check that is older is repeated behind the page. */
const FRESH_MS = 3_600_000;

export type WeekRisks = Awaited<ReturnType<typeof listWeekRisks>>;

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'waitUntil'>;

/**
 * What would go wrong within a week in the operator's properties, worst first, two of a kind (OPERATOR-6): what the last check has found and is still so, so that what
 * was mended is gone at once. `properties` is how many were looked at, `hasMore` whether there are more of a kind, `checkedAt` the time of the check. For operators
 * alone: an admin would get the whole catalogue. One round trip, and before the first check another one. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listWeekRisks({ ctx }: { ctx: Ctx }) {
	const actor = requireActor(ctx, 'desk');
	if (actor.role !== 'operator' || actor.operatorNo === null) return null;
	const stored = await readStored(ctx, actor.operatorNo);
	if (stored.checkedAt !== null) {
		if (ctx.now - stored.checkedAt > FRESH_MS) ctx.waitUntil(checkOwnProperties({ ctx }).catch(logCheck));
		return { ...stored, checkedAt: stored.checkedAt };
	}
	await checkOwnProperties({ ctx });
	return { ...(await readStored(ctx, actor.operatorNo)), checkedAt: ctx.now };
}

async function readStored({ db, today, now }: Ctx, operatorNo: number) {
	const statements: InStatement[] = [
		{
			sql: `select (select count(*) from property where operator_no = :operator) as properties,
				(select checked_at from operator_check where operator_no = :operator) as checked_at`,
			args: { operator: operatorNo },
		},
		{
			sql: 'select kind, count(*) as count from operator_risk where operator_no = :operator group by kind',
			args: { operator: operatorNo },
		},
		...OPERATOR_RISKS.map((kind) =>
			findRisks(kind, { operatorNo, today, now }, { limit: LOOKED_AT, isStored: kind !== AT_ONCE }),
		),
	];
	const [head, counts, ...kinds] = await db.$client.batch(statements, 'read');
	const stored = new Map(counts?.rows.map(({ kind, count }) => [String(kind), Number(count)]));
	const risks = OPERATOR_RISKS.map((kind, at) =>
		(kinds[at]?.rows ?? []).map(({ detail }) => ({ kind, ...JSON.parse(String(detail)) }) as WeekRisk),
	);
	const checkedAt = head?.rows[0]?.checked_at;
	return {
		properties: Number(head?.rows[0]?.properties ?? 0),
		checkedAt: checkedAt == null ? null : Number(checkedAt),
		risks: risks.flatMap((each) => each.slice(0, EACH)),
		// Of what lies behind those that were looked at it is not known whether it is mended.
		hasMore: OPERATOR_RISKS.some((kind, at) => (risks[at]?.length ?? 0) > EACH || (stored.get(kind) ?? 0) > LOOKED_AT),
	};
}

function logCheck(error: unknown) {
	logFault('the properties of an operator could not be checked', error);
}
