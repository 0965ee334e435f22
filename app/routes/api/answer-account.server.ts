import * as z from 'zod';
import type { AppLoadContext } from '~/context';
import { agencyInReach } from '~/domain/agency/agency-in-reach.server';
import type { agencyShape, userShape } from '~/domain/agency/agency-shapes';
import { readAgency } from '~/domain/agency/read-agency.server';
import { readBankAccount } from '~/domain/agency/read-bank-account.server';
import { deriveColors } from '~/domain/brand/derive-colors';
import { freshSession } from '~/domain/session/fresh-session';
import { unsafeLoadActorAgency } from '~/domain/session/load-actor.server';
import type { Actor } from '~/domain/user/actor';
import { displayName } from '~/domain/user/display-name';
import { DomainError } from '~/platform/errors';
import { english, type ProblemError } from '~/platform/problem-details';

/** 422 with each error at its place in the body. */
export function invalidBody(errors: readonly ProblemError[]): Response {
	return english({ status: 422, title: 'A field does not say what it must.', errors });
}

/** The written values, by their schema; the author's next page shows them (`fresh-session.ts`). */
export function written<Shape extends z.ZodType>(ctx: AppLoadContext, shape: Shape, value: z.output<Shape>): Response {
	return new Response(JSON.stringify(z.encode(shape, value)), {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'cache-control': 'private, no-store',
			...freshSession(ctx),
		},
	});
}

export function userAnswer(actor: Actor): z.output<typeof userShape> {
	const { id, email, firstName, lastName, role, company, hotelId, agency, isActing } = actor;
	return {
		_id: id,
		...{ email, firstName, lastName, role, hotelId },
		displayName: displayName(actor),
		travelAgencyId: agency?.id ?? null,
		company: isActing ? company : (agency?.name ?? company),
		hasHotelAccess: hotelId !== null,
	};
}

/** An agency in the actor's reach, in the API's format. Throws DomainError 'not-found', 'unavailable'. */
export async function agencyAnswer(ctx: AppLoadContext, id: string): Promise<z.output<typeof agencyShape>> {
	const actor = await agencyInReach(ctx, id);
	const { role } = actor;
	const maySeeAccount = role === 'admin' || role === 'supervisorAgent';
	// Read again: the session's actor may be half a minute old, and older than the values just written.
	const [agency, data, account] = await Promise.all([
		unsafeLoadActorAgency(ctx.db, { id, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL }),
		readAgency(ctx, actor.agency),
		maySeeAccount ? readBankAccount({ ...ctx, actor }) : null,
	]);
	if (!agency) throw new DomainError('not-found', `No agency ${id}`);
	const { design } = agency;
	return {
		_id: agency.id,
		name: agency.name,
		verification: agency.verification,
		autoInviteEmailDomain: data.autoInviteEmailDomain,
		programMemberships: data.programMemberships.map(({ programId, status }) => ({ programId, status })),
		corporateDesign: design && {
			colors: {
				main: design.colors?.main ?? null,
				accentOnMain: design.colors?.accentOnMain ?? null,
				invertedFont: design.colors?.main
					? deriveColors({ main: design.colors.main }, ctx.brand.colors).invertedFont
					: null,
			},
			logoUrl: design.logoUrl ?? null,
			theme: design.theme === 'plain' || design.theme === 'colorful' ? design.theme : null,
		},
		bankAccount: account && { ...account.fields, currency: account.currency, alternative: account.alternative },
	};
}
