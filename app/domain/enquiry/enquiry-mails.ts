import type { Language } from '../language/language';
import type { BrandMail } from '../mail/brand-mail.server';
import { enquiryGuestMail } from '../mail/enquiry-guest-mail';
import type { EnquiryMailData } from '../mail/enquiry-mail-data';
import { enquiryTeamMail } from '../mail/enquiry-team-mail';
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
