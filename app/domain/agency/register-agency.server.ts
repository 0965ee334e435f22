import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { mailBrand } from '../mail/mail-brand';
import { agencyTeamMail } from '../mail/messages/agency-team-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { agencyAudit } from './agency-audit';
import { loadStanding } from './load-standing.server';
import {
	mayRegister,
	type Registration,
	type RegistrationErrors,
	registrationErrors,
	verificationAtFirst,
} from './registration';

export type RegisterContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'now' | 'linkOrigin' | 'settings' | 'visitor' | 'services' | 'waitUntil'
>;

export type RegisterResult =
	| { outcome: 'registered'; id: string; verification: 'verified' | 'requested' | 'declined' }
	| { outcome: 'invalid'; errors: RegistrationErrors };

/**
 * Registers an agency and makes its founder a member and its supervisor (docs/decisions/0019). An address of a known luxury agency opens it
 * at once; every other waits for a person (AGENCY-3), whom a mail tells; so does a recommendation. Programmes are only ever claimed
 * (AGENCY-5). Agency, member, memberships, audit and mails are one transaction.
 * Throws DomainError 'forbidden' for users who may not register, 'conflict' when he has an agency by now, 'too-many-requests', 'unavailable'.
 */
export async function registerAgency({
	ctx,
	input,
}: {
	ctx: RegisterContext;
	input: Registration;
}): Promise<RegisterResult> {
	const actor = requireActor(ctx, 'signedIn');
	if (!mayRegister(actor)) throw new DomainError(actor.agency ? 'conflict' : 'forbidden', 'May not register an agency');
	const { db, now } = ctx;
	const registration: Registration = {
		name: input.name.trim(),
		autoInviteEmailDomain: input.autoInviteEmailDomain?.trim().toLowerCase() || null,
		programIds: [...new Set(input.programIds)],
		referrerName: input.referrerName === null ? null : input.referrerName.trim(),
	};
	const [standing, programs] = await Promise.all([
		loadStanding(ctx, actor),
		registration.programIds.length === 0
			? []
			: db
					.select({ no: program.no, name: program.name })
					.from(program)
					.where(inArray(program.id, [...registration.programIds])),
	]);
	const errors = registrationErrors(registration, standing);
	if (programs.length < registration.programIds.length) errors.programIds = 'unknownProgram';
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };

	const { name, autoInviteEmailDomain, referrerName } = registration;
	const id = `agency_${crypto.randomUUID().replaceAll('-', '')}`;
	const verification = verificationAtFirst(standing);
	const isFree = sql`exists (select 1 from ${user} where ${user.no} = ${actor.no} and ${user.agencyNo} is null)`;
	const agencyNo = sql<number>`(select ${travelAgency.no} from ${travelAgency} where ${travelAgency.id} = ${id})`;
	const kinds = [
		...(verification === 'requested' ? (['verification'] as const) : []),
		...(referrerName === null ? [] : (['referral'] as const)),
	];
	const mails = kinds.map((kind) =>
		brandMailValues(ctx, {
			kind: `agency-${kind}-team`,
			to: 'team',
			replyTo: actor.email,
			content: agencyTeamMail({
				...{ kind, brand: mailBrand(ctx.brand, ctx.linkOrigin), id, createdAt: now, name, referrerName },
				programs: programs.map((each) => each.name),
				standing: standing.kind,
				founder: { name: [actor.firstName, actor.lastName].filter(Boolean).join(' '), email: actor.email },
			}),
		}),
	);
	const statements = [
		...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
		insertWhen(
			travelAgency,
			{ id, name, verification, autoInviteEmailDomain, referrerName, createdAt: now, updatedAt: now },
			isFree,
		),
		// Null, and so refused with all the rest, when he has an agency by now.
		db.insert(audit).values({
			...agencyAudit(ctx, actor, {
				action: 'agency.registered',
				agencyId: id,
				detail: { verification, programs: programs.length, isReferred: referrerName !== null },
			}),
			subjectId: sql`(select ${travelAgency.id} from ${travelAgency} where ${travelAgency.id} = ${id})`,
		}),
		db
			.update(user)
			.set({ agencyNo, role: 'supervisorAgent', updatedAt: now })
			.where(and(eq(user.no, actor.no), isNull(user.agencyNo))),
		...programs.map((each) =>
			db
				.insert(programMembership)
				.values({ agencyNo, programNo: each.no, status: 'claimedByAgency' as const, createdAt: now }),
		),
		...mails.map((mail) => db.insert(mailOutbox).values(mail)),
	];
	try {
		await writeBatch(db, statements);
	} catch (error) {
		if (breaksConstraint(error, 'travel_agency.auto_invite_email_domain'))
			return { outcome: 'invalid', errors: { autoInviteEmailDomain: 'domainTaken' } };
		if (breaksConstraint(error, 'audit'))
			throw new DomainError('conflict', 'This user has an agency by now', { cause: error });
		throw refuseTooMany(error, now);
	}
	if (mails.length > 0) ctx.waitUntil(ctx.services.wakeMailer());
	return { outcome: 'registered', id, verification };
}
