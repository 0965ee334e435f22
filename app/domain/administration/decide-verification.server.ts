import { and, eq, isNull, sql } from 'drizzle-orm';
import { mailOutbox } from '#db/schema/mail';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { mailBrand } from '../mail/mail-brand';
import { verificationMail } from '../mail/messages/verification-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Deciding = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'linkOrigin' | 'services' | 'waitUntil'>;
	/** Public id, and the version that was seen. */
	agency: { id: string; version: number };
	verification: 'verified' | 'declined';
	/** What it has to be now, when that was asked about. */
	from?: 'requested' | 'verified';
};

/**
 * Lets an agency in, or out, and writes to its supervisors: until it is verified its people see neither prices nor dashboards (AGENCY-3). Throws
 * DomainError 'forbidden', 'conflict' (`changed-meanwhile`) or 'unavailable'.
 */
export async function decideVerification({ ctx, agency, verification, from }: Deciding): Promise<void> {
	const actor = requireAdmin(ctx);
	const seen = and(
		eq(travelAgency.id, agency.id),
		eq(travelAgency.version, agency.version),
		isNull(travelAgency.teamBrandKey),
		from && eq(travelAgency.verification, from),
	);
	const supervisors = await ctx.db
		.select({ email: user.email, firstName: user.firstName, agency: travelAgency.name })
		.from(user)
		.innerJoin(travelAgency, eq(travelAgency.no, user.agencyNo))
		.where(and(seen, eq(user.role, 'supervisorAgent')));
	const mails = supervisors.map(({ email, ...reader }) =>
		brandMailValues(ctx, {
			kind: 'agency-verification',
			to: { address: email },
			replyTo: ctx.brand.email,
			content: verificationMail({ brand: mailBrand(ctx.brand, ctx.linkOrigin), decision: verification, ...reader }),
		}),
	);
	await auditedWrite({
		ctx,
		actor,
		action: `agency.${verification}`,
		subject: sql`select ${travelAgency.id} from ${travelAgency} where ${seen}`,
		statements: [
			ctx.db
				.update(travelAgency)
				.set({ verification, version: agency.version + 1, updatedAt: ctx.now })
				.where(eq(travelAgency.id, agency.id)),
			...mails.map((mail) => ctx.db.insert(mailOutbox).values(mail)),
		],
	});
	if (mails.length > 0) ctx.waitUntil(ctx.services.wakeMailer());
}
