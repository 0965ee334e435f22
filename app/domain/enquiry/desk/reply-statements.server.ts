import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { enquiry, enquiryProperty } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import type { BuiltStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { linkOrigin } from '../../brand/brand-origins';
import { knownBrands } from '../../brand/known-brands';
import type { Language } from '../../language/language';
import { leadActor } from '../../lead/agent-lead-context';
import { houseName } from '../../lead/property-name';
import { mailBrand } from '../../mail/mail-brand';
import { enquiryReplyMail } from '../../mail/messages/enquiry-reply-mail';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { leftOutNames } from '../../mail-thread/guest-files';
import { replyFileStatements, type StoredReplyFile } from '../../mail-thread/store-reply-files.server';
import { answering } from '../../mail-thread/thread-mails.server';
import { messageStatements, type NewMessage, readStatement } from '../../mail-thread/thread-statements.server';
import type { Actor } from '../../user/actor';
import type { EnquiryRow } from './find-enquiry.server';

type Reply = {
	row: EnquiryRow;
	actor: Actor;
	agencyNo: number;
	language: Language;
	/** The enquiry's id while nothing speaks against the reply; null refuses the whole batch. */
	subjectId?: SQL;
};

type Context = Pick<RequestContext, 'db' | 'now' | 'origin' | 'settings'>;

/**
 * The statements of a reply to a guest by a person of the team (ENQUIRY-6): the message, the mail that carries it, the audit row, and the enquiry
 * itself, whose clock stops and which is the author's where it had none. What the guest wrote is read.
 */
export async function replyStatements(
	ctx: Context,
	{ row, actor, agencyNo, language, subjectId }: Reply,
	message: Omit<NewMessage, 'author' | 'userNo' | 'side'>,
	files: readonly StoredReplyFile[] = [],
): Promise<BuiltStatement[]> {
	const { db, now } = ctx;
	const subject = { no: row.no, id: row.id, brandKey: row.brandKey, agencyNo, about: 'enquiry' as const };
	const brand = knownBrands().of(row.brandKey);
	const author = [actor.firstName, actor.lastName].filter(Boolean).join(' ') || brand.name;
	const [{ address, root }, question, property] = await Promise.all([
		answering(ctx, row, 'client'),
		lastWords(db, row),
		propertyOf(db, row),
	]);
	const mail = brandMailValues(
		{ brand, now },
		{
			kind: 'enquiry-reply',
			to: { address: row.email },
			replyTo: address ?? brand.email,
			content: enquiryReplyMail({
				...{
					brand: mailBrand(brand, linkOrigin(ctx.origin, brand, ctx.settings)),
					language,
					property,
					author,
					question,
				},
				...{
					number: row.bookingNumber,
					body: message.body,
					weeks: message.offers ?? [],
					files: leftOutNames(message.leftOut),
					attached: files.map(({ name }) => name),
				},
			}),
		},
		{ enquiryNo: sql<number>`${row.no}` },
	);
	const { id, role } = leadActor(actor);
	return [
		db.insert(audit).values({
			...{ brandKey: row.brandKey, actor: id, action: 'enquiry.replied', createdAt: now },
			...{ subjectId: subjectId ?? row.id, detail: { role, way: message.way, weeks: message.offers?.length ?? 0 } },
		}),
		...(await messageStatements(ctx, subject, { ...message, side: 'agency', author, userNo: actor.no })),
		readStatement(db, subject, now),
		db
			.update(enquiry)
			.set({
				state: sql`case when ${enquiry.state} = 'new' then 'answered' else ${enquiry.state} end`,
				answeredAt: sql`coalesce(${enquiry.answeredAt}, ${now})`,
				...{ userNo: sql`coalesce(${enquiry.userNo}, ${actor.no})`, movedAt: now },
			})
			.where(eq(enquiry.no, row.no)),
		db.insert(mailOutbox).values({ ...mail, threadRoot: root }),
		...replyFileStatements(db, files, {
			messageNo: sql<number>`(select m.no from ${mailThreadMessage} m join ${mailThread} t on t.no = m.thread_no
				where t.enquiry_no = ${row.no} and m.source_id = ${message.sourceId})`,
			mailId: mail.id,
		}),
	];
}

/** The guest's last words: of a reply, else of the enquiry. */
async function lastWords(db: Database, { no, message }: EnquiryRow): Promise<string | null> {
	const [last] = await db
		.select({ body: mailThreadMessage.body })
		.from(mailThread)
		.innerJoin(mailThreadMessage, eq(mailThreadMessage.threadNo, mailThread.no))
		.where(
			sql`${mailThread.enquiryNo} = ${no} and ${mailThreadMessage.side} = 'client' and ${mailThreadMessage.body} <> ''`,
		)
		.orderBy(sql`${mailThreadMessage.createdAt} desc, ${mailThreadMessage.no} desc`)
		.limit(1);
	return last?.body ?? message;
}

/** The name of what the enquiry is about, for the subject. */
async function propertyOf(db: Database, { no, propertyName }: EnquiryRow): Promise<string | null> {
	if (propertyName !== null) return houseName(propertyName);
	const names = await db
		.select({ name: enquiryProperty.propertyName })
		.from(enquiryProperty)
		.where(eq(enquiryProperty.enquiryNo, no))
		.orderBy(enquiryProperty.position);
	return names.length > 0 ? names.map(({ name }) => houseName(name)).join(', ') : null;
}
