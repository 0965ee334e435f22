import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test, VIEWPORTS } from './site';

const STUDIO = '/partner/agency/brand';

/** Signs in at the local issuer; each test has an agency of its own, since they publish. */
async function openStudio(page: Page, login: string) {
	await page.goto(`/signin?to=${STUDIO}`);
	await page.locator('input[name=login]').fill(login);
	await page.locator('input[name=login]').press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Brand studio' })).toBeVisible();
}

/** Takes the agency's design away again. */
async function backToProfile(page: Page) {
	await page.goto(STUDIO);
	await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('');
	await page.getByRole('textbox', { name: 'Accent on main', exact: true }).fill('');
	const remove = page.getByRole('checkbox', { name: 'Remove the logo' });
	if ((await remove.count()) > 0) await remove.check();
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.getByText('Your brand is published.')).toBeVisible();
}

const logo = () =>
	sharp({ create: { width: 400, height: 100, channels: 4, background: '#5b1628' } })
		.png()
		.toBuffer();

test('one colour and a logo are a brand: seen at once, published, worn by the whole site', async ({
	page,
	expectAccessible,
}) => {
	await page.setViewportSize(VIEWPORTS.desktop);
	await openStudio(page, 'supervisor');
	await expectAccessible('the studio');
	const main = page.getByRole('textbox', { name: 'Main colour', exact: true });
	const site = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Site', exact: true }) });

	await main.fill('#f5d547');
	await expect(page.getByText(/The nearest good one is #/)).toBeVisible();
	await expectAccessible('the studio with a colour that cannot be read');
	await page.getByRole('button', { name: /^Take #/ }).click();
	await expect(page.getByText(/The nearest good one is #/)).toBeHidden();

	await page
		.locator('input[name=logo]')
		.setInputFiles({ name: 'ours.png', mimeType: 'image/png', buffer: await logo() });
	await page.getByRole('button', { name: 'Take #5B1628' }).click();
	await expect(main).toHaveValue('#5b1628');
	await page.getByRole('radio', { name: 'Colorful, inverted' }).check({ force: true });
	await expect(site.getByText('See Rates').first()).toHaveCSS('background-color', 'rgb(91, 22, 40)');

	await page.keyboard.press('Control+s');
	await expect(page.getByText('Your brand is published.')).toBeVisible();
	await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(91, 22, 40)');
	await expect(page.getByRole('banner').locator('img[src*="/logos/"]').first()).toBeVisible();
	await expectAccessible('the studio in its own brand');
	await page.setViewportSize(VIEWPORTS.phone);
	await expectAccessible('the studio on a phone');
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

	await backToProfile(page);
	await expect(page.getByRole('banner').locator('img[src*="/logos/"]')).toHaveCount(0);
});

test('a file that is no picture is refused before it is sent', async ({ page }) => {
	await openStudio(page, 'blaufirn');
	const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
	await page.locator('input[name=logo]').setInputFiles(file);
	await expect(page.getByText('neither PNG, JPEG nor WebP')).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the colour is refused, taken and published', async ({ page, complaints }) => {
		await openStudio(page, 'blaufirn');
		const main = page.getByRole('textbox', { name: 'Main colour', exact: true });
		await main.fill('#f5d547');
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByRole('button', { name: /^Take #/ }).click();
		await expect(main).not.toHaveValue('#f5d547');
		await main.fill('#1f4a44');
		await page.getByRole('button', { name: 'Publish' }).click();
		await expect(page.getByText('Your brand is published.')).toBeVisible();
		await backToProfile(page);
		complaints.splice(0, complaints.length, ...complaints.filter((each) => !/\b400\b/.test(each)));
	});
});
