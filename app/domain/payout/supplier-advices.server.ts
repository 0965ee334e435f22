import { asc, eq } from 'drizzle-orm';
import { conciergeLink } from '#db/schema/concierge';
import { supplierPayout, supplierPayoutItem } from '#db/schema/payout';
import type { RequestContext } from '~/context';
import { knownBrands } from '../brand/known-brands';
import { JOB_TOKENS, jobAdvicePath } from '../concierge/job-token';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { supplierAdviceMail } from '../mail/messages/supplier-advice-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { isCurrency } from '../money/money';
import { tokenAgain } from '../token/token-again';
import { payoutReference } from './payout-path';
import type { SupplierOfRun } from './run-suppliers.server';

type Ctx = Pick<RequestContext, 'db' | 'now' | 'settings'>;

type PaidRun = { no: number; brandKey: string; currency: string; suppliers: readonly SupplierOfRun[] };

/**
 * The mails that tell suppliers what a run has paid them (PAYOUT-6), in their language, with the advice by the link of their last job; written in the
 * transaction that marks the run as paid. Throws DomainError 'unavailable'.
 */
export async function supplierAdvices(
	ctx: Ctx,
	run: PaidRun,
	paidOn: string,
): Promise<ReturnType<typeof brandMailValues>[]> {
	const { currency, suppliers } = run;
	if (suppliers.length === 0 || !isCurrency(currency)) return [];
	const profile = knownBrands().of(run.brandKey);
	const links = await linksOfRun(ctx.db, run.no);
	const mails = await Promise.all(
		suppliers.map(async ({ id, supplierNo, supplier, minor, items }) => {
			const address = mailAddress(supplier.email);
			const link = links.findLast((each) => each.supplierNo === supplierNo);
			if (!address || !link) return [];
			const content = supplierAdviceMail({
				...{ brand: mailBrand(profile, link.origin), language: supplier.language, supplier: supplier.name },
				...{ currency, minor, paidOn, reference: payoutReference(id), items },
				adviceUrl: link.origin + jobAdvicePath(await tokenAgain(ctx.settings, JOB_TOKENS, link)),
			});
			return [
				brandMailValues(
					{ brand: profile, now: ctx.now },
					{ kind: 'supplier-advice', to: { address }, replyTo: profile.email, content },
				),
			];
		}),
	);
	return mails.flat();
}

/** Links that the paid suppliers have to the jobs of a run, the newest last. */
function linksOfRun(db: Ctx['db'], runNo: number) {
	return db
		.select({
			...{ id: conciergeLink.id, tokenHash: conciergeLink.tokenHash },
			...{ origin: conciergeLink.origin, supplierNo: conciergeLink.supplierNo },
		})
		.from(supplierPayout)
		.innerJoin(supplierPayoutItem, eq(supplierPayoutItem.payoutNo, supplierPayout.no))
		.innerJoin(conciergeLink, eq(conciergeLink.jobNo, supplierPayoutItem.jobNo))
		.where(eq(supplierPayout.runNo, runNo))
		.orderBy(asc(conciergeLink.createdAt), asc(conciergeLink.no));
}
