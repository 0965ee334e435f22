import { type SQL, sql } from 'drizzle-orm';
import { brand } from '#db/schema/brand';
import type { RequestContext } from '~/context';
import type { MailDescription } from '../render/mail-description';
import { renderMail } from '../render/render-mail';
import { mailRow } from './mail-row';

/** A mail in the name of the brand; `team` is the fixed address of the brand's row, never anything from the input (MAIL-6). */
export type BrandMail = { kind: string; to: 'team' | { address: string }; replyTo: string; content: MailDescription };

/** The outbox row of a brand's mail, with the lead or enquiry it tells about, if any; written in the transaction of that record. */
export function brandMailValues(
	ctx: Pick<RequestContext, 'brand' | 'now'>,
	mail: BrandMail,
	about: { enquiryNo: SQL<number> } | { leadNo: SQL<number> } | Record<string, never> = {},
) {
	const { brand: profile } = ctx;
	const values = mailRow(
		{
			brandKey: profile.key,
			kind: mail.kind,
			from: { name: profile.name, address: profile.email },
			to: mail.to === 'team' ? profile.email : mail.to.address,
			replyTo: mail.replyTo,
			content: renderMail(mail.content),
		},
		ctx.now,
	);
	return {
		...values,
		...about,
		// Read in the same transaction: a brand without a row refuses the write instead of mailing another brand's team.
		...(mail.to === 'team'
			? { toAddress: sql<string>`(select ${brand.teamEmail} from ${brand} where ${brand.key} = ${profile.key})` }
			: {}),
	};
}
