import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalVersion } from '#db/schema/proposal';
import { saveInterest } from '~/domain/lead/save-interest.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';

import { fingerprint } from '~/domain/proposal/snapshot';
import { DomainError } from '~/platform/errors';
import { loader as agentPdf } from '~/routes/partner/proposal-pdf';
import { loader as clientPdf } from '~/routes/proposal/client-pdf';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import type { TestDatabase } from '../database';
import { contextOf, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { buildOnce } from '../product';
import { readPdf } from './read-pdf';

let database: TestDatabase;
let documentPdf: typeof import('../../../workers/documents/print-document').documentPdf;
let prints = 0;
let isAway = false;

beforeAll(async () => {
	ensurePdfTools();
	await buildOnce();
	({ documentPdf } = await import('../../../workers/documents/print-document'));
	database = await startAgentDatabase();
});
afterAll(() => database?.stop());

const ctxOf = (person: Person | null) => {
	const ctx = contextOf(database, person);
	const printDocument: typeof ctx.services.printDocument = async (document, files) => {
		if (isAway) throw new DomainError('unavailable', 'away', { retryAfterSeconds: 30 });
		prints += 1;
		return documentPdf(document, files);
	};
	return { ...ctx, catalogueVersion: 1, services: { ...ctx.services, printDocument } };
};

/** A proposal of one property that was sent. */
async function sent(by: 'link' | 'mail' = 'link') {
	const saved = await saveInterest({
		ctx: contextOf(database, 'agent'),
		about: { propertyId: 'prop_aurikel' },
		input: {
			...{ firstName: 'Katharina', lastName: 'Brenninger', nationality: 'Austrian' },
			...{ checkIn: '2027-02-06', checkOut: '2027-02-13', serviceLevel: 'catered', pax: 4 },
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create', vault: null },
	});
	if (saved.outcome !== 'stored') throw new Error(saved.outcome);
	const ctx = ctxOf('agent');
	const { id } = await createProposal({ ctx, leadId: saved.id });
	const row = await findProposal(ctx, id);
	const { revision } = await saveProposal({
		...{ ctx, seen: { id, revision: row.revision } },
		draft: {
			...{ language: 'de', clientFirstName: 'Katharina', clientLastName: 'Brenninger', clientEmail: 'kb@b.example' },
			...{ title: 'Eine Woche im Schnee', greeting: 'Liebe Frau Brenninger,', validUntil: row.validUntil },
			...{ onApproval: 'tell', firstChoice: null },
			options: row.options.map(({ lead }) => ({
				...{ leadId: lead.id, markupKind: 'amount', markup: 0, priceMinor: null, reason: 'Ruhig gelegen.' },
			})),
		},
	});
	const result = await sendProposal({ ctx, seen: { id, revision }, by });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, token: result.link.split('/p/')[1] ?? '' };
}

const ask = async (
	loader: typeof clientPdf,
	person: Person | null,
	params: Record<string, string>,
	query = '',
): Promise<Response> => {
	const request = new Request(`https://firnlicht.example/x${query}`);
	return loader({ context: ctxOf(person), params, request } as unknown as Parameters<
		typeof loader
	>[0]) as Promise<Response>;
};
const read = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer()));

describe('the PDF of a proposal', () => {
	test('is what the link shows, printed once, in the language of the proposal', async () => {
		const { id, token } = await sent();
		const before = prints;
		const response = await ask(clientPdf, null, { proposal: token });
		expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
		expect(response.headers.get('referrer-policy')).toBe('no-referrer');
		const pdf = await read(response);
		expect(pdf).toMatchObject({ language: 'de', hasBookmarks: true, strangeFonts: [] });
		expect(pdf.title).toMatch(/^Eine Woche im Schnee – /);
		expect(pdf.text).toContain('Liebe Frau Brenninger,');
		expect(pdf.text).toContain('Ruhig gelegen.');
		expect(pdf.text).toContain('Chalet Aurikel');
		expect(pdf.text).toContain(`/p/${token}`);
		const versions = await database.db.select({ hash: proposalVersion.hash }).from(proposalVersion);
		expect(versions.some(({ hash }) => pdf.text.includes(fingerprint(hash)))).toBe(true);
		await ask(clientPdf, null, { proposal: token });
		expect(prints).toBe(before + 1);
		expect(await read(await ask(agentPdf, 'colleague', { proposalId: id }))).toMatchObject({ title: pdf.title });
	});

	test('is marked as a draft before it is sent, and where the draft is asked for', async () => {
		const { id } = await sent();
		const draft = await read(await ask(agentPdf, 'agent', { proposalId: id }, '?draft'));
		expect(draft.text).toContain('Entwurf, nicht gesendet');
		expect(draft.text).not.toContain('/p/');
	});

	test('says when to try again while the documents worker is away', async () => {
		isAway = true;
		const { token } = await sent('mail');
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'proposal-client'));
		expect(mails.at(-1)?.plainText).toContain(`/p/${token}`);
		const response = await ask(clientPdf, null, { proposal: token });
		isAway = false;
		expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
		expect(await response.text()).toContain(`href="/p/${token}"`);
		expect((await ask(clientPdf, null, { proposal: token })).status).toBe(200);
	});

	test('says no name any more once its client was erased, though it was printed before', async () => {
		const { id, token } = await sent();
		const before = await read(await ask(clientPdf, null, { proposal: token }));
		expect(before.text).toContain('Brenninger');
		await database.db.update(proposal).set({ personKey: null }).where(eq(proposal.id, id));
		for (const response of [
			await ask(clientPdf, null, { proposal: token }),
			await ask(agentPdf, 'agent', { proposalId: id }),
		]) {
			if (response.status !== 200) continue;
			const { text } = await read(response);
			expect(text).toContain('Chalet Aurikel');
			expect(text).not.toMatch(/Brenninger|Ruhig gelegen/);
		}
	});

	test('is not there for a wrong token, a withdrawn proposal, a version that there is not, and other agencies', async () => {
		const { id, token } = await sent();
		const guess = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
		expect((await ask(clientPdf, null, { proposal: guess })).status).toBe(404);
		expect((await ask(clientPdf, null, { proposal: token }, '?version=9')).status).toBe(404);
		expect((await ask(agentPdf, 'stranger', { proposalId: id })).status).toBe(404);
		await expect(ask(agentPdf, 'operator', { proposalId: id })).rejects.toBeTruthy();
		await database.db.update(proposal).set({ state: 'withdrawn' }).where(eq(proposal.id, id));
		expect((await ask(clientPdf, null, { proposal: token })).status).toBe(404);
	});
});
