import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiry } from '#db/schema/enquiry';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import { enqueueMail } from '~/domain/mail/outbox/enqueue-mail.server';
import { mailRow, type NewMail } from '~/domain/mail/outbox/mail-row';
import { mailStatement } from '~/domain/mail/outbox/mail-statement.server';
import type { TestDatabase } from '../database';
import { startMailDatabase } from './mail-database';

let base: TestDatabase;
beforeAll(async () => {
	base = await startMailDatabase();
});
afterAll(() => base.stop());

const mail = (enquiryId: string): NewMail => ({
	brandKey: 'firnlicht',
	kind: 'enquiry-team',
	enquiryId,
	from: { name: 'Firnlicht', address: 'info@firnlicht.example' },
	to: 'team@firnlicht.example',
	content: { subject: 'x', html: 'x', text: 'x' },
});

const enquiryInsert = (id: string) =>
	base.db.insert(enquiry).values({
		id,
		brandKey: 'firnlicht',
		kind: 'contact',
		language: 'en',
		subject: 'x',
		fullName: 'x',
		email: 'x@example.com',
		hasAcceptedPrivacy: true,
		hasAcceptedContact: true,
	});

test('enquiry and mail go in by one batch, and the mail knows its enquiry', async () => {
	const row = mailRow(mail('enq_1'), 1000);
	await writeBatch(base.db, [enquiryInsert('enq_1'), mailStatement(base.db, row)]);
	const [saved] = await base.db.select().from(enquiry);
	expect(await base.db.select().from(mailOutbox)).toMatchObject([
		{ id: row.id, enquiryNo: saved?.no, state: 'pending' },
	]);
});

test('a transaction that fails takes its mail along', async () => {
	const before = await base.db.$count(mailOutbox);
	const failing = base.db.transaction(async (tx) => {
		await enqueueMail(tx, mail('enq_1'), 1000);
		throw new Error('changed my mind');
	});
	await expect(failing).rejects.toThrow('changed my mind');
	expect(await base.db.$count(mailOutbox)).toBe(before);
});
