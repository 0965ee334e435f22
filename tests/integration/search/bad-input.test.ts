import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';

/** What nobody means to type, and what people do. Each is sent encoded, but for the last ones. */
const TEXTS: Record<string, string> = {
	nonsense: 'qwrtzp xkcdv',
	emoji: '🏔️🎿 👩‍👩‍👧‍👦',
	'200 letters': 'x'.repeat(200),
	'200 words': 'ski '.repeat(200),
	'right to left': 'بركة سباحة في الألب',
	'letters that turn the text': '\u202egnp.exe\u202c',
	SQL: "'; drop table property; -- ' or 1=1",
	'full-text operators': '"unclosed AND NEAR(a b, 1) * ^x -y {z}: w',
	markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
	'a null byte': 'lech\u0000\u0000am',
	'control letters': '\u0007\u001b[31mlech',
	'accents alone': '\u0301\u0300',
	'half a letter': '%ED%A0%80',
	'broken encoding': '%E0%A4%A%zz%',
	'a template': '{{7*7}}',
};
const AS_IT_IS: ReadonlySet<string> = new Set(['half a letter', 'broken encoding']);

const WAYS = ['/search?destination=', '/search/points?destination=', '/search/suggest?q=', '/api/suggest?q='] as const;

/** Bad input gets a clear answer and a way on, and never an error of the server (SEARCH-2). */
describe('bad input', () => {
	let product: Product;
	beforeAll(async () => {
		product = await startProduct('bad-input');
	}, 300_000);
	afterAll(() => product.stop());

	const cases = Object.keys(TEXTS).flatMap((name) => WAYS.map((way) => [name, way] as const));

	test.each(cases)('%s, asked at %s', async (name, way) => {
		const text = TEXTS[name] ?? '';
		const answer = await product.ask(`${way}${AS_IT_IS.has(name) ? text : encodeURIComponent(text)}`);
		expect(answer.status).toBe(200);
		if (way !== '/search?destination=') {
			// Data, and no browser takes it for a page.
			expect(answer.headers['content-type']).toMatch(/^application\/json/);
			expect(answer.headers['x-content-type-options']).toBe('nosniff');
			expect(() => JSON.parse(answer.text)).not.toThrow();
			return;
		}
		expect(answer.text).not.toContain('<script>alert(1)');
		expect(answer.text).not.toContain('<img src=x');
		const typed = fieldOf(answer.text);
		const said = AS_IT_IS.has(name) ? null : text.replace(/[\p{C}\s]+/gu, ' ').trim();
		// As much of it as a destination may be long stays in the field.
		if (said !== null) expect([...typed].join('')).toBe([...said].slice(0, 80).join('').trim());
		expect(answer.text).toMatch(/<h1[^>]*>(Results: 0|\d+ results?)</);
		if (answer.text.includes('Results: 0')) expect(answer.text).toMatch(/href="\/enquire-now(\?|")/);
	});

	test.each<[string, string, string]>([
		['60 guests', 'adults=60', 'We search for up to 50 guests. For a larger party, please ask our team.'],
		['guests in words', 'adults=twelve&checkIn=2027-01-09&checkOut=2027-01-16', 'A number of guests was not valid'],
		['less than nobody', 'adults=-3', 'A number of guests was not valid'],
		['a month that is over', 'month=2026-10', 'This month is over or not valid'],
		['a month that there is not', 'month=2027-13', 'This month is over or not valid'],
		['days that are over', 'checkIn=2026-01-03&checkOut=2026-01-10', 'These dates are past or not valid'],
		['a day that there is not', 'checkIn=2027-02-30&checkOut=2027-03-06', 'These dates are past or not valid'],
		['days the wrong way round', 'checkIn=2027-01-16&checkOut=2027-01-09', 'is not a valid day after the check-in'],
		['a stay over several seasons', 'checkIn=2027-01-09&checkOut=2027-06-26', 'Results: 0'],
		['weeks in which all are closed', 'checkIn=2027-05-08&checkOut=2027-05-15', 'Results: 0'],
	])('%s is answered', async (_, query, said) => {
		const answer = await product.ask(`/search?destination=Lech&${query}`);
		expect(answer.status).toBe(200);
		expect(answer.text).toContain(said);
		expect(answer.text).toMatch(/<h1[^>]*>(Results: 0|\d+ results?)</);
		// The destination stays, and there is a way on.
		expect(fieldOf(answer.text)).toBe('Lech');
		expect(answer.text).toMatch(/href="\/(enquire-now|search|chalets)[?/"]/);
	});

	test('nothing was reported', () => {
		expect(product.log()).not.toMatch(/"status":5\d\d|Error:/);
	});
});

/** What stands in the destination field of the search line. */
function fieldOf(html: string): string {
	const main = html.slice(html.indexOf('<main'));
	const [, value = ''] = /<input[^>]*name="destination"[^>]*value="([^"]*)"/.exec(main) ?? [];
	const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
	return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => letters[name] ?? '');
}
