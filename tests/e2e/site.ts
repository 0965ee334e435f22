import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import type { Message, MessageSummary } from '../../workers/local/inbox/read-message';

export type Language = 'en' | 'de';

/** Phone and desktop of the specification's breakpoints. */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

type Site = {
	/** Complaints of the browser; a test may take out what it has provoked, everything left fails it. */
	complaints: string[];
	/** Fails with a readable list when axe finds anything on the page as it stands. */
	expectAccessible: (where: string) => Promise<void>;
	inbox: Inbox;
};

type Inbox = {
	/** Waits for the mails that came to an address, oldest first. */
	mailsTo: (address: string, count: number) => Promise<Message[]>;
	/** The mail to the team that tells of this guest. */
	teamMailAbout: (guest: string) => Promise<Message>;
};

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every test watches the console, page errors, failed requests and the Content-Security-Policy. */
export const test = base.extend<Site>({
	complaints: [
		async ({ page, baseURL }, use) => {
			const complaints: string[] = [];
			listen(page, String(baseURL), complaints);
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
	expectAccessible: async ({ page }, use) => {
		await use(async (where) => {
			const { violations } = await new AxeBuilder({ page })
				.options({ resultTypes: ['violations'] })
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

/** Waits until the page's script has taken over: keys pressed before do what HTML does with them, and no more. */
export async function whenAlive(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
	);
}

/** The footer with its script, which comes with the first touch. */
export async function aliveFooter(page: Page): Promise<Locator> {
	const footer = page.getByRole('contentinfo');
	await whenAlive(page);
	await footer.scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 10);
	await expect
		.poll(() => footer.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
		.toBe(true);
	return footer;
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
