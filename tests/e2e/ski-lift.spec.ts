import { gzipSync } from 'node:zlib';
import { expect, test } from './site';

/** Kilobytes (PAGE-26): what stands on the page before pictures, where no script runs. */
const MOST = { document: 40, stylesheet: 20, font: 60 } as const;
const MOST_TOGETHER = 150;
/** A dialog over a page brings its styles beside the page's own. */
const DIALOG = 1;

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const path of [
	'/',
	'/search',
	'/search?destination=Courchevel&adults=8',
	'/chalets/austria/lech/chalet-aurikel',
	'/chalets/oesterreich/lech/chalet-aurikel?checkIn=2027-03-06&checkOut=2027-03-20&serviceLevel=catered',
	'/chalets/austria/lech/chalet-aurikel/enquire-now',
]) {
	test(`${path} weighs less than ${MOST_TOGETHER} kB before its pictures`, async ({ page }) => {
		const weights = { document: 0, stylesheet: 0, font: 0 };
		const others: string[] = [];
		const arriving: Promise<void>[] = [];
		page.on('response', (response) => {
			const kind = response.request().resourceType();
			if (kind === 'image') return;
			if (!(kind in weights)) {
				others.push(`${kind} ${response.url()}`);
				return;
			}
			arriving.push(
				response.body().then((body) => {
					// fonts are compressed already
					const bytes = kind === 'font' ? body.length : gzipSync(body).length;
					weights[kind as keyof typeof weights] += bytes / 1000;
				}),
			);
		});
		await page.goto(path, { waitUntil: 'networkidle' });
		await Promise.all(arriving);
		expect(others.filter((each) => !/favicon|\.svg/.test(each))).toEqual([]);
		for (const [kind, most] of Object.entries(MOST)) {
			expect(weights[kind as keyof typeof weights], kind).toBeGreaterThan(0);
			const extra = kind === 'stylesheet' && path.endsWith('/enquire-now') ? DIALOG : 0;
			expect(weights[kind as keyof typeof weights], kind).toBeLessThanOrEqual(most + extra);
		}
		expect(weights.document + weights.stylesheet + weights.font).toBeLessThanOrEqual(MOST_TOGETHER);
	});
}
