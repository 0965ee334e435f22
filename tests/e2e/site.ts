import AxeBuilder from '@axe-core/playwright';
import {
	type Browser,
	test as base,
	type Cookie,
	expect,
	type Locator,
	type Page,
	type Response,
} from 'playwright/test';
import type { Message, MessageSummary } from '../../workers/local/inbox/read-message';
import { isAlive } from './is-alive';
import { VIEWPORTS } from './viewports';

export { VIEWPORTS };

export type Language = 'en' | 'de';

type Site = {
	/** Complaints of the browser; a test may take out what it has provoked, everything left fails it. */
	complaints: string[];
	/** Fails with a readable list when axe finds anything on the page as it stands. */
	expectAccessible: (where: string) => Promise<void>;
	/** The same at each size of the window, and that nothing sticks out sideways. */
	expectFitting: (where: string, sizes: readonly { width: number; height: number }[]) => Promise<void>;
	inbox: Inbox;
};

type Inbox = {
	/** Waits for the mails that came to an address, oldest first. */
	mailsTo: (address: string, count: number) => Promise<Message[]>;
	/** The mail to an address whose subject has these words; some leave with the next minute, and take longer than `timeout` gives by itself. */
	mailAbout: (address: string, words: string, timeout?: number) => Promise<Message>;
	/** The mail to the team that tells of this guest. */
	teamMailAbout: (guest: string) => Promise<Message>;
};

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that axe has switched off, or that are no part of WCAG: targets of 24 px, and one main landmark. */
const BEYOND_WCAG = Object.fromEntries(
	['target-size', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'].map((rule) => [rule, { enabled: true }]),
);

/** All elements of the page with a running opacity transition. */
function countFading(): number {
	const isFading = ({ effect, playState }: Animation) =>
		playState === 'running' &&
		effect instanceof KeyframeEffect &&
		effect.getComputedTiming().endTime !== Infinity &&
		effect.getKeyframes().some((frame) => 'opacity' in frame);
	return document.getAnimations().filter(isFading).length;
}

/**
 * Lays out what the page leaves for later, as a reader has it who has been through it: before, the rules measure elements that are drawn nowhere
 * and take them to lie over each other.
 */
function layOutAll(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('.client-below, .client-side { content-visibility: visible !important; }');
	document.adoptedStyleSheets.push(sheet);
}

const BODY_PATIENCE = 3000;

/** Every test watches the console, page errors, failed requests and the Content-Security-Policy. */
export const test = base.extend<Site>({
	complaints: [
		async ({ page, baseURL }, use) => {
			const complaints: string[] = [];
			const answers: Promise<void>[] = [];
			listen(page, String(baseURL), complaints);
			page.on('response', (response) => {
				if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(checkAnswer(response, complaints));
			});
			await use(complaints);
			await Promise.all(answers);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
	expectAccessible: async ({ page }, use) => {
		await use(async (where) => {
			// Outgoing elements are dimmed, and incoming ones are still pale.
			await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
			await expect.poll(() => page.evaluate(countFading), { timeout: 5000 }).toBe(0);
			await page.evaluate(layOutAll);
			const isThere = await page.evaluate(() => 'axe' in window);
			const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
				.options({ resultTypes: ['violations'], rules: BEYOND_WCAG })
				.withTags(WCAG)
				.setLegacyMode()
				.analyze();
			const found = violations.map(({ id, help, nodes }) => ({
				id,
				help,
				nodes: nodes.slice(0, 5).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
			}));
			expect.soft(found, `axe on ${where}`).toEqual([]);
		});
	},
	expectFitting: async ({ page, expectAccessible }, use) => {
		await use(async (where, sizes) => {
			for (const size of sizes) {
				await page.setViewportSize(size);
				await expectAccessible(`${where} at ${size.width}`);
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft(Math.max(0, over), `pixels of ${where} beside the window at ${size.width}`).toBe(0);
			}
		});
	},
	inbox: async ({ request, baseURL }, use) => {
		const { port } = new URL(String(baseURL));
		const api = `http://127.0.0.1:${Number(port) + 1}/api/messages`;
		const list = async () => (await (await request.get(api)).json()) as MessageSummary[];
		const read = async (id: string) => (await (await request.get(`${api}/${id}`)).json()) as Message;
		await use({
			async mailsTo(address, count) {
				const ours = async () => (await list()).filter(({ to }) => to.includes(address)).reverse();
				await expect.poll(async () => (await ours()).length, { timeout: 20_000 }).toBe(count);
				return Promise.all((await ours()).map(({ id }) => read(id)));
			},
			async mailAbout(address, words, timeout = 20_000) {
				const ours = async () =>
					(await list()).filter(({ to, subject }) => to.includes(address) && subject.includes(words));
				await expect.poll(async () => (await ours()).length, { timeout }).toBe(1);
				const [mail] = await ours();
				return read(mail?.id ?? '');
			},
			async teamMailAbout(guest) {
				let found: Message | undefined;
				await expect
					.poll(
						async () => {
							const toTeam = (await list()).filter(({ to }) => to.some((each) => each.startsWith('team@')));
							for (const { id } of toTeam.slice(0, 12)) {
								const mail = await read(id);
								if (mail.replyTo.some(({ address }) => address === guest)) found = mail;
							}
							return found !== undefined;
						},
						{ timeout: 20_000 },
					)
					.toBe(true);
				return found as Message;
			},
		});
	},
});

export { expect };

function listen(page: Page, baseURL: string, complaints: string[]): void {
	page.on('console', (message) => {
		const isLoud = message.type() === 'error' || message.type() === 'warning';
		// a remark of the software renderer about pictures taken of the page for the trace
		if (isLoud && !message.text().includes('GL Driver Message'))
			complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
	});
	page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		// what a navigation has overtaken is no failure
		if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
	});
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url());
		const { hostname: host } = new URL(baseURL);
		const isOurs = hostname === host || hostname.endsWith(`.${host}`) || hostname === '127.0.0.1';
		if (protocol.startsWith('http') && !isOurs) complaints.push(`a request to another site: ${request.url()}`);
	});
}

/** An answer of the API to a page is as its description says (API-1); what the browser no longer has is looked at from outside. */
async function checkAnswer(response: Response, complaints: string[]): Promise<void> {
	const { errorsOfApiAnswer } = await import('../integration/api-answers');
	const { pathname, search } = new URL(response.url());
	const later = new Promise<null>((resolve) => setTimeout(resolve, BODY_PATIENCE, null).unref());
	// Of an answer that a test has made up, and of a page that has gone, the browser may never give the body.
	const text = await Promise.race([response.text().catch(() => null), later]);
	const asked = { method: response.request().method(), path: pathname + search };
	const answer = { status: response.status(), headers: response.headers(), text };
	for (const error of errorsOfApiAnswer(asked, answer)) complaints.push(`${response.url()}: ${error}`);
}

/** Waits until the page's script has taken over: keys pressed before do what HTML does with them, and no more. */
export async function whenAlive(page: Page): Promise<void> {
	await page.waitForFunction(isAlive);
	// What listens to keys is set up once that has been painted.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
}

/** Sessions of the people who have signed in here already, and where; a worker runs many tests. */
const sessions = new Map<string, { cookie: Cookie; origin: string }>();

/**
 * Opens a page as one of the demonstration's people: by the issuer's form for the first time, then with the session that it gave. Another test may have
 * ended that one (by another role, or with all sessions of a person): then by the form again.
 */
export async function openAs(page: Page, name: string, path: string): Promise<void> {
	const known = sessions.get(name);
	if (known) {
		await page.context().addCookies([known.cookie]);
		await page.goto(path);
	}
	if (!known || new URL(page.url()).origin !== known.origin) {
		await page.goto(`/signin?to=${encodeURIComponent(path)}`);
		await page.getByRole('button', { name }).click();
		await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
		const cookie = (await page.context().cookies()).find((each) => each.name === 'session');
		if (cookie) sessions.set(name, { cookie, origin: new URL(page.url()).origin });
	}
	await whenAlive(page);
}

/** A separate browser for another user, who opens a page. */
export async function windowOf(browser: Browser, name: string, path: string): Promise<Page> {
	const page = await (await browser.newContext({ viewport: VIEWPORTS.desktop, locale: 'en-GB' })).newPage();
	await openAs(page, name, path);
	return page;
}

/** The footer with its script, which comes with the first touch. */
export async function aliveFooter(page: Page): Promise<Locator> {
	return aliveZone(page, page.getByRole('contentinfo'));
}

/** A part of the page whose script comes with the first touch (PAGE-26), with that script. */
export async function aliveZone(page: Page, zone: Locator): Promise<Locator> {
	// Some pages start no script before (PROPOSAL-28).
	await page.mouse.wheel(0, 10);
	await whenAlive(page);
	await zone.scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 10);
	await expect
		.poll(() => zone.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
		.toBe(true);
	return zone;
}

/** A picture that has arrived: lazy ones are looked at first. */
export async function expectPicture(picture: Locator): Promise<void> {
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
		.toBeGreaterThan(100);
}

let count = 0;

/** An address of a guest that no other test has, and no earlier run. */
export function newGuest(language: Language): { name: string; email: string; phone: string; city: string } {
	count += 1;
	const unique = `${Date.now().toString(36)}-${process.pid}-${count}`;
	return language === 'de'
		? {
				name: 'Johanna Brandstätter',
				email: `johanna-${unique}@example.com`,
				phone: '+49 89 5550 123',
				city: 'München',
			}
		: { name: 'Ada Thorne', email: `ada-${unique}@example.com`, phone: '+44 20 7946 0018', city: 'London' };
}
