import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let supervisor: string;
let agent: string;
let logo: Buffer;
beforeAll(async () => {
	product = await startProduct('brand-studio');
	supervisor = await signInAs(product, 'supervisor');
	agent = await signInAs(product, 'agent');
	logo = await sharp({ create: { width: 320, height: 80, channels: 4, background: '#1f4a44' } })
		.png()
		.toBuffer();
});
afterAll(() => product?.stop());

const PATH = '/partner/agency/brand';
const GREEN = { main: '#1f4a44', accentOnMain: '#e8c87a', theme: 'colorful' };

const open = (cookie: string, path = PATH) => product.ask(path, { headers: { cookie, 'accept-language': 'en' } });
const versionOf = (text: string) => /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';

/** Sends the studio's form as a browser without script does. */
async function publish(cookie: string, fields: Record<string, string>, file?: Buffer) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	form.append('logo', new File(file ? [new Uint8Array(file)] : [], file ? 'logo.png' : ''));
	const request = new Request('http://localhost/', { method: 'POST', body: form });
	return product.ask(PATH, {
		method: 'POST',
		headers: {
			cookie,
			origin: `http://${product.host()}`,
			'content-type': String(request.headers.get('content-type')),
		},
		body: Buffer.from(await request.arrayBuffer()),
	});
}

describe('the brand studio', () => {
	test('is closed to users without an agency', async () => {
		expect((await product.ask(PATH)).headers.location).toBe(`/signin?to=${encodeURIComponent(PATH)}`);
		for (const login of ['operator', 'hotel', 'noagency'])
			expect([login, (await open(await signInAs(product, login))).status]).not.toEqual([login, 200]);
	});

	test('shows an agent the current design, and accepts no change from him', async () => {
		const page = await open(agent);
		expect(page.status).toBe(200);
		expect(page.text).toContain('Your supervisor can change these settings.');
		const answer = await publish(agent, { ...GREEN, version: versionOf(page.text) });
		expect(answer.status).toBe(403);
		expect((await open(agent)).text).not.toContain('--main:#1f4a44');
	});

	test('refuses unreadable colours with the nearest readable one, and preserves the input', async () => {
		const version = versionOf((await open(supervisor)).text);
		const answer = await publish(supervisor, { ...GREEN, main: '#f5d547', version });
		expect(answer.status).toBe(400);
		expect(answer.text).toMatch(/The nearest good one is (?:<!-- -->)?#[0-9A-F]{6}/);
		expect(answer.text).toContain('value="#f5d547"');
		const taken = await publish(supervisor, { ...GREEN, main: '#f5d547', take: 'main:#1f4a44', version });
		expect([taken.status, /name="main"[^>]*value="#1f4a44"/.test(taken.text)]).toEqual([200, true]);
		const page = await publish(supervisor, { ...GREEN, version }, Buffer.from('<svg onload="alert(1)"/>'));
		expect(page.status).toBe(400);
		expect(page.text).toContain('neither PNG, JPEG nor WebP');
		const heavy = await publish(supervisor, { ...GREEN, version }, Buffer.alloc(700_000));
		expect(heavy.status).toBe(413);
		expect(versionOf((await open(supervisor)).text)).toBe(version);
	});

	test('publishes for the whole agency at once, on pages and on paper', async () => {
		const version = versionOf((await open(supervisor)).text);
		expect((await publish(supervisor, { ...GREEN, version }, logo)).status).toBe(302);
		const page = await open(supervisor, '/transfers');
		expect(page.text).toContain('--main:#1f4a44');
		expect(page.text).toContain('--menu-ground:#1f4a44');
		const src = /src="(http[^"]*\/logos\/[0-9a-f]{32}-320x80\.png)"/.exec(page.text)?.[1] ?? '';
		const stored = await fetch(src.replace('localhost', '127.0.0.1'));
		expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png']);
		expect(Buffer.from(await stored.arrayBuffer()).equals(logo)).toBe(true);
		const paper = await open(supervisor, `${PATH}/letterhead.pdf`);
		expect(paper.headers['content-type']).toBe('application/pdf');
		expect(paper.headers['cache-control']).toBe('private, no-store');
		expect(paper.text.startsWith('%PDF-1.')).toBe(true);
		expect(paper.text).toContain('/MediaBox [0 0 595.28');
		expect(paper.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
		expect(paper.text.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);

		const late = await publish(supervisor, { ...GREEN, main: '#5b1628', version });
		expect(late.status).toBe(409);
		expect(late.text).toContain('changed these settings meanwhile');
	});

	test('prints no paper for others', async () => {
		const path = `${PATH}/letterhead.pdf`;
		expect((await product.ask(path)).status).toBe(302);
		const paper = await open(await signInAs(product, 'corvin'), path);
		expect(paper.text.startsWith('%PDF-1.')).toBe(true);
	});
});
