import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payout, payoutItem } from '#db/schema/payout';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { linkOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { remittanceAdviceMail } from '../mail/messages/remittance-advice-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { isCurrency } from '../money/money';
import { adviceOfAgencyPath, payoutReference } from './payout-path';

type Ctx = Pick<RequestContext, 'db' | 'now' | 'settings' | 'linkOrigin'>;

type PaidRun = { no: number; brandKey: string; currency: string };

/**
 * The mails that tell agencies what a run has paid them (PAYOUT-3): to the agency's supervisors, else to the agents of its bookings; written in the
 * transaction that marks the run as paid. An agency of which no address is known gets none. Throws DomainError 'unavailable'.
 */
export async function remittanceAdvices(
	ctx: Ctx,
	run: PaidRun,
	paidOn: string,
): Promise<ReturnType<typeof brandMailValues>[]> {
	const { db, settings } = ctx;
	const profile = knownBrands().of(run.brandKey);
	const items = await db
		.select({
			...{ payoutNo: payout.no, payoutId: payout.id, minor: payout.minor, agencyNo: payout.agencyNo },
			...{ agency: travelAgency.name, agentNo: lead.userNo, origin: lead.origin, language: lead.language },
			...{ bookingNumber: lead.bookingNumber, propertyName: lead.propertyName, clientLastName: lead.clientLastName },
			...{ commissionMinor: payoutItem.commissionMinor, markupMinor: payoutItem.markupMinor },
		})
		.from(payout)
		.innerJoin(travelAgency, eq(travelAgency.no, payout.agencyNo))
		.innerJoin(payoutItem, eq(payoutItem.payoutNo, payout.no))
		.innerJoin(lead, eq(lead.no, payoutItem.leadNo))
		.where(eq(payout.runNo, run.no))
		.orderBy(asc(payout.no), asc(lead.checkIn), asc(lead.no));
	const agencyNos = [...new Set(items.map(({ agencyNo }) => agencyNo))];
	const people = await db
		.select({
			...{ no: user.no, agencyNo: user.agencyNo, role: user.role, email: user.email },
			name: sql<string>`trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, ''))`,
		})
		.from(user)
		.where(and(inArray(user.agencyNo, agencyNos), sql`${user.email} <> ''`));
	return [...new Set(items.map(({ payoutNo }) => payoutNo))].flatMap((payoutNo) => {
		const own = items.filter((item) => item.payoutNo === payoutNo);
		const [first] = own;
		if (!first || !isCurrency(run.currency)) return [];
		const { currency } = run;
		const latest = own.at(-1) ?? first;
		const origin = linkOrigin(latest.origin ?? ctx.linkOrigin, profile, settings);
		const ofAgency = people.filter(({ agencyNo }) => agencyNo === first.agencyNo);
		const supervisors = ofAgency.filter(({ role }) => role === 'supervisorAgent');
		const agents = ofAgency.filter(({ no }) => own.some(({ agentNo }) => agentNo === no));
		return (supervisors.length > 0 ? supervisors : agents).flatMap(({ email, name }) => {
			const address = mailAddress(email);
			if (!address) return [];
			const content = remittanceAdviceMail({
				...{ brand: mailBrand(profile, origin), language: latest.language, reader: name, agency: first.agency },
				...{ currency, minor: first.minor, paidOn, items: own },
				reference: payoutReference(first.payoutId),
				adviceUrl: `${origin}${adviceOfAgencyPath(first.payoutId)}`,
				commissionUrl: `${origin}/partner/dashboard/commission`,
			});
			return [
				brandMailValues(
					{ brand: profile, now: ctx.now },
					{ kind: 'remittance-advice', to: { address }, replyTo: profile.email, content },
				),
			];
		});
	});
}
