import { and, eq, inArray } from 'drizzle-orm';
import { operatorNoticeChoice, operatorNoticeOff } from '#db/schema/member';
import { operator } from '#db/schema/operator';
import { OPERATOR_NOTICES } from '#db/schema/trade-enums';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { OperatorNotice } from '../mail/outbox/operator-mail.server';
import type { Actor } from '../user/actor';

type Context = Pick<RequestContext, 'db' | 'actor'>;

export type OperatorNotices = {
	/** The operator's address; null where it has none. */
	address: string | null;
	groups: { group: OperatorNotice; isMine: boolean; isOff: boolean }[];
};

/** Which of its operator's mails the actor gets, and which the operator's address does not; null for who is no operator's (MEMBER-10). */
export async function readOperatorNotices(ctx: Context): Promise<OperatorNotices | null> {
	const own = operatorOf(ctx.actor);
	if (!own) return null;
	const { db } = ctx;
	const [[found], mine, off] = await db.batch([
		db.select({ email: operator.email }).from(operator).where(eq(operator.no, own.operatorNo)),
		db.select().from(operatorNoticeChoice).where(eq(operatorNoticeChoice.userNo, own.no)),
		db.select().from(operatorNoticeOff).where(eq(operatorNoticeOff.operatorNo, own.operatorNo)),
	]);
	return {
		address: found?.email ?? null,
		groups: OPERATOR_NOTICES.map((group) => ({
			group,
			isMine: mine.some((row) => row.group === group),
			isOff: off.some((row) => row.group === group),
		})),
	};
}

/**
 * Chooses which of the operator's mails the actor gets, and which go to the operator's address no more; that still gets those that no one has
 * chosen. Throws DomainError 'forbidden', 'unavailable'.
 */
export async function saveOperatorNotices({
	ctx,
	mine,
	off,
}: {
	ctx: Context;
	mine: readonly OperatorNotice[];
	off: readonly OperatorNotice[];
}): Promise<void> {
	const own = operatorOf(ctx.actor);
	if (!own) throw new DomainError('forbidden', 'No operator’s person');
	const { db } = ctx;
	const { no, operatorNo } = own;
	await writeBatch(db, [
		db
			.delete(operatorNoticeChoice)
			.where(and(eq(operatorNoticeChoice.userNo, no), inArray(operatorNoticeChoice.group, [...OPERATOR_NOTICES]))),
		db.delete(operatorNoticeOff).where(eq(operatorNoticeOff.operatorNo, operatorNo)),
		...(mine.length > 0 ? [db.insert(operatorNoticeChoice).values(mine.map((group) => ({ userNo: no, group })))] : []),
		...(off.length > 0 ? [db.insert(operatorNoticeOff).values(off.map((group) => ({ operatorNo, group })))] : []),
	]);
}

function operatorOf(actor: Actor | null): { no: number; operatorNo: number } | null {
	if (actor?.role !== 'operator' || actor.operatorNo === null) return null;
	return { no: actor.no, operatorNo: actor.operatorNo };
}
