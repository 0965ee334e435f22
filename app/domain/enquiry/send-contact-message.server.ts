import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { identifySubmission } from '../idempotency/submission';
import { contactTeamMail } from '../mail/contact-team-mail';
import { mailBrand } from '../mail/mail-brand';
import { contactMessageSchema } from './contact-message-schema';
import type { SubmissionParts } from './send-property-enquiry.server';
import { type EnquiryContext, newEnquiryId, type Stored, storeEnquiry } from './store-enquiry.server';

export type ContactResult = Stored | { outcome: 'invalid'; errors: FieldErrors };

const DEFAULT_SUBJECT = 'Contact form';

/**
 * Sends a message from the contact page (FORM-11, FORM-17) to the brand's team. Errors come back by field; throws
 * DomainError 'too-many-requests' or 'unavailable'.
 */
export async function sendContactMessage({
	ctx,
	input,
	submission,
}: {
	ctx: EnquiryContext;
	input: unknown;
	submission: SubmissionParts;
}): Promise<ContactResult> {
	const parsed = contactMessageSchema.safeParse(input);
	if (!parsed.success) return { outcome: 'invalid', errors: fieldErrorsFrom(parsed.error.issues) };
	const { name, email, message, subject } = parsed.data;
	const id = newEnquiryId();
	return storeEnquiry({
		ctx,
		id,
		submission: await identifySubmission({
			...submission,
			brandKey: ctx.brand.key,
			form: 'contact',
			visitor: ctx.visitor,
			body: { language: ctx.language, ...parsed.data },
		}),
		row: {
			kind: 'contact',
			language: ctx.language,
			subject: subject || DEFAULT_SUBJECT,
			fullName: name,
			email,
			message,
			// Writing to us asks for an answer; the page says so instead of asking for a box to be ticked.
			hasAcceptedPrivacy: false,
			hasAcceptedContact: true,
		},
		mails: (bookingNumber) => [
			{
				kind: 'contact-team',
				to: 'team',
				replyTo: email,
				content: contactTeamMail({
					brand: mailBrand(ctx.brand, ctx.linkOrigin),
					language: ctx.language,
					bookingNumber,
					createdAt: ctx.now,
					name,
					email,
					subject,
					message,
				}),
			},
		],
	});
}
