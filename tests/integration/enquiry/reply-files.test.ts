import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { forgottenFile, mailThreadFile } from '#db/schema/mail-thread';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { readEnquiryFile } from '~/domain/enquiry/desk/read-enquiry-file.server';
import { replyToGuest } from '~/domain/enquiry/desk/reply-to-guest.server';
import type { OutgoingMail } from '~/domain/mail/outbox/mail-transport';
import { sendDueMails } from '~/domain/mail/outbox/send-due-mails.server';
import { emptyForgottenFiles } from '~/domain/mail-thread/empty-forgotten-files.server';
import { REPLY_FILE_LIMITS } from '~/domain/mail-thread/reply-files';
import { exportClient } from '~/domain/privacy/export-client.server';
import { mimeMessage } from '../../../workers/mailer/mime-message';
import { EVERYBODY } from '../lead/agent-workspace';
import { type EnquiryDesk, errorOf, REPLY, startEnquiryDesk } from './enquiry-desk';

const DAY = 86_400_000;

let desk: EnquiryDesk;
const stored = new Map<string, Uint8Array>();

beforeAll(async () => {
	desk = await startEnquiryDesk();
});
beforeEach(() => stored.clear());
afterAll(() => desk?.database.stop());

/** A context whose store is a map. */
const withStore = (ctx = desk.lena()) => ({
	...ctx,
	services: {
		...ctx.services,
		keepFile: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
		readFile: async (key: string) => stored.get(key) ?? null,
	},
});

function pdf(length = 400): Uint8Array {
	return new TextEncoder().encode(`${'%PDF-1.7\n'.padEnd(length - 6, ' ')}%%EOF\n`);
}

const send = (id: string, files: { name: string; bytes: Uint8Array }[], key: string = crypto.randomUUID()) =>
	replyToGuest({ ctx: withStore(), id, reply: REPLY, files, seenReplies: 0, key });

const filesOf = () => desk.database.db.select().from(mailThreadFile);
const forgotten = () => desk.database.db.select().from(forgottenFile);

describe('the files of a reply', () => {
	it('go with the mail, stand in the conversation, and are read by the team alone', async () => {
		const { db } = desk.database;
		const id = await desk.asked();
		const bytes = pdf();
		await send(id, [
			{ name: 'C:\\Plan Weißhorn.exe', bytes },
			{ name: 'b.pdf', bytes: pdf(900) },
		]);
		const { timeline } = await loadEnquiryFile({ ctx: desk.lena(), id });
		const message = timeline.find((item) => item.type === 'message');
		expect(message?.files).toMatchObject([
			{ name: 'Plan Weißhorn.pdf', bytes: bytes.length },
			{ name: 'b.pdf', bytes: 900 },
		]);
		expect(await forgotten()).toEqual([]);
		const fileId = message?.files[0]?.id ?? '';
		const read = (ctx = withStore(), enquiryId = id) => readEnquiryFile({ ctx, enquiryId, fileId });
		expect(await read()).toEqual({
			bytes,
			fileName: 'Plan Weißhorn.pdf',
			contentType: 'application/pdf',
			isForeign: false,
		});
		expect(await errorOf(read(withStore(), await desk.asked()))).toMatchObject({ code: 'not-found' });
		for (const person of [...EVERYBODY, null])
			expect(await errorOf(read(withStore(desk.contextFor(person))))).toMatchObject({
				// An operator reaches what was given to it.
				code: person && /operator/i.test(person) ? 'not-found' : 'forbidden',
			});
		const exported = await exportClient({
			ctx: desk.contextFor('admin'),
			client: { email: 'felicitas@kanzlei.example' },
		});
		expect(exported.enquiries.flatMap(({ messages }) => messages.map(({ files }) => files))).toEqual([
			['Plan Weißhorn.pdf', 'b.pdf'],
		]);

		// The mailer sends them; while the store is away, the mail waits.
		await db.delete(mailOutbox).where(eq(mailOutbox.kind, 'enquiry-guest'));
		await db.delete(mailOutbox).where(eq(mailOutbox.kind, 'enquiry-team'));
		const sent: OutgoingMail[] = [];
		const transport = {
			send: async (mail: OutgoingMail, beforeData: () => Promise<void>) => {
				await beforeData();
				sent.push(mail);
				return { outcome: 'sent' as const };
			},
		};
		let now = desk.lena().now + 1000;
		const run = (openFile?: (key: string) => Promise<Uint8Array | null>) =>
			sendDueMails({ db, transport, clock: () => now, limit: 10, ...(openFile ? { openFile } : {}) });
		expect(await run()).toMatchObject({ sent: 0, retried: 1 });
		now += DAY;
		expect(await run(async () => Promise.reject(new Error('away')))).toMatchObject({ sent: 0, retried: 1 });
		now += DAY;
		expect(await run(async (key) => stored.get(key) ?? null)).toMatchObject({ sent: 1 });
		const [mail] = sent;
		if (!mail) throw new Error('no mail');
		const parsed = await PostalMime.parse(mimeMessage(mail));
		expect(parsed.text).toContain('Im Anhang: Plan Weißhorn.pdf, b.pdf');
		expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['Plan Weißhorn.pdf', 'b.pdf']);
		expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
	});

	it('are refused by what they are, not by their names, and by their weight and number', async () => {
		const id = await desk.asked();
		const { count, totalBytes } = REPLY_FILE_LIMITS;
		const script = new TextEncoder().encode('#!/bin/sh\nrm -rf /\n');
		const reasons = await Promise.all(
			[
				[{ name: 'plan.pdf', bytes: script }],
				[{ name: 'plan.pdf', bytes: pdf(totalBytes + 1) }],
				Array.from({ length: count + 1 }, () => ({ name: 'a.pdf', bytes: pdf() })),
			].map((files) => errorOf(send(id, files))),
		);
		expect(reasons.map((each) => each?.reason)).toEqual(['fileType', 'fileWeight', 'fileCount']);
		expect(stored.size).toBe(0);
		expect(await desk.rowOf(id)).toMatchObject({ state: 'new', answeredAt: null });
	});

	it('of 24 presses at once go once; what is left over is emptied a day later, and so are those of a forgotten enquiry', async () => {
		const { db } = desk.database;
		const before = (await filesOf()).length;
		const id = await desk.asked();
		const key = crypto.randomUUID();
		await Promise.all(Array.from({ length: 24 }, () => send(id, [{ name: 'a.pdf', bytes: pdf() }], key)));
		expect((await filesOf()).length).toBe(before + 1);
		const left = (await forgotten()).map(({ storeKey }) => storeKey);
		expect(left.length).toBe(stored.size - 1);
		const emptied: string[] = [];
		const empty = (now: number) =>
			emptyForgottenFiles({ db, now, emptyFile: async (storeKey) => void emptied.push(storeKey) });
		expect(await empty(desk.lena().now + DAY / 2)).toBe(0);
		expect(await empty(desk.lena().now + 2 * DAY)).toBe(left.length);
		expect(emptied.toSorted()).toEqual(left.toSorted());
		const [file] = (await filesOf()).slice(-1);
		await db.delete(enquiry).where(eq(enquiry.id, id));
		expect((await forgotten()).map(({ storeKey }) => storeKey)).toEqual([file?.storeKey]);
		await expect(
			emptyForgottenFiles({ db, now: Date.now() + 2 * DAY, emptyFile: () => Promise.reject(new Error('away')) }),
		).rejects.toThrow('away');
		expect(await forgotten()).toHaveLength(1);
		expect(await empty(Date.now() + 2 * DAY)).toBe(1);
	});
});
