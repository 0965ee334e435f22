import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { proposal, proposalVersion } from '#db/schema/proposal';
import { stayRate } from '#db/schema/stay';
import { createTripLink } from '~/domain/trip/trip-links.server';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { agentContext, send, sendOne } from './sent-proposal';

const FIRST = { propertyKey: 'chalet-enzian', checkIn: '2027-01-09', checkOut: '2027-01-16' };
const SECOND = { propertyKey: 'chalet-enzian', checkIn: '2027-01-16', checkOut: '2027-01-23' };

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;

beforeAll(async () => {
	product = await startProduct('client-page');
	agent = await agentContext(product);
});
afterAll(() => product?.stop());

const open = (token: string, query = '', headers: Record<string, string> = {}) =>
	product.ask(`/p/${token}${query}`, { headers });

/** A form of the page as a browser without script sends it: under `no-referrer` it names no origin. */
function answer(token: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
	const sent = form(fields);
	const browser = { origin: 'null', 'sec-fetch-site': 'same-origin', ...headers };
	return product.ask(`/p/${token}`, { ...sent, headers: { ...sent.headers, ...browser } });
}

const rowOf = async (id: string) => (await agent.db.select().from(proposal).where(eq(proposal.id, id)))[0];
const basisOf = async (id: string) => {
	const no = agent.db.select({ no: proposal.no }).from(proposal).where(eq(proposal.id, id));
	const [row] = await agent.db.select().from(proposalVersion).where(eq(proposalVersion.proposalNo, no));
	return row?.basis;
};
const optionsIn = (html: string) => [...html.matchAll(/name="option"[^>]*value="(\d+)"/g)].map(([, key]) => key ?? '');
const approval = (option: string, version = '1') => ({
	...{ intent: 'approve', version, option, name: 'Katharina Brenninger', terms: 'on' },
});

describe('the client’s page (PROPOSAL-15)', () => {
	it('is read without script, in the look of the agency and the language of the proposal', async () => {
		const { token } = await sendOne(agent, [FIRST, SECOND], { language: 'de' });
		for (const language of ['de', 'en']) {
			const { status, text, headers: head } = await open(token, '', { 'accept-language': language });
			expect(status).toBe(200);
			expect(text).toContain('<html lang="de"');
			expect(head['content-language']).toBe('de');
			expect(text).toContain('Blaufirn');
			expect(text).toContain('Dear Mrs Brenninger,');
			expect(text).toContain('It is nearest to the ski school.');
			expect(text).toContain('Im Vergleich');
			expect(text).toMatch(/EUR\s24\s623/);
		}
	});

	it('carries no option for its script, which fetches them with the part that needs them', async () => {
		const { token } = await sendOne(agent, [FIRST, SECOND]);
		const { status, text } = await open(token);
		expect(status).toBe(200);
		const script = /id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
		expect(script).toContain('"view":');
		expect(script).not.toMatch(/"options":|"booking:|"enquiry:/);
		const data = await open(token, `?version=1&_data=${encodeURIComponent('routes/proposal/client-page')}`);
		expect(data.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
		const { view } = JSON.parse(data.text) as { view: { snapshot: { options: { key: string }[] } } };
		expect(view.snapshot.options.map(({ key }) => key)).toEqual(optionsIn(text));
	});

	it('leads without script to a list of all pictures of each option', async () => {
		const { token } = await sendOne(agent, [FIRST]);
		const { text } = await open(token);
		expect(text).toContain('href="?pictures=all#pictures-1"');
		const pictures = (html: string) => html.match(/<picture/g)?.length ?? 0;
		const listed = await open(token, '?pictures=all');
		expect(listed.text).toContain('id="pictures-1"');
		expect(pictures(listed.text)).toBeGreaterThan(pictures(text));
	});

	it('leaks neither the token nor the client: headers, title and preview', async () => {
		const { token } = await sendOne(agent, [FIRST]);
		const { text, headers } = await open(token);
		expect(headers).toMatchObject({
			...{ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
		});
		const [head = ''] = text.split('</head>');
		expect(head).toContain('name="robots" content="noindex"');
		expect(head).not.toMatch(/Brenninger|Katharina|A week in the snow/);
		expect(head).not.toContain(token);
		expect(text).not.toMatch(/consent-|id="consent"/);
		const other = [...text.matchAll(/(?:src|srcset|href)="(https?:\/\/[^"/]+)/gi)].map(([, origin]) => origin);
		expect(new Set(other.filter((origin) => !origin?.includes('localhost')))).toEqual(new Set());
	});

	it('says what has changed since the version before, and shows that one too', async () => {
		const { id, token } = await sendOne(agent, [FIRST, SECOND]);
		const [first, second] = (await rowsOf(id)) as [string, string];
		const options = [first, second].map((leadId, at) => ({
			...{ leadId, markupKind: 'amount' as const, markup: at === 0 ? 112_300 : 0, priceMinor: null, reason: '' },
		}));
		expect(await send(agent, id, { options })).toBe(token);
		const { text } = await open(token);
		expect(text).toMatch(/Chalet Enzian: EUR\s1\s000 dearer/);
		expect(text).toMatch(/before: EUR\s24\s623/);
		const older = await open(token, '?version=1');
		expect(older.text).toContain('This is version 1');
		expect(older.text).not.toContain('name="intent" value="approve"');
		expect((await open(token, '?version=9')).status).toBe(404);
	});
});

async function rowsOf(id: string): Promise<string[]> {
	const { rows } = await agent.db.$client.execute({
		sql: `select l.id from proposal_option o join lead l on l.no = o.lead_no join proposal p on p.no = o.proposal_no
			where p.id = ? order by o.position`,
		args: [id],
	});
	return rows.map((row) => String(row.id));
}

describe('a client’s answer', () => {
	it('is given without script: a question, an approval, and its taking back', async () => {
		const { id, token } = await sendOne(agent, [FIRST, SECOND], { onApproval: 'option' });
		const [key = ''] = optionsIn((await open(token)).text);
		const asked = await answer(token, { intent: 'ask', version: '1', question: 'Is there a cot?' });
		expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Your message is on its way to')]);
		const missing = await answer(token, { intent: 'approve', version: '1', option: key, name: ' ' });
		expect(missing.status).toBe(400);
		expect(missing.text).toContain('Please enter your name');
		expect(missing.text).toContain('Please agree to the terms, or ask a question');
		const approved = await answer(token, approval(key));
		expect(approved.status).toBe(200);
		expect(approved.text).toContain('Thank you, Katharina Brenninger.');
		expect(approved.text).toContain('has asked the property to hold');
		expect(await rowOf(id)).toMatchObject({ state: 'approved', approvedBy: 'Katharina Brenninger' });
		// Sent twice, it is the same answer; another one comes too late.
		const twice = await answer(token, approval(key));
		expect([twice.status, twice.text]).toEqual([200, expect.not.stringContaining('was answered already')]);
		const [, other = ''] = Object.keys((await basisOf(id)) ?? {});
		const late = await answer(token, approval(other));
		expect([late.status, late.text]).toEqual([409, expect.stringContaining('was answered already')]);
		const back = await answer(token, { intent: 'takeBack', version: '1' });
		expect([back.status, back.text]).toEqual([200, expect.stringContaining('Your approval is taken back.')]);
		expect(await rowOf(id)).toMatchObject({ state: 'opened', approvedBy: null });
	});

	it('says no with a reason to choose, and may ask afterwards', async () => {
		const { id, token } = await sendOne(agent, [FIRST]);
		const said = await answer(token, { intent: 'decline', version: '1', reason: 'dates', words: 'Perhaps in April.' });
		expect([said.status, said.text]).toEqual([200, expect.stringContaining('You have said no')]);
		expect(await rowOf(id)).toMatchObject({ state: 'declined' });
		const { rows } = await agent.db.$client.execute("select note from proposal_event where kind = 'declined'");
		expect(rows.at(-1)?.note).toBe('The dates do not suit us. Perhaps in April.');
		expect((await open(token)).text).toContain('name="question"');
	});

	it('reads that the adviser confirms where the option has moved', async () => {
		const { token, leads } = await sendOne(agent, [SECOND], { onApproval: 'booking' });
		const [key = ''] = optionsIn((await open(token)).text);
		const stays = eq(stayRate.checkIn, SECOND.checkIn);
		const [before] = await agent.db.select({ priceMinor: stayRate.priceMinor }).from(stayRate).where(stays);
		await agent.db.update(stayRate).set({ priceMinor: 9_999_900 }).where(stays);
		const { status, text } = await answer(token, approval(key));
		await agent.db
			.update(stayRate)
			.set({ priceMinor: before?.priceMinor ?? null })
			.where(stays);
		expect(status).toBe(200);
		expect(text).toContain('will confirm it to you first');
		const [row] = await agent.db
			.select()
			.from(lead)
			.where(eq(lead.id, leads[0] ?? ''));
		expect(row).toMatchObject({ status: 'interest' });
	});

	it('comes too late after the end: 409, and the way to a new one', async () => {
		const { id, token } = await sendOne(agent, [FIRST], { validUntil: Date.now() + 2500 });
		const [key = ''] = optionsIn((await open(token)).text);
		await new Promise((resolve) => setTimeout(resolve, 2600));
		const ended = await open(token);
		expect(ended.status).toBe(410);
		expect(ended.text).toContain('This proposal has ended');
		expect(ended.text).not.toMatch(/EUR\s\d/);
		const late = await answer(token, approval(key));
		expect(late.status).toBe(409);
		expect(late.text).toContain('The proposal has ended meanwhile');
		const asked = await answer(token, { intent: 'ask', version: '1', question: 'Please send me a new one.' });
		expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Your message is on its way to')]);
		expect((await rowOf(id))?.state).not.toBe('approved');
	});

	it('has a calendar file of the stay once it is approved, tentative until it is booked', async () => {
		const { token } = await sendOne(agent, [FIRST, SECOND], { onApproval: 'tell' });
		const calendar = () => product.ask(`/p/${token}/calendar.ics`);
		expect((await calendar()).status).toBe(404);
		const page = await open(token);
		expect(page.text).not.toContain('/calendar.ics');
		const [, second = ''] = optionsIn(page.text);
		await answer(token, approval(second));
		expect((await open(token)).text).toContain(`href="/p/${token}/calendar.ics"`);
		const { status, headers, text } = await calendar();
		expect(status).toBe(200);
		expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'referrer-policy': 'no-referrer' });
		expect(text).toContain('DTSTART;VALUE=DATE:20270116');
		expect(text).toContain('DTEND;VALUE=DATE:20270124');
		expect(text).toContain('STATUS:TENTATIVE');
		expect(text).not.toMatch(/Brenninger|EUR|https?:/);
		expect((await product.ask(`/p/${token.slice(0, -1)}/calendar.ics`)).status).toBe(404);
	});

	it('is one event with the trip page’s, which replaces it once the stay is booked', async () => {
		const { id, token } = await sendOne(agent, [FIRST], { onApproval: 'tell' });
		await answer(token, approval(optionsIn((await open(token)).text)[0] ?? ''));
		const eventIn = (text: string) => ({
			uid: /^UID:(.+)\r?$/m.exec(text)?.[1],
			sequence: Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]),
		});
		const asked = eventIn((await product.ask(`/p/${token}/calendar.ics`)).text);
		const approvedNo = (await rowOf(id))?.approvedNo ?? 0;
		const [booked] = await agent.db
			.update(lead)
			.set({ status: 'confirmedBooking', version: sql`${lead.version} + 1` })
			.where(eq(lead.no, approvedNo))
			.returning({ id: lead.id });
		expect(asked.uid).toBe(`${booked?.id}.stay@firnlicht`);
		const { url } = await createTripLink({ ctx: agent, leadId: booked?.id ?? '', kind: 'lead' });
		const trip = await product.ask(`${new URL(url).pathname}/calendar.ics`);
		expect(trip.text).toContain('STATUS:CONFIRMED');
		for (const event of [eventIn(trip.text), eventIn((await product.ask(`/p/${token}/calendar.ics`)).text)])
			expect(event).toEqual({ uid: asked.uid, sequence: asked.sequence + 1 });
	});

	it('is refused from another site, and for a token that nothing has', async () => {
		const { token } = await sendOne(agent, [FIRST]);
		expect((await answer(token, approval('1'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await answer(token, approval('1'), { origin: 'https://evil.example' })).status).toBe(403);
		const guess = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
		expect((await open(guess)).status).toBe(404);
		expect((await answer(guess, approval('1'))).status).toBe(404);
	});

	it('stays closed to a network that tries tokens out, and open to all others (PROPOSAL-17)', async () => {
		const { token } = await sendOne(agent, [FIRST]);
		const from = (address: string, text: string) => open(text, '', { 'cf-connecting-ip': address });
		const guess = (at: number) => `${'a'.repeat(24)}${'bcdefghjkm'[at % 10]}${'npqrstuvwx'[Math.floor(at / 10)]}`;
		let tries = 0;
		let last = await from('192.0.2.7', guess(tries));
		// A minute may end amid the tries.
		for (; last.status === 404 && tries < 60; tries += 1) last = await from('192.0.2.7', guess(tries));
		expect(last.status).toBe(429);
		expect(tries).toBeGreaterThanOrEqual(20);
		expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
		expect((await from('192.0.2.8', token)).status).toBe(200);
		expect(product.log()).not.toContain(token);
	});
});
