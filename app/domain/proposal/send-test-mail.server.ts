import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { agencyMailBrand } from '../mail/mail-brand';
import { testProposalMail } from '../mail/messages/proposal-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import type { ComposeContext } from './compose-version.server';
import { draftSnapshot } from './draft-snapshot.server';
import { aboutProposal } from './mail-about-proposal.server';
import { proposalPreviewPath } from './proposal-path';
import { requireProposer } from './proposal-scope.server';

type Context = ComposeContext & Pick<RequestContext, 'settings' | 'services' | 'waitUntil' | 'linkOrigin' | 'visitor'>;

/**
 * The mail that the client would get, to the agent alone; its button leads to the preview. Nothing is sent to the client and no version is
 * made. Throws DomainError 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function sendTestMail({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
	const { db, now } = ctx;
	const actor = requireProposer(ctx);
	const { record, snapshot, person } = await draftSnapshot({ ctx, id });
	const brand = withCorporateDesign(knownBrands().of(record.brandKey), actor.agency.design);
	const content = testProposalMail({
		brand: agencyMailBrand(brand, ctx.linkOrigin, actor.agency),
		...{ snapshot, person },
		url: ctx.linkOrigin + proposalPreviewPath(id),
	});
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db
				.insert(mailOutbox)
				.values(
					brandMailValues(
						{ ...ctx, brand },
						{ kind: 'proposal-test', to: { address: actor.email }, replyTo: actor.email, content },
						aboutProposal(record.no),
					),
				),
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}
