import { eq, sql } from 'drizzle-orm';
import { noticeSetting } from '#db/schema/member';
import { NOTICE_GROUPS } from '#db/schema/trade-enums';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { evaluateAccess } from '../access/access-groups';
import { requireActor } from '../access/require-actor';
import type { Actor } from '../user/actor';
import { isHotelStaff } from '../user/is-hotel-staff';
import type { NoticeGroup } from './notice-group';

export type NoticeSetting = { group: NoticeGroup; isShown: boolean; isMailed: boolean };

/** Of those who work at a desk with properties. */
const DESK_GROUPS: readonly NoticeGroup[] = ['risks', 'imports'];
const AGENT_GROUPS = NOTICE_GROUPS.filter((group) => !DESK_GROUPS.includes(group));

type Context = Pick<RequestContext, 'db' | 'actor' | 'brand'>;

/** The groups of which a user is told at all: hotel staff of messages, operators of risks and imports, the team at the desk of imports, agents of all else, everyone else of none. */
function groupsOf({ brand }: Context, actor: Actor): readonly NoticeGroup[] {
	const messages: readonly NoticeGroup[] = isHotelStaff(actor) ? ['messages'] : [];
	if (actor.role === 'operator') return actor.operatorNo === null ? messages : [...messages, ...DESK_GROUPS];
	if (messages.length > 0) return messages;
	if (evaluateAccess('desk', actor, brand) === 'allowed') return ['imports'];
	return actor.agency !== null && !actor.isActing ? AGENT_GROUPS : [];
}

/** What the actor is told, by group; [] for users who are told nothing. Throws DomainError 'forbidden', 'unavailable'. */
export async function readNoticeSettings(ctx: Context): Promise<NoticeSetting[]> {
	const actor = requireActor(ctx, 'signedIn');
	const groups = groupsOf(ctx, actor);
	if (groups.length === 0) return [];
	const rows = await ctx.db.select().from(noticeSetting).where(eq(noticeSetting.userNo, actor.no));
	return groups.map((group) => {
		const { isShown = true, isMailed = true } = rows.find((row) => row.group === group) ?? {};
		return { group, isShown, isMailed };
	});
}

/**
 * Switches the actor's own notices on and off, all groups at once (MEMBER-7); groups of which the actor is told nothing are left out. Throws DomainError
 * 'forbidden', 'unavailable'.
 */
export async function saveNoticeSettings({
	ctx,
	settings,
}: {
	ctx: Context;
	settings: readonly NoticeSetting[];
}): Promise<void> {
	const actor = requireActor(ctx, 'signedIn');
	const groups = groupsOf(ctx, actor);
	const rows = settings.filter(({ group }) => groups.includes(group));
	if (rows.length === 0) throw new DomainError('forbidden', 'No notices to switch');
	await writeBatch(ctx.db, [
		ctx.db
			.insert(noticeSetting)
			.values(rows.map((row) => ({ userNo: actor.no, ...row })))
			.onConflictDoUpdate({
				target: [noticeSetting.userNo, noticeSetting.group],
				set: { isShown: sql`excluded.is_shown`, isMailed: sql`excluded.is_mailed` },
			}),
	]);
}
