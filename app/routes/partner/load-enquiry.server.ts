import type { EnquiryStart } from '~/components/trade/conversation/conversation-view';
import { referenceKey } from '~/components/trade/lead/reference-key';
import type { AppLoadContext } from '~/context';
import { stayOfLead } from '~/domain/conversation/enquired-stay.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { isCardMemberAsked } from '~/domain/lead/hotel/is-card-member-asked';
import { leadScope } from '~/domain/lead/lead-scope';
import { serverTexts } from '~/locales/server';

/**
 * Initial values of the form of a chat enquiry: the brand's names of its fields, and client and rooms of its lead. Throws DomainError
 * 'not-found' for a lead that is not the agency's, 'forbidden', 'unavailable'.
 */
export async function loadEnquiry(ctx: AppLoadContext, hotelId: string, leadId: string | null): Promise<EnquiryStart> {
	const { brand, actor, db } = ctx;
	const { t } = serverTexts(ctx);
	const nameOf = ({ name }: { name: string }) => {
		const key = referenceKey(name);
		return key ? t(`trade-lead:${key}`) : name;
	};
	const lead = leadId === null ? null : await findLead(db, leadScope(ctx), leadId);
	return {
		formKey: crypto.randomUUID(),
		tls: nameOf(brand.bookingReference),
		cc: nameOf(brand.clientReference),
		hasCardTier: isCardMemberAsked(actor, brand),
		lead: lead && {
			id: lead.id,
			client: {
				clientFirstName: lead.clientFirstName,
				clientLastName: lead.clientLastName,
				tls: lead.bookingReference ?? '',
				cc: lead.clientReference ?? '',
				amexCardMember: lead.cardMemberTier ?? '',
			},
			stay: lead.hotel?.id === hotelId ? await stayOfLead(ctx, lead) : null,
		},
	};
}
