import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { forgottenFile, mailThreadFile } from '#db/schema/mail-thread';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { readEnquiryFile } from '~/domain/enquiry/desk/read-enquiry-file.server';
import { emptyForgottenFiles } from '~/domain/mail-thread/empty-forgotten-files.server';
import { fileMail } from '~/domain/mail-thread/file-mail.server';
import { GUEST_FILE_LIMITS } from '~/domain/mail-thread/guest-files';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { loader } from '~/routes/partner/enquiry-file';
import { EVERYBODY } from '../lead/agent-workspace';
import { type EnquiryDesk, errorOf, startEnquiryDesk } from './enquiry-desk';

const DAY = 86_400_000;
const EMAIL = 'felicitas@kanzlei.example';

let desk: EnquiryDesk;
const stored = new Map<string, Uint8Array>();
let isStoreAway = false;

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
		keepFile: async (key: string, bytes: Uint8Array) => {
			if (isStoreAway) throw Object.assign(new Error('away'), { code: 'unavailable' });
			stored.set(key, bytes);
		},
		readFile: async (key: string) => stored.get(key) ?? null,
	},
});

type File = { name: string; bytes: Uint8Array; type?: string };

function pdf(length = 400): Uint8Array {
	return new TextEncoder().encode(`${'%PDF-1.7\n'.padEnd(length - 6, ' ')}%%EOF\n`);
}
const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');

/** An enquiry that has an answer, and the address that its guest writes to. */
async function answered(): Promise<{ id: string; recipient: string }> {
	const id = await desk.asked();
	await desk.answer(id);
	const { no } = await desk.rowOf(id);
	const [mail] = await desk.database.db
		.select()
		.from(mailOutbox)
		.where(sql`${mailOutbox.enquiryNo} = ${no} and ${mailOutbox.kind} = 'enquiry-reply'`);
	return { id, recipient: mail?.replyTo ?? '' };
}

function write(recipient: string, files: readonly File[], { from = EMAIL, messageId = crypto.randomUUID() } = {}) {
	const part = ({ name, bytes, type = 'application/octet-stream' }: File) =>
		[
			`Content-Type: ${type}; name="${name}"`,
			`Content-Disposition: attachment; filename="${name}"`,
			'Content-Transfer-Encoding: base64',
			'',
			(
				Buffer.from(bytes)
					.toString('base64')
					.match(/.{1,76}/g) ?? []
			).join('\r\n'),
		].join('\r\n');
	const raw = [
		...[`From: ${from}`, 'To: reply', 'Subject: Re', `Message-ID: <${messageId}@guests.example>`, 'MIME-Version: 1.0'],
		...[
			'Content-Type: multipart/mixed; boundary="b1"',
			'',
			'--b1',
			'Content-Type: text/plain',
			'',
			'With our passports.',
		],
		...files.flatMap((file) => ['--b1', part(file)]),
		...['--b1--', ''],
	].join('\r\n');
	return fileMail({ ctx: withStore(), recipient, sender: from, raw: new TextEncoder().encode(raw) });
}

async function messageOf(id: string) {
	const { timeline } = await loadEnquiryFile({ ctx: desk.lena(), id });
	const last = timeline.filter((item) => item.type === 'message').at(-1);
	if (!last) throw new Error('no message');
	return last;
}
const forgotten = () => desk.database.db.select().from(forgottenFile);
const filesOf = () => desk.database.db.select().from(mailThreadFile);

describe('files of a guest’s mail', () => {
	it('are stored by what they are, the others named with the reason, and are for the desk’s people to save', async () => {
		const { id, recipient } = await answered();
		const bytes = pdf(900);
		expect(
			await write(recipient, [
				{ name: 'Pass Ömer.pdf', bytes, type: 'text/html' },
				{ name: 'page.html', bytes: page, type: 'text/html' },
				{ name: 'plan.pdf', bytes: page, type: 'application/pdf' },
				{ name: '../../x.svg', bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
			]),
		).toBe('filed');
		const message = await messageOf(id);
		expect(message).toMatchObject({
			...{ side: 'client', body: 'With our passports.', files: [{ bytes: 900 }] },
			leftOut: [
				{ name: 'page.html', why: 'fileType' },
				{ name: 'plan.pdf', why: 'fileType' },
				{ name: expect.stringContaining('x.svg'), why: 'fileType' },
			],
		});
		expect(stored.size).toBe(1);
		expect(await forgotten()).toEqual([]);
		const [mail] = await desk.mailsOf('enquiry-team-written');
		expect(mail?.plainText).toMatch(/A file came with it: Pass .*\.pdf/);
		expect(mail?.plainText).toContain('page.html');
		const fileId = message.files[0]?.id ?? '';
		const read = (ctx = withStore(), enquiryId = id) => readEnquiryFile({ ctx, enquiryId, fileId });
		expect(await read()).toMatchObject({ bytes, contentType: 'application/pdf', isForeign: true });
		for (const person of [...EVERYBODY, null])
			expect(await errorOf(read(withStore(desk.contextFor(person))))).toMatchObject({
				code: person && /operator/i.test(person) ? 'not-found' : 'forbidden',
			});
		expect(await errorOf(read(withStore(), await desk.asked()))).toMatchObject({ code: 'not-found' });
		const answer = await loader({
			context: withStore(),
			params: { enquiryId: id, fileId },
			request: new Request('https://firnlicht.example/'),
		} as unknown as Parameters<typeof loader>[0]);
		expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
		expect(answer.headers.get('content-type')).toBe('application/pdf');
		expect(answer.headers.get('content-security-policy')).toContain('sandbox');
		const exported = await exportClient({ ctx: desk.contextFor('admin'), client: { email: EMAIL } });
		expect(JSON.stringify(exported.enquiries)).toMatch(/Pass .*\.pdf/);
	});

	it('are stored up to a number and a weight', async () => {
		const { id, recipient } = await answered();
		const { count, totalBytes } = GUEST_FILE_LIMITS;
		await write(
			recipient,
			Array.from({ length: count + 2 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf() })),
		);
		const many = await messageOf(id);
		expect(many.files).toHaveLength(count);
		expect(many.leftOut).toEqual([
			{ name: `${count}.pdf`, why: 'fileCount' },
			{ name: `${count + 1}.pdf`, why: 'fileCount' },
		]);
		const heavy = Math.floor(totalBytes / 3) + 1;
		await write(
			recipient,
			['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.pdf`, bytes: pdf(name === 'd' ? 400 : heavy) })),
		);
		const weighed = await messageOf(id);
		expect(weighed.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
		expect(weighed.leftOut).toEqual([{ name: 'c.pdf', why: 'fileWeight' }]);
	});

	it('of a mail that comes 24 times are stored once, and nothing of one that was filed before', async () => {
		const { id, recipient } = await answered();
		const before = (await filesOf()).length;
		const messageId = crypto.randomUUID();
		const file = { name: 'a.pdf', bytes: pdf() };
		const outcomes = await Promise.all(
			Array.from({ length: 24 }, () => write(recipient, [file], { messageId }).catch(({ code }) => code as string)),
		);
		expect(outcomes.filter((outcome) => outcome === 'filed')).toHaveLength(1);
		expect((await filesOf()).length).toBe(before + 1);
		expect((await messageOf(id)).files).toHaveLength(1);
		// What was left over is emptied a day later.
		const left = await forgotten();
		expect(left).toHaveLength(stored.size - 1);
		stored.clear();
		expect(await write(recipient, [file], { messageId })).toBe('known');
		expect(stored.size).toBe(0);
		await desk.database.db.delete(forgottenFile);
	});

	it('are not stored of a mail that was held back, and a mail waits while the store is away', async () => {
		const { id, recipient } = await answered();
		const teamAddress = (await desk.mailsOf('enquiry-team-written')).at(-1)?.replyTo ?? '';
		isStoreAway = true;
		expect(await errorOf(write(recipient, [{ name: 'a.pdf', bytes: pdf() }]))).toMatchObject({ code: 'unavailable' });
		isStoreAway = false;
		await desk.database.db.delete(forgottenFile);
		expect(await write(recipient, [{ name: 'a.pdf', bytes: pdf() }])).toBe('filed');
		const held = await write(teamAddress, [{ name: 'b.pdf', bytes: pdf() }], { from: 'stranger@else.example' });
		expect(held).toBe('held');
		expect(stored.size).toBe(1);
		expect((await messageOf(id)).files).toHaveLength(1);
	});

	it('go with the guest’s data, and are emptied a day later', async () => {
		const { id, recipient } = await answered();
		await write(recipient, [{ name: 'a.pdf', bytes: pdf() }]);
		const keys = (await filesOf()).map(({ storeKey }) => storeKey);
		expect(keys).toContain([...stored.keys()][0]);
		await eraseClient({ ctx: desk.contextFor('admin'), client: { email: EMAIL } });
		expect(await desk.database.db.select().from(enquiry).where(eq(enquiry.id, id))).toEqual([]);
		expect(await filesOf()).toEqual([]);
		const emptied: string[] = [];
		const emptyFile = async (key: string) => void emptied.push(key);
		await emptyForgottenFiles({ db: desk.database.db, now: Date.now() + 2 * DAY, emptyFile });
		expect(emptied).toEqual(expect.arrayContaining(keys));
		expect(await forgotten()).toEqual([]);
	});
});
