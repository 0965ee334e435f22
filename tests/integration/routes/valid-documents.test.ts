import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
const cookies = new Map<string, string>();
beforeAll(async () => {
	product = await startProduct('valid-documents');
	for (const login of ['agent', 'supervisor', 'operator', 'admin', 'hotel'])
		cookies.set(login, await signInAs(product, login));
});
afterAll(() => product?.stop());

const PROPERTY = '/chalets/austria/lech/chalet-enzian';
const STAY = '?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered';
const PAGES: readonly { path: string; login?: string; host?: string }[] = [
	{ path: '/' },
	{ path: '/search' },
	{ path: '/search?destination=lech&checkIn=2027-01-09&checkOut=2027-01-16&adults=2' },
	{ path: '/destinations' },
	{ path: '/shortlist' },
	{ path: '/chalets/austria' },
	{ path: '/chalets/austria/lech' },
	{ path: PROPERTY },
	{ path: `${PROPERTY}${STAY}` },
	{ path: `${PROPERTY}/enquire-now${STAY}` },
	{ path: `${PROPERTY}/book-now${STAY}`, host: 'demo.localhost' },
	{ path: '/enquire-now' },
	{ path: '/contact' },
	{ path: '/about' },
	{ path: '/terms-and-conditions' },
	{ path: '/die-luxuriösesten-chalets-der-alpen/oesterreich/lech' },
	{ path: '/newsletter' },
	{ path: '/fflags' },
	{ path: '/api' },
	{ path: '/nowhere' },
	{ path: '/signin' },
	{ path: '/signup' },
	{ path: '/user', login: 'agent' },
	{ path: '/search', login: 'agent' },
	{ path: '/hotels', login: 'agent' },
	{ path: `${PROPERTY}${STAY}&tab=availability`, login: 'agent' },
	{ path: `${PROPERTY}/take-option${STAY}`, login: 'agent' },
	{ path: '/partner/dashboard', login: 'agent' },
	{ path: '/partner/dashboard/commission', login: 'agent' },
	{ path: '/partner/calendar', login: 'agent' },
	{ path: '/partner/conversations', login: 'agent' },
	{ path: '/partner/help-centre', login: 'agent' },
	{ path: '/partner/agency', login: 'supervisor' },
	{ path: '/partner/team', login: 'supervisor' },
	{ path: '/partner/api-keys', login: 'supervisor' },
	{ path: '/partner/webhooks', login: 'supervisor' },
	{ path: '/partner/agency/brand', login: 'supervisor' },
	{ path: '/partner/dashboard/supervisor', login: 'supervisor' },
	{ path: '/partner/inbox', login: 'operator' },
	{ path: '/partner/desk/properties', login: 'operator' },
	{ path: '/partner/desk', login: 'operator' },
	{ path: '/partner/desk/calendar', login: 'operator' },
	{ path: '/partner/dashboard/admin', login: 'admin' },
	{ path: '/partner/dashboard/admin/leads', login: 'admin' },
	{ path: '/partner/dashboard/leads/nobody', login: 'agent' },
];

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard'],
	elements: ['html5'],
});

test.each(PAGES)('$path for $login is a valid document, in both languages', async ({ path, login, host }) => {
	for (const language of ['en', 'de']) {
		const answer = await product.ask(encodeURI(path), {
			...(host ? { host: product.host(host) } : {}),
			headers: { 'accept-language': language, ...(login ? { cookie: String(cookies.get(login)) } : {}) },
		});
		const report = await validator.validateString(answer.text);
		const found = report.results.flatMap(({ messages }) =>
			// The studio shows a mail, whose tables are written as readers of mail want them.
			messages
				.filter(
					({ severity, ruleId }) => severity === 2 && !(ruleId === 'no-deprecated-attr' && path.endsWith('/brand')),
				)
				.map(
					({ ruleId, message, selector, line, column }) =>
						`${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
				),
		);
		expect([...new Set(found)], language).toEqual([]);
	}
});
