import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { freePort } from '../../workers/local/free-port';
import { portsFrom } from '../../workers/local/ports';
import { type ServedWorkers, serveWorkers } from '../../workers/local/serve';
import {
	STAND_IN_KEY,
	STAND_IN_SECRET,
	type StreamStandIn,
	startStreamStandIn,
} from '../stream-stand-in/stream-stand-in';
import { expect, test, VIEWPORTS, whenAlive } from './site';

let stream: StreamStandIn;
let workers: ServedWorkers;
/** A second site beside the usual one, with its database and sessions, which has a contract with Stream. */
let site: string;

test.beforeAll(async ({ baseURL }) => {
	const ports = portsFrom(new URL(String(baseURL)).port);
	stream = await startStreamStandIn();
	const port = await freePort();
	const database = { LIBSQL_URL: `http://127.0.0.1:${ports.sqld}` };
	workers = await serveWorkers({
		root: process.cwd(),
		port,
		variables: {
			site: {
				...database,
				PICTURE_BASE_URL: `http://localhost:${ports.pictures}/pictures`,
				FORM_SECRET: 'of-a-second-site-in-a-test',
				OIDC_ISSUER: `http://localhost:${ports.oidc}`,
				TODAY: '2026-11-20',
				STREAM_API_KEY: STAND_IN_KEY,
				STREAM_API_SECRET: STAND_IN_SECRET,
				STREAM_API_URL: stream.url,
			},
			mailer: {
				...database,
				...{ MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(ports.smtp), SMTP_SECURITY: 'none' },
			},
			'crash-reports': database,
			conversations: database,
			'offer-cache': database,
		},
	});
	site = `http://localhost:${port}`;
});
test.afterAll(() => Promise.all([workers?.stop(), stream?.stop()]));

/** The issuer's own pages have no icon; the browser also logs an unreachable chat. */
test.afterEach(({ complaints }) => {
	const left = complaints.filter((line) => !/favicon|503|WebSocket|ERR_CONNECTION/.test(line));
	complaints.splice(0, complaints.length, ...left);
});

async function signIn(page: Page, name: string): Promise<void> {
	await page.goto('/signin?to=/user');
	await page.getByRole('button', { name }).click();
	await page.waitForURL(/\/user/);
}

test.use({ viewport: VIEWPORTS.desktop });

/** The built files that hold Stream's code, and those that bring it along at once. */
function filesOfStream() {
	const folder = 'build/client/assets';
	const code = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
	const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
	const named = (holds: RegExp) =>
		files.filter((name) => holds.test(code(name))).map((name) => name.slice(0, -'-12345678.js'.length));
	return { holding: named(/str-chat__/), bringing: named(/(?:from|import)\s*"[^"]*stream-screen/) };
}

test('with Stream: an agent and a hotel talk there, as members whom our server has named', async ({
	page,
	browser,
	expectAccessible,
}) => {
	const client = `Lindqvist ${Date.now() % 100_000}`;
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (/stream-screen/.test(request.url())) scripts.push(request.url());
	});
	const write = async (who: Page, text: string) => {
		await who.getByRole('textbox', { name: /^Write to/ }).fill(text);
		await who.keyboard.press('Control+Enter');
	};
	// Its player of films is loaded by itself, if ever.
	expect(filesOfStream()).toEqual({ holding: ['stream-screen'], bringing: ['ReactPlayerWrapper'] });
	await signIn(page, 'Clara Engels');
	const usual = await page.goto('/partner/conversations');
	expect(usual?.headers()['content-security-policy']).not.toContain('stream');
	expect(usual?.headers()['content-security-policy']).not.toContain('ws:');
	await whenAlive(page);
	const answer = await page.goto(`${site}/hotels/hotel_le-meleze-blanc`);
	expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${stream.url} ws://localhost`);
	await whenAlive(page);
	expect(scripts).toEqual([]);

	await page.goto(`${site}/hotels/hotel_le-meleze-blanc?tab=enquiry`);
	const another = page.getByRole('button', { name: 'New enquiry' });
	await page.getByRole('button', { name: 'Send enquiry' }).or(another).waitFor();
	if (await another.isVisible()) await another.click();
	await page.getByLabel("Client's first name").fill('Elin');
	await page.getByLabel("Client's last name").fill(client);
	await page.getByLabel('Your message').fill('Is the suite free from 13 to 20 February?');
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	const agentSees = page.locator('.talk-bubble');
	await expect(agentSees).toHaveText(['Is the suite free from 13 to 20 February?']);
	expect(scripts).toHaveLength(1);
	await write(page, 'For four guests.');
	await expect(agentSees).toHaveCount(2);

	const [channel] = [...stream.channels.values()].filter(({ data }) => data.client_last_name === client);
	// Whoever has joined the hotel in another test is one too.
	expect([...(channel?.members ?? [])]).toEqual(expect.arrayContaining(['user_agent', 'user_hotel']));
	// One's own words are seen before they have arrived.
	await expect
		.poll(() => channel?.messages.map(({ text, user }) => [user.id, text]))
		.toEqual([
			['user_agent', 'Is the suite free from 13 to 20 February?'],
			['user_agent', 'For four guests.'],
		]);
	expect(stream.calls.filter(({ as }) => as === 'nobody')).toEqual([]);
	const lists = stream.calls.filter(({ path }) => path === '/channels');
	for (const { body } of lists) expect(body.filter_conditions).toMatchObject({ members: { $in: ['user_agent'] } });

	const context = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'en-GB' });
	const hotel = await context.newPage();
	await signIn(hotel, 'Sabine Lorünser');
	await hotel.goto(`${site}/partner/inbox`);
	await hotel.getByRole('link', { name: new RegExp(`${client}.*For four guests`) }).click();
	await expect(hotel.locator('.talk-bubble')).toHaveCount(2);
	await write(hotel, 'It is. Shall I hold it?');
	await expect(agentSees).toHaveCount(3);
	await expect(page.getByText('Sabine Lorünser is online')).toBeVisible();
	await page.goto(`${site}/partner/conversations/${channel?.id}`);
	await expect(agentSees).toHaveCount(3);

	// A colleague takes over: the channel tells it, in the words of the reader's language.
	const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage();
	await signIn(colleague, 'Moritz Amann');
	const taken = await colleague.request.post(`${site}/partner/conversations/${channel?.id}/contact`, {
		headers: { origin: site, accept: 'application/json' },
	});
	expect(await taken.json()).toEqual({ isDone: true });
	const told = hotel.getByText('Moritz Amann took over from Clara Engels');
	await expect(told.and(hotel.locator('p'))).toBeVisible();
	await expect.poll(() => [...(channel?.members ?? [])]).toContain('user_colleague');
	await colleague.context().close();

	await hotel
		.locator('form[action="/signout"] button')
		.first()
		.evaluate((button: HTMLButtonElement) => button.click());
	await expect.poll(() => stream.connected()).not.toContain('user_hotel');
	await context.close();

	stream.setAway(true);
	const second = await page.context().newPage();
	await second.goto(`${site}/partner/conversations`);
	await expect(second.getByText('The chat cannot be reached at the moment.')).toBeVisible();
	await expectAccessible('a conversation with Stream');
	await expect(page.getByText('Offline', { exact: true })).toBeVisible();
	stream.setAway(false);
	await second.getByRole('button', { name: 'Try again' }).click();
	await expect(second.getByRole('link', { name: new RegExp(client) })).toBeVisible();
});
