import type { Page } from 'playwright/test';
import { openDatabase } from '#db/client';
import { isAlive } from './is-alive';
import { sendProposal } from './sent-proposal';
import { aliveZone, expect, expectPicture, test, VIEWPORTS, windowOf } from './site';

const WEEK = { checkIn: '2027-02-06', checkOut: '2027-02-13' };
/** Its price is raised for a moment, so no other test is to book it. */
const RAISED = { checkIn: '2027-01-23', checkOut: '2027-01-30' };
const client = () => `Wyttenbach ${Date.now() % 100_000}`;
const WINDOWS = [VIEWPORTS.phone, { width: 820, height: 1180 }, { width: 1024, height: 768 }, VIEWPORTS.desktop];

/** Texts that stick out of the window or of the box that they stand in, with these names in the place of those of accounts and catalogue. */
function textsBeside(page: Page, names: readonly string[]): Promise<string[]> {
	return page.evaluate((those) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const beside: string[] = [];
		while (walker.nextNode()) {
			const text = walker.currentNode;
			const parent = text.parentElement;
			if (!parent || parent.closest('script, style, .sr-only, [aria-hidden="true"], svg')) continue;
			for (const name of those) text.nodeValue = (text.nodeValue ?? '').replaceAll(name, 'W'.repeat(200));
		}
		for (const element of document.querySelectorAll('main *, header *, footer *')) {
			const isWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
			let frame: Element | null = element;
			// What a map or a scrolling table cuts off sticks out of nothing.
			while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
			const isCut = frame && frame.getBoundingClientRect().right <= window.innerWidth + 1;
			if (!isWords || isCut || element.closest('.sr-only, [aria-hidden="true"], svg, select, option')) continue;
			const range = document.createRange();
			range.selectNodeContents(element);
			const { right, width } = range.getBoundingClientRect();
			if (width > 1 && right > window.innerWidth + 1) beside.push(element.outerHTML.slice(0, 160));
		}
		return beside;
	}, names);
}

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

	test('a client reads, compares, asks, approves and takes it back, which the agent sees at once; no other host is asked', async ({
		page,
		browser,
		baseURL,
		complaints,
		expectAccessible,
	}) => {
		const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
		const name = client();
		const { path, sendAgain } = await sendProposal(agent, name, RAISED, { onApproval: 'option' });
		await agent.goto(`/partner/dashboard?q=${encodeURIComponent(name)}`);
		await expect(agent.getByText('Proposal sent').first()).toBeVisible();
		await agent.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/notices/live'));
		const foreign: string[] = [];
		page.on('request', (request) => {
			const { hostname } = new URL(request.url());
			if (!/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) foreign.push(request.url());
		});
		const opened = page.waitForRequest((request) => request.postData()?.includes('intent=opened') ?? false);
		await page.goto(path);
		await expect(page).toHaveTitle(/^Your proposal \|/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two ways to spend a week in the snow');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await opened;
		// Told by a script of its own: the page's starts at the first touch, key or scroll.
		expect(await page.evaluate(isAlive)).toBe(false);
		await expect(agent.getByText('Proposal opened').first()).toBeVisible();
		await expectAccessible('a proposal on a phone');

		// A newer version says what has changed.
		await sendAgain({ title: 'Two weeks in the snow', greeting: 'Now with a later train.', onApproval: 'tell' });
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two weeks in the snow');

		const house = page.getByRole('article', { name: 'Chalet Aurikel' });
		await aliveZone(page, house);
		await house.getByText(/^All \d+ pictures/).click();
		const gallery = page.getByRole('dialog');
		await expect(gallery).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(gallery).toHaveCount(0);
		await house.getByRole('button', { name: 'Open the map' }).click();
		await expect(house.locator('canvas')).toBeVisible();

		const answer = page.getByRole('region', { name: 'Which one shall it be?' });
		await page.getByRole('link', { name: 'Approve', exact: true }).click();
		await answer.getByText('Ask a question').click();
		await answer.getByLabel('Your question to Clara').fill('Is there a cot?');
		await answer.getByRole('button', { name: 'Send the question' }).click();
		await expect(answer.getByRole('status')).toHaveText(
			'Your message is on its way to Clara. The answer comes by mail, and stands here.',
		);

		await answer.getByRole('radio', { name: /Le Mélèze Blanc/ }).check();
		await answer.getByLabel('Your name').fill('Katharina Wyttenbach');
		await answer.getByRole('checkbox').check();
		await answer.getByRole('button', { name: /^Approve for/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Katharina Wyttenbach.');
		await expect(page.getByText('Approved by Katharina Wyttenbach')).toBeVisible();
		await expect(agent.getByText('Proposal approved').first()).toBeVisible();
		await expectAccessible('an approved proposal');
		await page.getByRole('button', { name: 'Take the approval back' }).click();
		await expect(answer.getByRole('status')).toHaveText('Your approval is taken back. Clara knows.');
		await expect(agent.getByText('Proposal opened').first()).toBeVisible();

		// Its price has moved since: nothing is asked for at another one, and both are told.
		const { $client } = openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` });
		const raise = (minor: number) =>
			$client.execute({
				sql: "update stay_rate set price_minor = price_minor + ? where check_in = ? and property_no = (select no from property where key = 'chalet-aurikel')",
				args: [minor, RAISED.checkIn],
			});
		await raise(100_000);
		await answer.getByRole('radio', { name: /Chalet Aurikel/ }).check();
		await answer.getByLabel('Your name').fill('Katharina Wyttenbach');
		await answer.getByRole('checkbox').check();
		await answer.getByRole('button', { name: /^Approve for/ }).click();
		await expect(page.getByText(/so Clara will confirm it to you first\. Nothing was booked/)).toBeVisible();
		await raise(-100_000);
		await agent.getByRole('link', { name: 'Proposal approved' }).first().click();
		await expect(agent.getByText(/no longer as it was sent with version 2, so nothing was asked for/)).toBeVisible();
		expect(foreign).toEqual([]);
		expect(complaints).toEqual([]);
		expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
		await agent.context().close();
	});
});

test('on a phone the comparison’s pictures begin after the one that the page opens with, and are there when they are near', async ({
	browser,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { path } = await sendProposal(agent, client(), WEEK);
	const page = await (
		await browser.newContext({ viewport: VIEWPORTS.phone, isMobile: true, hasTouch: true })
	).newPage();
	const begun: string[] = [];
	const isPicture = (url: URL) => /\/pictures\/[^/]+\/\d+\.avif$/.test(url.pathname);
	let besideFirst: readonly string[] | undefined;
	await page.route(isPicture, async (route) => {
		const url = route.request().url();
		const isFirst = begun.length === 0;
		begun.push(url);
		if (isFirst) {
			// On a slow line it takes its time.
			await new Promise((resolve) => setTimeout(resolve, 1000));
			besideFirst = begun.filter((each) => each !== url);
		}
		await route.continue();
	});
	await page.goto(new URL(path, agent.url()).href);
	expect(besideFirst).toEqual([]);
	for (const card of await page.locator('.client-card').all()) await expectPicture(card.getByRole('img'));
	await page.context().close();
	await agent.context().close();
});

test('without script a client reads all of it in German, says that it has come, and says no with a reason', async ({
	browser,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { path } = await sendProposal(agent, client(), WEEK, { language: 'de', title: 'Zwei Wege in den Schnee' });
	const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: VIEWPORTS.phone })).newPage();
	await page.goto(new URL(path, agent.url()).href);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwei Wege in den Schnee');
	await page.getByRole('button', { name: 'Ich lese das gerade' }).click();
	await expect(page.getByText('Danke, Clara weiß, dass es bei Ihnen angekommen ist.')).toBeVisible();

	const house = page.getByRole('article', { name: 'Chalet Aurikel' });
	await house.getByText(/^Alle \d+ Bilder/).click();
	await expect(house.getByRole('listitem').getByRole('img').first()).toBeVisible();
	await expect(house.getByText('Was wann fällig ist')).toBeVisible();

	const answer = page.getByRole('region', { name: 'Wofür entscheiden Sie sich?' });
	await answer.getByText('Nichts für uns').click();
	await answer.getByRole('radio', { name: 'Der Termin passt uns nicht' }).check();
	await answer.getByRole('button', { name: 'Absagen' }).click();
	await expect(page.getByRole('heading', { name: 'Sie haben abgesagt' })).toBeVisible();
	await page.context().close();
	await agent.context().close();
});

test('a proposal fits every window and passes axe, in German; a link that leads nowhere says so', async ({
	browser,
	page,
	complaints,
	expectFitting,
}) => {
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { path } = await sendProposal(agent, client(), WEEK, { language: 'de' });
	await page.goto(path);
	const table = page.getByRole('table');
	await aliveZone(page, table);
	await expectFitting('a proposal', WINDOWS);
	const switched = page.getByRole('checkbox', { name: 'Nur Unterschiede' });
	await switched.uncheck();
	await expect(table.getByRole('rowheader', { name: 'Ihr Aufenthalt' })).toBeVisible();
	await switched.check();
	await expect(table.getByRole('rowheader', { name: 'Ihr Aufenthalt' })).toBeHidden();
	await expect(table.getByRole('rowheader', { name: 'Preis' })).toBeVisible();

	// On phones it is laid out as lines of narrow columns, and is a table as before: each row with its head and a cell for each option.
	await page.setViewportSize(VIEWPORTS.phone);
	await expect(table.getByRole('columnheader')).toHaveCount(2);
	await expect(table.locator('tr:not([role="row"]), td:not([role="cell"]), th:not([role])')).toHaveCount(0);
	const price = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Preis' }) });
	await expect(price.getByRole('cell')).toHaveCount(2);
	await expect(table.getByRole('row').nth(1)).toMatchAriaSnapshot(`
		- row:
		  - cell
		  - columnheader
		  - columnheader
	`);

	// What is folded on the screen is printed.
	const terms = page
		.locator('details', { hasText: /^Die eigenen Bedingungen von/ })
		.first()
		.locator('p');
	await expect(terms).toBeHidden();
	await page.emulateMedia({ media: 'print' });
	await expect(terms).toBeVisible();
	expect(complaints).toEqual([]);
	await page.goto(`${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no proposal here');
	expect(complaints.splice(0).filter((each) => !/\b404\b/.test(each))).toEqual([]);
	await agent.context().close();
});

test('six options fit every window: the comparison scrolls within itself', async ({ browser, page, expectFitting }) => {
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { path } = await sendProposal(agent, client(), WEEK, {}, 4);
	await page.goto(path);
	await aliveZone(page, page.getByRole('table'));
	await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(6);
	await expectFitting('a proposal of six options', WINDOWS);
	await agent.context().close();
});

test('names without a gap stay within the page, wherever they stand', async ({ browser, page, complaints }) => {
	test.setTimeout(90_000);
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const name = client();
	const long = {
		firstName: 'Wolkenkratzer'.repeat(8).slice(0, 100),
		lastName: 'Fensterputzer'.repeat(8).slice(0, 100),
	};
	const title = 'Schneeverwehung'.repeat(8);
	const words = { ...long, title, greeting: 'x'.repeat(4000), clientEmail: '' };
	const { path, sendAgain } = await sendProposal(agent, name, WEEK, words);
	await sendAgain({ title: title.toUpperCase() });
	const names = [
		'Chalet Aurikel',
		'Le Mélèze Blanc',
		'Clara Engels',
		'Clara',
		'Nordwand Reisen',
		'clara@nordwand.example',
	];
	const expectWithin = async (where: string) => {
		for (const size of WINDOWS) {
			await page.setViewportSize(size);
			await page.goto(path);
			expect.soft(await textsBeside(page, names), `${where} at ${size.width}`).toEqual([]);
			const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect.soft(over, `pixels of ${where} beside the window at ${size.width}`).toBeLessThanOrEqual(0);
		}
	};
	await expectWithin('a proposal');

	const answer = page.locator('#answer');
	await page.goto(path);
	await aliveZone(page, answer);
	await answer.getByText('Ask a question').click();
	await answer.getByLabel('Your question to Clara').fill('q'.repeat(2000));
	await answer.getByRole('button', { name: 'Send the question' }).click();
	await expect(answer.getByRole('status')).toBeVisible();
	await expectWithin('a proposal with a question');

	await page.goto(path);
	await aliveZone(page, answer);
	await answer.getByRole('radio', { name: /Chalet Aurikel/ }).check();
	await answer.getByLabel('Your name').fill('N'.repeat(100));
	await answer.getByRole('checkbox').check();
	await answer.getByRole('button', { name: /^Approve for/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('NNN');
	await expectWithin('an approved proposal');
	expect(complaints).toEqual([]);
	await agent.context().close();
});
