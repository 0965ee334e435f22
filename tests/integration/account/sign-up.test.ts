import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;

beforeAll(async () => {
	product = await startProduct('sign-up');
});
afterAll(() => product?.stop());

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

describe('the sign-up page', () => {
	test.each([
		['/signup', 'Luxury Distribution System', 'Firnlicht', '/onboarding'],
		['/signup/heavensportfolio', 'Heavens Portfolio Distribution System', '', '/onboarding'],
		['/signup/rotana', 'Rotana Distribution System', '', '/onboarding'],
		['/signup/serandipians', 'Serandipians Distribution System', '', '/onboarding?programId=program_serandipians'],
		['/signup/Serandipians', 'Serandipians Distribution System', '', '/onboarding?programId=program_serandipians'],
		['/signup/swisshotelapartments', 'Swiss Hotel Apartments Distribution System', '', '/onboarding'],
		['/signup/nobody-we-know', 'Luxury Distribution System', 'Firnlicht', '/onboarding'],
	])('%s is called "%s"', async (path, heading, suffix, onboarding) => {
		const answer = await product.ask(path);
		expect(answer.status).toBe(200);
		expect(headingOf(answer.text)).toBe(heading);
		expect(answer.text).toContain(`<title>${suffix ? `${heading} | ${suffix}` : heading}</title>`);
		expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
		const to = encodeURIComponent(onboarding);
		expect(answer.text).toContain(`href="/signin?prompt=create&amp;to=${to}"`);
		expect(answer.text).toContain(`href="/signin?to=${to}"`);
	});

	test('says what registering gives, byte for byte', async () => {
		const { text } = await product.ask('/signup');
		for (const words of [
			'Start Your Journey Today',
			'Register Now',
			'Already have an account:',
			'Sign In',
			'Free registration',
			'By invitation only',
			'No IATA code needed and no commission deductions',
			'Access to individual rates, commissions and amenities',
			'TLS 1.2 encryption',
		])
			expect(text).toContain(words);
	});

	test('the affiliate is the brand of his page alone', async () => {
		const ofAffiliate = await product.ask('/signup/rotana');
		expect(ofAffiliate.text).toContain('--main:#4a3321');
		expect((await product.ask('/signup')).text).not.toContain('--main:#4a3321');
		// There are no sessions on these hosts, so no invitations either (BRAND-8).
		const closed = await product.ask('/signup/rotana', { host: product.host('snowtrade.localhost') });
		expect(closed.text).not.toContain('--main:#4a3321');
	});

	test.each(['?fast-lane', '?fast-lane='])('%s leads on by itself', async (query) => {
		const { text } = await product.ask(`/signup/serandipians${query}`);
		expect(headingOf(text)).toBe('Redirecting to sign-up...');
		expect(text).toContain('href="/signin?prompt=create&amp;to=%2Fonboarding%3FprogramId%3Dprogram_serandipians"');
	});

	test('signed-in users are redirected to the onboarding, with the programme', async () => {
		const cookie = await signInAs(product, 'noagency');
		for (const [path, target] of [
			['/signup', '/onboarding'],
			['/signup/serandipians', '/onboarding?programId=program_serandipians'],
		] as const) {
			const answer = await product.ask(path, { headers: { cookie } });
			expect([answer.status, answer.headers.location]).toEqual([302, target]);
		}
	});
});

describe('the door of a brand that requires a login', () => {
	test('leads in and to the registration', async () => {
		const { text } = await product.ask('/', { host: product.host('corvin.localhost') });
		expect(text).toContain('href="/signin"');
		expect(text).toContain('href="/signup"');
	});

	test('links to the team where sign-in is not possible', async () => {
		const { text } = await product.ask('/signin', { host: product.host('snowtrade.localhost') });
		const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
		expect(main).not.toContain('href="/signin"');
		expect(main).toContain('href="mailto:');
	});
});
