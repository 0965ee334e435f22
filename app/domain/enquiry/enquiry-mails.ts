import type { Language } from '../language/language';
import { enquiryGuestMail } from '../mail/messages/enquiry-guest-mail';
import type { EnquiryMailData } from '../mail/messages/enquiry-mail-data';
import { enquiryTeamMail } from '../mail/messages/enquiry-team-mail';
import type { BrandMail } from '../mail/outbox/brand-mail.server';
import type { EnquiryContext } from './store-enquiry.server';

/** The two mails of an enquiry: to the team in English, and to the guest in his language. Each can be answered to the other. */
export function enquiryMails(
	ctx: EnquiryContext,
	guest: string,
	dataFor: (reader: Language, bookingNumber: string) => EnquiryMailData,
): (bookingNumber: string) => BrandMail[] {
	return (bookingNumber) => [
		{ kind: 'enquiry-team', to: 'team', replyTo: guest, content: enquiryTeamMail(dataFor('en', bookingNumber)) },
		{
			kind: 'enquiry-guest',
			to: { address: guest },
			replyTo: ctx.brand.email,
			content: enquiryGuestMail(dataFor(ctx.language, bookingNumber)),
		},
	];
}
