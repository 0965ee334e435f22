import { eq, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { enquiry, enquiryProperty } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import type { WriteContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { withNewBookingNumber } from '../booking-number/with-new-booking-number';
import { answerRepetition } from '../idempotency/answer-repetition.server';
import { identifySubmission } from '../idempotency/submission';
import { submissionStatements } from '../idempotency/submission-statements.server';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { laterPromise, promisedAnswer } from './answer-promise';

/** What a verb may know of its request. */
export type EnquiryContext = WriteContext;

export type SubmissionParts = {
	/** The key the client made, null when it made none. */
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
	/** Public id of who is signed in, for whom a key is his own. */
	owner?: string;
};

type NewEnquiry = {
	ctx: EnquiryContext;
	submission: SubmissionParts;
	/** The form, and its values by which a repetition is known (FORM-13). */
	form: string;
	body: object;
	row: Omit<
		typeof enquiry.$inferInsert,
		'no' | 'id' | 'bookingNumber' | 'brandKey' | 'language' | 'createdAt' | 'promisedAt' | 'movedAt'
	>;
	/** Of an enquiry about several; none for the other kinds. */
	houses?: readonly Omit<typeof enquiryProperty.$inferInsert, 'enquiryNo'>[];
	/** The mails about it, which name its number. */
	mails: (bookingNumber: string) => readonly BrandMail[];
};

/** `key-reused`: the client's key came with another body and that is to be refused. */
export type Stored =
	| {
			outcome: 'sent';
			id: string;
			bookingNumber: string;
			/** By when it is answered, where that is later than in 24 hours (ENQUIRY-4). */
			answerBy: number | null;
			isReplay: boolean;
	  }
	| { outcome: 'key-reused' };

/**
 * Writes an enquiry with everything that belongs to it in one transaction and one round trip: claim of the submission,
 * count of the visitor's writes, the enquiry with its properties, its audit row, its mails. Then wakes the mailer. A repeated submission
 * answers with the first result. Throws DomainError 'too-many-requests' or 'unavailable'; then nothing is written.
 */
export async function storeEnquiry(question: NewEnquiry): Promise<Stored> {
	const { ctx, form, body, row, houses: properties = [], mails } = question;
	const { db, now, language, visitor } = ctx;
	const id = `enq_${crypto.randomUUID().replaceAll('-', '')}`;
	const parts = { ...question.submission, brandKey: ctx.brand.key, form, visitor, body: { language, ...body } };
	const submission = await identifySubmission(parts);
	const enquiryNo = sql<number>`(select ${enquiry.no} from ${enquiry} where ${enquiry.id} = ${id})`;
	const write = (bookingNumber: string) =>
		writeBatch(db, [
			...submissionStatements(db, submission, id, now),
			...rateStatements(db, visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db.insert(enquiry).values({
				...{ ...row, id, language, bookingNumber, brandKey: ctx.brand.key },
				...{ createdAt: now, promisedAt: promisedAnswer(now), movedAt: now },
			}),
			...properties.map((property) => db.insert(enquiryProperty).values({ ...property, enquiryNo })),
			db.insert(audit).values({
				brandKey: ctx.brand.key,
				actor: 'anonymous',
				action: 'enquiry.sent',
				subjectId: id,
				detail: { kind: row.kind, language },
				createdAt: now,
			}),
			...mails(bookingNumber).map((mail) => db.insert(mailOutbox).values(brandMailValues(ctx, mail, { enquiryNo }))),
		]);
	try {
		const bookingNumber = await withNewBookingNumber(ctx.brand, 'enquiry', write);
		ctx.waitUntil(ctx.services.wakeMailer());
		return { outcome: 'sent', id, bookingNumber, answerBy: laterPromise(now), isReplay: false };
	} catch (error) {
		const repetition = await answerRepetition(error, db, submission);
		if (repetition === 'key-reused') return { outcome: 'key-reused' };
		if (repetition) {
			const [first] = await db
				.select({ bookingNumber: enquiry.bookingNumber, createdAt: enquiry.createdAt })
				.from(enquiry)
				.where(eq(enquiry.id, repetition.id));
			if (!first) throw new DomainError('not-found', `No enquiry ${repetition.id}`);
			const { bookingNumber, createdAt } = first;
			return { outcome: 'sent', id: repetition.id, bookingNumber, answerBy: laterPromise(createdAt), isReplay: true };
		}
		throw refuseTooMany(error, now);
	}
}
