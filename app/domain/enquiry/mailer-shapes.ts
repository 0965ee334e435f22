import * as z from 'zod';
import { LANGUAGES } from '#db/schema/enums';
import { FIELD_LIMITS } from '../form/field-limits';
import { isServiceLevel, type ServiceLevel, serviceLevelLabel } from '../stay/service-level';

/** A text of a field; what it must say is the verb's rule, told as 422. */
const text = (limit: number) => z.string().max(limit);

/** A number, or its digits. */
const count = z.union([
	z.number().int().min(0).max(99),
	z
		.string()
		.regex(/^\d{1,2}$/)
		.transform(Number),
]);

/** A stored level or its label in either language (PAGE-33). */
const serviceLevel = z.string().transform((value, context): ServiceLevel => {
	if (isServiceLevel(value)) return value;
	const known = (['self_catered', 'bed_and_breakfast', 'catered'] as const).find((level) =>
		LANGUAGES.some((language) => serviceLevelLabel(level, language) === value),
	);
	if (known) return known;
	context.addIssue({ code: 'custom', message: 'Unknown service level' });
	return z.NEVER;
});

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected YYYY-MM-DD');

/** Both days of a period. */
const period = z.strictObject({ checkInDate: day, checkOutDate: day });

/** A contact message (FORM-16). */
export const contactShape = z.strictObject({
	name: text(FIELD_LIMITS.fullname),
	email: text(FIELD_LIMITS.email),
	message: text(FIELD_LIMITS.text),
	subject: text(FIELD_LIMITS.subject),
});

const enquiryFields = {
	adults: count,
	children: count.default(0),
	city: text(FIELD_LIMITS.city),
	email: text(FIELD_LIMITS.email),
	fullname: text(FIELD_LIMITS.fullname),
	language: z.enum(LANGUAGES),
	period,
	phone: text(FIELD_LIMITS.phone),
	text: text(FIELD_LIMITS.text).default(''),
};

/** An enquiry about a property. */
export const propertyEnquiryShape = z.strictObject({
	...enquiryFields,
	serviceLevel,
	subject: text(FIELD_LIMITS.subject),
	propertyDetails: z.strictObject({ _id: text(64), name: text(200), city: text(FIELD_LIMITS.city) }),
});

/** The same without a house: a general enquiry, known by its subject. */
export const generalEnquiryShape = z.strictObject({
	...enquiryFields,
	city: text(FIELD_LIMITS.city).default(''),
	serviceLevel: serviceLevel.nullable().default(null),
	subject: z.literal('New general enquiry'),
});

/** A crash report. `user` is taken as it is sent; what is stored is the id of whose session sends it. */
export const crashShape = z.strictObject({
	error: text(20_000),
	hasReloaded: z.boolean().optional(),
	location: text(2000).nullable().optional(),
	subject: z.literal('Frontend Crashed'),
	user: z.unknown(),
});

/** A request to verify an agency. */
export const verificationNoticeShape = z.strictObject({
	subject: z.literal('Verification request'),
	text: text(FIELD_LIMITS.text).default(''),
});

/** A referral: who recommended us. */
export const referralNoticeShape = z.strictObject({
	subject: z.literal('Referral'),
	referrerName: text(120).refine((name) => name.trim() !== '', 'Required!'),
	text: text(FIELD_LIMITS.text).default(''),
});

/** An error at the sign-in. */
export const loginErrorShape = z.strictObject({
	subject: z.literal('Login error'),
	error: text(20_000).refine((error) => error.trim() !== '', 'Required!'),
	location: text(2000).nullable().default(null),
});

/** Notices to the team that only people who are signed in may send; who sends them is known from the session. */
export const noticeShape = z.discriminatedUnion('subject', [
	verificationNoticeShape,
	referralNoticeShape,
	loginErrorShape,
]);

export type InternalNotice = z.output<typeof noticeShape>;

const NOTICE_SUBJECTS: readonly unknown[] = noticeShape.options.map(({ shape }) => shape.subject.value);

export type MailerKind = 'contact' | 'property' | 'general' | 'crash' | 'notice';

/** Which of the shapes a body means to be, by what only that one has. */
export function mailerKind(body: Record<string, unknown>): MailerKind {
	if (body.subject === crashShape.shape.subject.value) return 'crash';
	// A contact message may have any subject.
	if (NOTICE_SUBJECTS.includes(body.subject) && !('message' in body)) return 'notice';
	if ('propertyDetails' in body) return 'property';
	return 'message' in body || 'name' in body ? 'contact' : 'general';
}
