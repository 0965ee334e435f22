import { eq, sql } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { picture, propertyPicture } from '#db/schema/picture';
import { user } from '#db/schema/user';
import { replyToGuest } from '~/domain/enquiry/desk/reply-to-guest.server';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import { fileMail } from '~/domain/mail-thread/file-mail.server';
import type { TeamCapability } from '~/domain/user/actor';
import { parseReplyDomains } from '~/platform/reply-domains';
import { contextOf, type Person } from '../lead/agent-workspace';
import { startProposalDatabase } from '../proposal/proposal-leads';
import { enquiryContext } from './enquiry-context';
import { PROPERTY } from './enquiry-database';

export const PICTURE = {
	...{ hash: 'a1', alt: '', dominantColour: '#334455', isMirrored: false, objectPosition: null },
	...{ width: 1600, height: 1067 },
};

const INBOUND = {
	INBOUND_MAIL_DOMAINS: parseReplyDomains('*=reply.example.com'),
	INBOUND_MAIL_SECRET: 'thirty-two-characters-of-a-secret',
};

const INPUT = {
	...{ checkIn: '2027-02-20', checkOut: '2027-02-27', serviceLevel: 'catered' },
	...{ adults: 4, children: 2, childrenAges: [3, 9], interest: true },
	...{ email: 'felicitas@kanzlei.example', phone: '+49 89 555 01 72', city: 'München' },
	...{ text: 'Is the nanny the same?', contactConsent: true, privacy: true },
};

export const REPLY = { language: 'de' as const, body: 'Guten Tag,\n\ndie Woche ist frei.\n\nAnton Rieder', weeks: [] };

/** A database with a property that has pictures, and two people of the team: Lena, who is its admin, and Anton. */
export async function startEnquiryDesk() {
	const database = await startProposalDatabase();
	const { db } = database;
	await db
		.update(user)
		.set({ capabilities: ['enquiries'] })
		.where(eq(user.id, 'user_admin'));
	const { hash, width, height, dominantColour } = PICTURE;
	await db.insert(picture).values({ hash, width, height, dominantColour, sourceType: 'jpg' });
	await db
		.insert(propertyPicture)
		.values([3, 1].map((position) => ({ propertyNo: 1, position, pictureHash: hash, file: `${position}.jpg` })));
	await db.insert(user).values({
		...{ id: 'user_anton', issuer: 'https://issuer.example', subject: 'anton', email: 'anton@people.example' },
		...{ firstName: 'Anton', lastName: 'Rieder', role: 'admin', capabilities: ['enquiries'], updatedAt: 0 },
	});
	let sequence = 0;
	const contextFor = (person: Person | null, may: readonly TeamCapability[] = []) => {
		const ctx = contextOf(database, person, { may });
		return { ...ctx, settings: { ...ctx.settings, ...INBOUND }, catalogueVersion: 1, sessionToken: null };
	};
	const lena = () => contextFor('admin', ['enquiries']);
	const rowOf = async (id: string) => {
		const [row] = await db.select().from(enquiry).where(eq(enquiry.id, id));
		if (!row) throw new Error(`no enquiry ${id}`);
		return row;
	};
	return {
		...{ database, contextFor, lena, rowOf },
		/** A second person of the team. */
		async anton() {
			const [row] = await db.select().from(user).where(eq(user.id, 'user_anton'));
			const ctx = lena();
			if (!row || !ctx.actor) throw new Error('no Anton');
			const { no, id, email } = row;
			return { ...ctx, actor: { ...ctx.actor, no, id, email, firstName: 'Anton', lastName: 'Rieder' } };
		},
		/** Asks as a guest; the public id. */
		async asked(changes: object = {}, at?: number): Promise<string> {
			sequence += 1;
			const ctx = enquiryContext(db, { language: 'de', ...(at ? { now: at } : {}) });
			const sent = await sendPropertyEnquiry({
				...{ ctx, which: PROPERTY, input: { ...INPUT, fullname: `Felicitas Arnold ${sequence}`, ...changes } },
				submission: { clientKey: crypto.randomUUID(), onOtherBody: 'create' },
			});
			if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
			return sent.id;
		},
		mailsOf: (kind: string) => db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind)).execute(),
		answer: (id: string, given: object = {}, ctx = lena()) =>
			replyToGuest({ ctx, id, reply: { ...REPLY, ...given }, seenReplies: 0, key: crypto.randomUUID() }),
		/** A mail to the address that the last mail of a kind about an enquiry has named. */
		async mailBack(id: string, from: string, text: string, kind = 'enquiry-reply') {
			const { no } = await rowOf(id);
			const [mail] = await db
				.select()
				.from(mailOutbox)
				.where(sql`${mailOutbox.enquiryNo} = ${no} and ${mailOutbox.kind} = ${kind}`)
				.orderBy(sql`${mailOutbox.no} desc`);
			const head = [`From: ${from}`, 'To: reply', 'Subject: Re', `Message-ID: <${crypto.randomUUID()}@guests.example>`];
			const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
			const outcome = await fileMail({
				...{ ctx: lena(), recipient: mail?.replyTo ?? '', sender: address },
				raw: new TextEncoder().encode([...head, '', text, ''].join('\r\n')),
			});
			return { outcome, recipient: mail?.replyTo ?? '' };
		},
	};
}

export type EnquiryDesk = Awaited<ReturnType<typeof startEnquiryDesk>>;

/** The code and the reason of a refusal; null for none. */
export const errorOf = (promise: Promise<unknown>) =>
	promise.then(
		() => null,
		(error) => ({ code: error.code as string, reason: error.reason as string | undefined }),
	);
