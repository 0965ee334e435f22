import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { BuiltStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { linkOrigin } from '../../brand/brand-origins';
import { knownBrands } from '../../brand/known-brands';
import { mailBrand } from '../../mail/mail-brand';
import { clientMessageMail } from '../../mail/messages/thread-mails';
import { type BrandMail, brandMailValues } from '../../mail/outbox/brand-mail.server';
import { leftOutNames } from '../../mail-thread/guest-files';
import type { InboundMail } from '../../mail-thread/read-mail';
import { withoutReplyAddresses } from '../../mail-thread/reply-address';
import { replyFileStatements, type StoredReplyFile } from '../../mail-thread/store-reply-files.server';
import { answering } from '../../mail-thread/thread-mails.server';
import { messageStatements, type NewMessage } from '../../mail-thread/thread-statements.server';

type Context = Pick<RequestContext, 'db' | 'now' | 'origin' | 'settings'>;

export type EnquiryThread = NonNullable<Awaited<ReturnType<typeof findEnquiryThread>>>;

/** The conversation about an enquiry that one of its reply addresses belongs to, and whose address it is; null for none. */
export async function findEnquiryThread(db: Database, hash: string, since: number) {
	const [row] = await db
		.select({
			thread: mailThread,
			enquiry,
			teamBrandKey: travelAgency.teamBrandKey,
			/** Who answers it. */
			person: { id: user.id, email: user.email },
			mailsOfDay: sql<number>`(select count(*) from ${mailThreadMessage} where ${mailThreadMessage.threadNo} = ${mailThread.no}
				and ${mailThreadMessage.way} = 'mail' and ${mailThreadMessage.createdAt} > ${since})`,
		})
		.from(mailThread)
		.innerJoin(enquiry, eq(enquiry.no, mailThread.enquiryNo))
		.innerJoin(travelAgency, eq(travelAgency.no, mailThread.agencyNo))
		.leftJoin(user, eq(user.no, enquiry.userNo))
		.where(or(eq(mailThread.clientTokenHash, hash), eq(mailThread.agencyTokenHash, hash)));
	if (!row) return null;
	return { ...row, side: row.thread.clientTokenHash === hash ? ('client' as const) : ('agency' as const) };
}

/**
 * The statements of a mail that the team has to read: the guest's, or one that was held back. The guest's brings a lost enquiry back; the team is
 * told by mail, and the person who answers it.
 */
export async function guestMailStatements(
	ctx: Context,
	{ enquiry: row, thread, person, side }: EnquiryThread,
	{ from }: Pick<InboundMail, 'from'>,
	message: Omit<NewMessage, 'author'>,
	stored: readonly StoredReplyFile[],
): Promise<BuiltStatement[]> {
	const { db, now } = ctx;
	const isGuest = from.address.toLowerCase() === row.email.toLowerCase();
	const otherAddress = side === 'client' && isGuest ? null : withoutReplyAddresses(from.address);
	const author = otherAddress === null ? row.fullName : withoutReplyAddresses(from.name) || otherAddress;
	const isHeld = message.isHeld ?? false;
	const subject = {
		no: row.no,
		id: row.id,
		brandKey: row.brandKey,
		agencyNo: thread.agencyNo,
		about: 'enquiry' as const,
	};
	const brand = knownBrands().of(row.brandKey);
	const origin = linkOrigin(ctx.origin, brand, ctx.settings);
	const { address, root } = await answering(ctx, row, 'agency');
	const mail = {
		replyTo: isHeld ? brand.email : (address ?? row.email),
		content: clientMessageMail({
			...{ brand: mailBrand(brand, origin), isAnswerable: address !== null, language: 'en', about: 'enquiry' },
			...{ client: row.fullName, agent: '', url: `${origin}/partner/enquiries/${row.id}` },
			message: {
				...{ body: message.body, isMail: true, otherAddress, isHeld },
				...{ files: leftOutNames(message.leftOut), stored: stored.map(({ name }) => name) },
			},
		}),
	} satisfies Partial<BrandMail>;
	const kind = `enquiry-team-${isHeld ? 'held' : 'written'}`;
	const mails: BrandMail[] = [{ kind, to: 'team', ...mail }];
	if (person)
		mails.push({ kind: `enquiry-person-${isHeld ? 'held' : 'written'}`, to: { address: person.email }, ...mail });
	const wasOffered = sql`exists (select 1 from ${proposal} where ${proposal.enquiryNo} = ${row.no} and ${proposal.sentAt} is not null)`;
	return [
		...(await messageStatements(ctx, subject, { ...message, author, otherAddress })),
		...replyFileStatements(db, stored, {
			messageNo: sql<number>`(select m.no from ${mailThreadMessage} m join ${mailThread} t on t.no = m.thread_no
				where t.enquiry_no = ${row.no} and m.source_id = ${message.sourceId})`,
			mailId: null,
		}),
		db
			.update(enquiry)
			.set(
				isHeld
					? { movedAt: now }
					: {
							state: sql`case when ${enquiry.state} <> 'lost' then ${enquiry.state} when ${wasOffered} then 'offerSent' else 'answered' end`,
							...{ lostReason: null, movedAt: now },
						},
			)
			.where(eq(enquiry.no, row.no)),
		...mails.map((each) =>
			db.insert(mailOutbox).values({
				...brandMailValues({ brand, now }, each, { enquiryNo: sql<number>`${row.no}` }),
				threadRoot: root,
			}),
		),
	];
}
