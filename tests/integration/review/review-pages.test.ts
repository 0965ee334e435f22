import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { stayReview } from '#db/schema/review';
import { decideReview } from '~/domain/review/decide-review.server';
import { createTripLink } from '~/domain/trip/trip-links.server';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { agentContext } from '../proposal/sent-proposal';

const PROPERTY = '/chalets/austria/lech/chalet-enzian';

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;
let stays = 0;

beforeAll(async () => {
	product = await startProduct('review-pages');
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
});
afterAll(() => product?.stop());

/** A booking whose stay ended two days before the product's day, with the paths of both links. */
async function stayed() {
	stays += 1;
	const [house] = await agent.db
		.select({ no: property.no, name: property.name })
		.from(property)
		.where(eq(property.key, 'chalet-enzian'));
	const { id } = await insertLead(agent.db, {
		...{ id: `lead_review${stays}`, brandKey: agent.brand.key, status: 'confirmedBooking', language: 'en' },
		...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
		...{ propertyNo: house?.no ?? 1, propertyName: house?.name ?? '', email: 'ada@thorne.example', pax: 2 },
		...{ checkIn: '2026-11-11', checkOut: '2026-11-18', origin: agent.linkOrigin },
	});
	const path = async (kind: 'lead' | 'group') =>
		new URL((await createTripLink({ ctx: agent, leadId: id, kind })).url).pathname;
	return { id, lead: await path('lead'), group: await path('group') };
}

const post = (path: string, fields: Record<string, string>) =>
	product.ask(path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
		body: new URLSearchParams(fields).toString(),
	});
const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s ]+/g, ' ');
const ANSWER = {
	intent: 'review',
	rating: '5',
	text: 'So <b>quiet</b>.',
	mayPublish: 'yes',
	firstName: 'Ada',
	country: 'Norway',
};

describe('the page after the stay (REVIEW-2)', () => {
	it('asks the lead guest one question, keeps what was typed beside its error, and asks the group nothing', async () => {
		const stay = await stayed();
		expect(words((await product.ask(stay.lead)).text)).toContain('How was your stay?');
		expect(words((await product.ask(`${stay.lead}?lng=de`)).text)).toContain('Wie war Ihr Aufenthalt?');
		for (const path of [stay.group, `${stay.lead}/offline`])
			expect(words((await product.ask(path)).text), path).not.toContain('How was your stay?');
		expect((await post(stay.group, ANSWER)).status).toBe(403);
		expect((await post(stay.group, { intent: 'withdrawReview' })).status).toBe(403);
		const wrong = await post(stay.lead, { ...ANSWER, country: 'Atlantis' });
		expect(wrong.status).toBe(400);
		expect(wrong.text).toContain('value="Atlantis"');
		expect(wrong.text).toContain('So &lt;b&gt;quiet&lt;/b&gt;.');
		const saved = await post(stay.lead, ANSWER);
		expect([saved.status, saved.headers.location]).toEqual([303, expect.stringMatching(/\?done=review#after$/)]);
		expect(words((await product.ask(`${stay.lead}?done=review`)).text)).toContain('Thank you for your answer.');
	});

	it('hands no paper of another booking out, and none to the group', async () => {
		const stay = await stayed();
		const id = `inv_${'a'.repeat(36)}`;
		for (const path of [stay.lead, stay.group])
			expect((await product.ask(`${path}/papers/${id}.pdf`)).status, path).toBe(404);
	});
});

describe('the property’s page (REVIEW-4)', () => {
	it('shows what is released, escaped, and its average from three ratings on', async () => {
		const before = words((await product.ask(PROPERTY)).text);
		expect(before).not.toContain('Guests about their stay');
		const reviews = await agent.db.select().from(stayReview);
		expect(reviews.length).toBeGreaterThan(0);
		for (let at = reviews.length; at < 3; at += 1) await post((await stayed()).lead, { ...ANSWER, rating: '4' });
		const release = async (id: string, version: number) =>
			decideReview({ ctx: team, decision: { id, version, state: 'released', reply: 'Come again' } });
		const [first, ...others] = await agent.db.select().from(stayReview);
		await release(first?.id ?? '', first?.version ?? 0);
		const page = async () => (await product.ask(`${PROPERTY}?seen=${crypto.randomUUID()}`)).text;
		await expect
			.poll(async () => words(await page()), { timeout: 45_000, interval: 1000 })
			.toContain('Guests about their stay');
		const one = await page();
		expect(one).toContain('So &lt;b&gt;quiet&lt;/b&gt;.');
		expect(words(one)).toContain('Ada, Norway, November 2026');
		expect(words(one)).not.toMatch(/of 5, from/);
		expect(one).not.toContain('aggregateRating');
		for (const { id, version } of others) await release(id, version);
		await expect
			.poll(async () => words(await page()), { timeout: 45_000, interval: 1000 })
			.toMatch(/4\.3 of 5, from 3 stays/);
		expect(await agent.db.select().from(lead).where(eq(lead.id, 'lead_review1'))).toHaveLength(1);
	});
});
