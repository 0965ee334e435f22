import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
beforeAll(async () => {
	product = await startProduct('brand-isolation');
});
afterAll(() => product?.stop());

/** Pages that every brand shows to everybody, with and without its property's own things on them. */
const PAGES = ['/', '/privacy-policy', '/legal-notice', '/terms-and-conditions', '/transfers', '/partner', '/nowhere'];
/** Closed where the brand needs a sign-in. */
const GATED = ['/search', '/contact', '/chalets/austria/lech/chalet-enzian'];

const ENQUIRY = {
	adults: 2,
	children: 0,
	city: 'München',
	fullname: 'Katharina von Bülow',
	language: 'en',
	period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' },
	phone: '+49 171 555 01 42',
	serviceLevel: 'Catered',
	subject: 'New general enquiry',
	text: '',
};

const hostOf = ({ key, match }: BrandProfile): string =>
	match.hosts[0] ?? `${match.hostPrefixes[0] ?? match.hostWords[0] ?? (key === 'default' ? 'partner' : key)}.localhost`;

const byKey = (key: string) => BRAND_PROFILES.find((profile) => profile.key === key) as BrandProfile;

/** What only this brand has: how it is reached, who it is by law, its files. House brands share the company behind them. */
function marksOf(profile: BrandProfile): string[] {
	const { email, companyRegister, vatId, postalAddress, logoSrc, logoOnMainSrc, menuBar, key } = profile;
	const isProperty = key === 'default' || key === 'consumer';
	const own = isProperty
		? [email]
		: [email, companyRegister, vatId, postalAddress, `"key":"${key}"`, `/brands/${key}/`];
	return [...own, ...[logoSrc, logoOnMainSrc, menuBar.backgroundImageSrc].filter((each) => each !== null)];
}

const colorsOf = (text: string) => /<html[^>]* style="([^"]*)"/.exec(text)?.[1] ?? '';
const tokenOf = (style: string, name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(style)?.[1];

/** The other brands that a text gives away. */
function strangers(text: string, own: BrandProfile): string[] {
	return BRAND_PROFILES.filter((other) => other.key !== own.key).flatMap((other) =>
		[...marksOf(other), ...(other.name.startsWith('Firnlicht') ? [] : [other.name.replace('&', '&amp;'), other.name])]
			.filter((mark) => text.includes(mark))
			.map((mark) => `${other.key}: ${mark}`),
	);
}

const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
	product.ask(path, { host: product.host(host), headers: { 'accept-language': 'en', ...headers } });

/** Whether a page belongs to this brand entirely. */
function expectOnly(text: string, profile: BrandProfile, path: string) {
	const style = colorsOf(text);
	for (const name of ['main', 'accent', 'paper', 'menu-ground', 'accent-ink'] as const)
		expect(tokenOf(style, name), `${path}: ${name}`).toBe(brandTokens(profile)[name]);
	expect(text, path).toContain(`| ${profile.name.replace('&', '&amp;')}</title>`);
	expect(text, path).toContain(`href="${profile.faviconSrc}"`);
	if (profile.logoSrc) expect(text, path).toContain(`/brands/${profile.key}/logo`);
	expect(strangers(text, profile), path).toEqual([]);
}

describe.each(BRAND_PROFILES.map((profile) => [profile.key, profile] as const))('%s', (_key, profile) => {
	test('shows itself alone, from the database and from the cache, in both languages', async () => {
		for (const path of [...PAGES, ...(profile.isLoginRequired ? [] : GATED)]) {
			const first = await ask(hostOf(profile), path);
			expectOnly(first.text, profile, path);
			// The neighbours' pages come into the same cache in between.
			await ask(hostOf(byKey('demo-gold')), path);
			await ask(hostOf(byKey('consumer')), path);
			const saved = await ask(hostOf(profile), path);
			expectOnly(saved.text, profile, path);
			const german = await ask(hostOf(profile), path, { 'accept-language': 'de' });
			expect(strangers(german.text, profile), path).toEqual([]);
		}
	});

	test('ignores other hosts named in a request', async () => {
		const other = hostOf(byKey(profile.key === 'corvin' ? 'oriel' : 'corvin'));
		const tricks: Record<string, string>[] = [
			{ 'x-forwarded-host': other },
			{ forwarded: `host=${other};proto=https` },
			{ 'x-host': other, 'x-original-host': other, 'x-forwarded-server': other },
			{ 'x-original-url': `http://${other}/transfers`, 'x-rewrite-url': `http://${other}/transfers` },
			{ cookie: `brand=corvin; host=${other}` },
			{ origin: `http://${other}`, referer: `http://${other}/transfers` },
		];
		for (const headers of tricks) {
			const answer = await ask(hostOf(profile), '/transfers?brand=corvin', headers);
			expectOnly(answer.text, profile, JSON.stringify(headers));
		}
		expectOnly((await ask(hostOf(profile), '/transfers')).text, profile, 'afterwards');
	});

	test('answers under its name however the host is written', async () => {
		const host = hostOf(profile);
		for (const written of [host.toUpperCase(), `${host}.`])
			if (written !== host) {
				const answer = await product.ask('/transfers', { host: written, headers: { 'accept-language': 'en' } });
				expectOnly(answer.text, profile, written);
			}
	});
});

test('every brand writes its own mails, to its guest and to its team', async () => {
	for (const profile of BRAND_PROFILES) {
		const answer = await product.ask('/api/mailer', {
			method: 'POST',
			host: product.host(hostOf(profile)),
			headers: { 'content-type': 'application/json', 'accept-language': 'en', 'user-agent': profile.key },
			body: JSON.stringify({ ...ENQUIRY, email: `guest@${profile.key}.mail.example` }),
		});
		expect([profile.key, answer.status]).toEqual([profile.key, 200]);
	}
	await expect.poll(async () => (await product.mails()).length, { timeout: 60_000 }).toBe(2 * BRAND_PROFILES.length);
	const recipients: string[] = [];
	for (const { id } of await product.mails()) {
		const mail = await product.mail(id);
		const whole = JSON.stringify(mail);
		const key = /guest@([a-z-]+)\.mail\.example/.exec(whole)?.[1] ?? '';
		const profile = byKey(key);
		expect(whole, key).toContain(profile.email);
		expect(whole, key).toContain(brandTokens(profile).main);
		expect(strangers(whole, profile), key).toEqual([]);
		recipients.push(...mail.to);
	}
	const teamOf = (key: string) => (key === 'default' || key === 'consumer' ? 'firnlicht' : key);
	expect(recipients.sort()).toEqual(
		BRAND_PROFILES.flatMap(({ key }) => [`guest@${key}.mail.example`, `team@${teamOf(key)}.example`]).sort(),
	);
}, 120_000);

describe('a signed-in user', () => {
	test('sees the brand of his company on every host, and leaves nothing of it behind', async () => {
		const corvin = byKey('corvin');
		const session = await signInAs(product, 'corvin');
		for (const key of ['consumer', 'demo', 'oriel', 'default']) {
			const host = hostOf(byKey(key));
			const signedIn = await ask(host, '/transfers', { cookie: session });
			expectOnly(signedIn.text, corvin, `signed in at ${host}`);
			expect(signedIn.headers['cache-control']).toBe('private, no-store');
			expect(signedIn.headers['cache-status']).toBeUndefined();
			expectOnly((await ask(host, '/transfers')).text, byKey(key), `anonymous at ${host}`);
		}
	});

	test('has the design of his own agency over it at once, and no other agency has', async () => {
		const own = await signInAs(product, 'agent');
		const others = await signInAs(product, 'thornbury');
		const { $client } = openDatabase({ url: product.installation.databaseUrl });
		await $client.execute(
			"update travel_agency set design_main = '#1f4a44', design_theme = 'colorful' where id = 'agency_nordwand'",
		);
		const designed = withCorporateDesign(byKey('default'), { colors: { main: '#1f4a44' }, theme: 'colorful' });
		const page = await ask('firnlicht.localhost', '/transfers', { cookie: own });
		expectOnly(page.text, designed, 'the agency');
		expectOnly(
			(await ask('firnlicht.localhost', '/transfers', { cookie: others })).text,
			byKey('thornbury'),
			'another',
		);
		expectOnly((await ask('partner.localhost', '/transfers')).text, byKey('default'), 'anonymous');
	});

	test('has no user on a host where no user session loads (BRAND-8)', async () => {
		const session = await signInAs(product, 'corvin');
		const answer = await ask(hostOf(byKey('snowtrade')), '/transfers', { cookie: session });
		expectOnly(answer.text, byKey('snowtrade'), 'snowtrade');
	});
});
