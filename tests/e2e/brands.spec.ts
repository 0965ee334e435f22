import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const BRANDS = '/partner/dashboard/admin/brands';
const unique = () => Math.round(Math.random() * 1e9).toString(36);
/** No brand of the first data begins with a Z. */
const prefix = () => `Z${String.fromCharCode(65 + Math.floor(Math.random() * 26))}`;

test.use({ viewport: VIEWPORTS.desktop });

test('a new partner: an admin adds the brand, its guests see it, and it says a message its own way', async ({
	page,
	browser,
	baseURL,
	complaints,
}) => {
	test.setTimeout(120_000);
	const word = `fjord${unique()}`;
	const name = `Fjord & Firn ${word}`;
	await openAs(page, 'Marie Burtscher', BRANDS);
	await whenAlive(page);
	await page.getByRole('link', { name: 'Add a brand' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'New brand' })).toBeVisible();
	await whenAlive(page);
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
	await page.getByLabel('Recipient of enquiries').fill('team@fjord.example');
	await page.getByRole('textbox', { name: 'Key', exact: true }).fill(word);
	await page.getByLabel('Prefix of booking numbers').fill(prefix());
	await page.getByLabel('Words in hosts').fill('corvin');
	await page.getByLabel('Main colour', { exact: true }).fill('#ffdd00');
	await page.getByLabel('Sign-in required').uncheck();
	await page.getByRole('button', { name: 'Add brand' }).click();

	// Refused at its fields; nothing typed is lost.
	await expect(page.getByText('2 fields need another look.', { exact: false })).toBeFocused();
	await expect(page.getByRole('main')).not.toContainText('undefined');
	await expect(page.getByText('Another brand is found by corvin (Corvin & Lys).')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
	const offered = await page.getByText('The nearest good one is').textContent();
	await page.getByLabel('Main colour', { exact: true }).fill(/#[0-9A-F]{6}/.exec(offered ?? '')?.[0] ?? '');
	await page.getByLabel('Words in hosts').fill(word);
	await page.getByRole('button', { name: 'Add brand' }).click();
	await expect(page.getByText('Saved. It shows everywhere within ten seconds.')).toBeVisible();

	const port = new URL(String(baseURL)).port;
	const guest = await (await browser.newContext()).newPage();
	await expect(async () => {
		await guest.goto(`http://${word}.localhost:${port}/transfers`);
		await expect(guest).toHaveTitle(new RegExp(`\\| ${name}$`), { timeout: 500 });
	}).toPass({ timeout: 40_000 });

	await page.getByRole('link', { name: 'Its wording' }).click();
	await whenAlive(page);
	await page.getByLabel('Words in the message, or its key').fill('common:nav.destinations');
	await page.keyboard.press('Enter');
	const message = page.locator('form', {
		has: page.getByRole('heading', { name: 'common:nav.destinations', exact: true }),
	});
	await message.getByLabel('English').fill('Fjords of ours');
	await message.getByRole('button', { name: /^Save/ }).click();
	await expect(page.getByText('Saved. The brand says it so within ten seconds.')).toBeVisible();
	await expect(async () => {
		await guest.goto(`http://${word}.localhost:${port}/transfers`);
		await expect(guest.getByRole('link', { name: 'Fjords of ours' }).first()).toBeVisible({ timeout: 500 });
	}).toPass({ timeout: 40_000 });
	await guest.context().close();
	// The refused form is answered 400, which browsers tell of.
	complaints.splice(0, complaints.length, ...complaints.filter((line) => !/\b400\b/.test(line)));
});

for (const width of [390, 820, 1440])
	for (const language of ['en', 'de'])
		test(`the page of a brand and its wording at ${width} in ${language}`, async ({ page, expectAccessible }) => {
			test.setTimeout(90_000);
			await openAs(page, 'Marie Burtscher', '/user');
			await page.setViewportSize({ width, height: 900 });
			for (const path of ['', '/new', '/corvin', '/corvin/wording?q=email', '/default/wording']) {
				const mark = path.includes('?') ? '&' : '?';
				await page.goto(`${BRANDS}${path}${mark}lng=${language}`);
				await whenAlive(page);
				await expectAccessible(`${path} at ${width}`);
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft([path, Math.max(0, over)]).toEqual([path, 0]);
			}
		});
