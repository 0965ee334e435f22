import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { mailBrand } from '../mail/mail-brand';
import { contactGuestMail } from '../mail/messages/contact-guest-mail';
import { type ContactMailData, contactTeamMail } from '../mail/messages/contact-team-mail';
import { contactMessageSchema } from './contact-message-schema';
import { type EnquiryContext, type Stored, type SubmissionParts, storeEnquiry } from './store-enquiry.server';

export type ContactResult = Stored | { outcome: 'invalid'; errors: FieldErrors };

const DEFAULT_SUBJECT = 'Contact form';

type Sending = { ctx: EnquiryContext; input: unknown; submission: SubmissionParts };

/**
 * Sends a message from the contact page (FORM-11, FORM-17) to the brand's team, and a copy to its sender. Errors come back by field; throws
 * DomainError 'too-many-requests' or 'unavailable'.
 */
export async function sendContactMessage({ ctx, input, submission }: Sending): Promise<ContactResult> {
	const parsed = contactMessageSchema.safeParse(input);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const { name, email, message, subject } = parsed.data;
	return storeEnquiry({
		ctx,
		submission,
		form: 'contact',
		body: parsed.data,
		row: {
			kind: 'contact',
			subject: subject || DEFAULT_SUBJECT,
			fullName: name,
			email,
			message,
			// Writing to us asks for an answer; the page says so instead of asking for a box to be ticked.
			hasAcceptedPrivacy: false,
			hasAcceptedContact: true,
		},
		mails: (bookingNumber) => {
			const data: ContactMailData = {
				brand: mailBrand(ctx.brand, ctx.linkOrigin),
				language: ctx.language,
				bookingNumber,
				createdAt: ctx.now,
				name,
				email,
				subject,
				message,
			};
			return [
				{ kind: 'contact-team', to: 'team', replyTo: email, content: contactTeamMail(data) },
				{
					kind: 'contact-guest',
					to: { address: email },
					replyTo: ctx.brand.email,
					content: contactGuestMail(data),
				},
			];
		},
	});
}
