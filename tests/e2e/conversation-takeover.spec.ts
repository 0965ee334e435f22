import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { newInterest } from './new-interest';
import { expect, test, VIEWPORTS, whenAlive, windowOf } from './site';

/** Opens a conversation of a lead with its hotel, and returns its address. */
async function aboutLead(page: Page, client: string): Promise<{ lead: string; conversation: string }> {
	const lead = await newInterest(page, client, 1);
	await page.goto(lead);
	await page.getByRole('link', { name: 'Write to the hotel' }).click();
	await page.getByLabel('Your message').fill('Could the room face south?');
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await page.waitForURL(/\/conv_/);
	await whenAlive(page);
	return { lead, conversation: new URL(page.url()).pathname };
}

const details = (page: Page): Locator => page.getByRole('complementary', { name: 'About this conversation' });

test('a colleague takes a conversation over: both sides read it, and the lead says who did', async ({ browser }) => {
	const client = `Thalberg ${Date.now() % 100_000}`;
	const clara = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { lead, conversation } = await aboutLead(clara, client);
	const hotel = await windowOf(browser, 'Sabine Lorünser', conversation.replace('conversations', 'inbox'));
	const moritz = await windowOf(browser, 'Moritz Amann', conversation);
	for (const page of [clara, hotel, moritz]) await page.setViewportSize({ width: 1680, height: 900 });

	await expect(details(clara).getByRole('button', { name: /^Take over/ })).toHaveCount(0);
	await details(moritz).getByRole('button', { name: 'Take over from Clara Engels' }).click();
	const said = 'Moritz Amann took over from Clara Engels';
	for (const page of [moritz, clara, hotel]) await expect(page.getByRole('log')).toContainText(said);
	await expect(details(moritz).getByRole('button', { name: /^Take over/ })).toHaveCount(0);
	// Whoever had it can take it back.
	await expect(details(clara).getByRole('button', { name: 'Take over from Moritz Amann' })).toBeVisible();

	await moritz.getByRole('textbox', { name: /^Write to/ }).fill('I look after this client now.');
	await moritz.keyboard.press('Control+Enter');
	await expect(hotel.getByRole('log')).toContainText('I look after this client now.');
	await clara.goto(lead);
	await expect(clara.getByRole('region', { name: 'History' })).toContainText(
		'Moritz Amann took over the conversation with Le Mélèze Blanc',
	);
	for (const page of [clara, hotel, moritz]) await page.context().close();
});

test('what a file may be is said as soon as it is chosen, with its limit, and nothing is sent', async ({ browser }) => {
	const page = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	await aboutLead(page, `Thalberg ${Date.now() % 100_000}`);
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.url());
	});
	const files = page.getByLabel('Attach pictures or PDFs');
	const folder = await mkdtemp(join(tmpdir(), 'files-'));
	const paths = ['brochure.pdf', 'offer.html', 'plan.pdf'].map((name) => join(folder, name));
	for (const path of paths) await writeFile(path, '%PDF-1.7\n');
	await truncate(paths[0] ?? '', 30 * 1024 * 1024);
	await files.setInputFiles(paths);
	await expect(page.getByText('brochure.pdf: A picture may have 6 MB, a PDF 8 MB, all of them 12 MB.')).toBeVisible();
	await expect(
		page.getByText('offer.html: Pictures (PNG, JPEG, WebP) and PDFs can be sent, nothing else.'),
	).toBeVisible();
	await expect(page.getByRole('button', { name: 'Take plan.pdf out' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Take (?:brochure|offer)/ })).toHaveCount(0);
	await page.setViewportSize(VIEWPORTS.phone);
	await expect(page.getByText(/^offer\.html: /)).toBeVisible();
	expect(sent).toEqual([]);
	await page.context().close();
});
