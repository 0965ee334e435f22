import { eq } from 'drizzle-orm';
import { hotel, hotelInvitation } from '#db/schema/hotel';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { tokenAgain } from '../token/token-again';
import {
	invitationEnd,
	invitationHash,
	invitationPath,
	invitationRequestKey,
	invitationToken,
	newInvitationId,
} from './hotel-invitation';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'settings' | 'linkOrigin' | 'now'>;

/**
 * The link by which an agent invites the manager of a hotel to contract directly (OFFER-6). Asked again on the same
 * day it is the same. Throws DomainError 'forbidden' without a verified agency, 'not-found', 'conflict' for a hotel that contracts directly.
 */
export async function inviteHotel({ ctx, hotelId }: { ctx: Ctx; hotelId: string }): Promise<{
	link: string;
	expiresAt: number;
}> {
	const actor = requireAgency(ctx);
	const [found] = await ctx.db
		.select({ no: hotel.no, name: hotel.name, hasToBeInvited: hotel.hasToBeInvited })
		.from(hotel)
		.where(eq(hotel.id, hotelId));
	if (!found) throw new DomainError('not-found', `No hotel ${hotelId}`);
	if (!found.hasToBeInvited) throw new DomainError('conflict', `${hotelId} contracts directly`);
	const expiresAt = invitationEnd(ctx.now);
	const requestKey = await invitationRequestKey({ hotelId, userId: actor.id, expiresAt, contact: '' });
	const made = { id: newInvitationId(), createdAt: ctx.now };
	await ctx.db
		.insert(hotelInvitation)
		.values({
			...made,
			tokenHash: await invitationHash(await invitationToken(ctx.settings.FORM_SECRET, made)),
			hotelNo: found.no,
			hotelName: found.name,
			userNo: actor.no,
			agencyNo: actor.agency.no,
			expiresAt,
			requestKey,
		})
		.onConflictDoNothing();
	const [written] = await ctx.db
		.select({ id: hotelInvitation.id, createdAt: hotelInvitation.createdAt, tokenHash: hotelInvitation.tokenHash })
		.from(hotelInvitation)
		.where(eq(hotelInvitation.requestKey, requestKey));
	if (!written) throw new DomainError('conflict', 'The invitation was used meanwhile');
	const { createdAt } = written;
	const tokens = {
		make: (secret: string, id: string) => invitationToken(secret, { id, createdAt }),
		hash: invitationHash,
	};
	return { link: ctx.linkOrigin + invitationPath(await tokenAgain(ctx.settings, tokens, written)), expiresAt };
}
