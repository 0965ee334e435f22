import sharp from 'sharp';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const PAGE = '/partner/hotel/page';
const HOTEL = '/hotels/hotel_gotthard-palais';

/** Refused forms answer 400. */
function forgive(complaints: string[]): void {
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !/^400 |status of 400/.test(each)));
}

const picture = (colour: string, width = 1600) =>
	sharp({ create: { width, height: Math.round((width * 2) / 3), channels: 3, background: colour } })
		.jpeg()
		.toBuffer();

test.describe('the page of a hotel', () => {
	// Both edit the one draft of the hotel.
	test.describe.configure({ mode: 'serial' });
	test.use({ viewport: VIEWPORTS.desktop });

	test('is written, looked at, published, and read by agents', async ({
		page,
		browser,
		complaints,
		expectAccessible,
		expectFitting,
	}) => {
		const sentence = `Stone, silence and snow, ${Date.now().toString(36)}.`;
		await openAs(page, 'Reto Furrer', PAGE);
		await whenAlive(page);
		const description = page.getByLabel('Description · English');
		await description.fill(`## Winter\n\n${sentence}\n\n<b>x</b>`);
		await page.getByRole('button', { name: /^Preview.*Description, English/ }).click();
		await expect(page.getByRole('main').getByRole('heading', { name: 'Winter' })).toBeVisible();
		await expect(page.getByText('<b>x</b>')).toBeVisible();
		await page.getByRole('button', { name: /^Back to the text.*Description, English/ }).click();
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('HTML, pictures and unsafe links are not possible here.')).toBeVisible();
		await expect(description).toHaveValue(/Winter/);
		await expectAccessible('the texts with an error');
		await description.fill(`## Winter\n\n${sentence}`);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await expectFitting('the texts', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expect(page.getByText(sentence)).toBeVisible();
		await expectFitting('the review', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Agents see it from now on.')).toBeVisible();
		const agent = await browser.newPage();
		await openAs(agent, 'Clara Engels', HOTEL);
		await expect(agent.getByText(sentence)).toHaveCount(1);
		await agent.close();
		forgive(complaints);
	});

	test('takes pictures, puts them in order by keys, and refuses what is none', async ({
		page,
		complaints,
		expectAccessible,
		expectFitting,
	}) => {
		const name = `terrace-${Date.now().toString(36)}.jpg`;
		await openAs(page, 'Reto Furrer', `${PAGE}/pictures`);
		await whenAlive(page);
		const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
		await page
			.getByLabel('Pictures', { exact: true })
			.setInputFiles([
				file(name, await picture(`#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`)),
				file('stamp.jpg', await picture('#993333', 300)),
				file('evil.jpg', Buffer.from('<html></html>')),
			]);
		await page.getByRole('button', { name: 'Upload' }).click();
		await expect(page.getByText('1 picture is in the draft.')).toBeVisible();
		await expect(page.getByText('stamp.jpg is smaller than 800 pixels on its longer side.')).toBeVisible();
		await expect(page.getByText('evil.jpg is no JPEG, PNG or WebP, whatever its name says.')).toBeVisible();
		const row = page.getByRole('listitem').filter({ hasText: name });
		const drawn = row.locator('img');
		await drawn.scrollIntoViewIfNeeded();
		await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
		await row.getByRole('button', { name: `Earlier: ${name}` }).press('Enter');
		await expect(page.getByText(new RegExp(`^${name} is picture \\d+ of \\d+\\.$`))).toBeAttached();
		await expect(row.getByRole('button', { name: `Earlier: ${name}` })).toBeFocused();
		await row.getByLabel('What it shows, in English').fill('The terrace at noon');
		await row.getByLabel('What it shows, in German').fill('Die Terrasse am Mittag');
		await expectAccessible('the pictures');
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await expectFitting('the pictures', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('new');
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Agents see it from now on.')).toBeVisible();
		forgive(complaints);
	});
});

test.describe('the help of a hotel', () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test('is its own, and its keys lead through the desk', async ({ page, expectAccessible, expectFitting }) => {
		await openAs(page, 'Reto Furrer', '/partner/hotel');
		await whenAlive(page);
		const foot = page.getByRole('contentinfo');
		await expect(foot).not.toContainText('New lead');
		await page.getByRole('link', { name: 'Help centre' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Help for your hotel' })).toBeVisible();
		await expectAccessible('the help');
		await expectFitting('the help', [VIEWPORTS.phone, { width: 1440, height: 900 }]);
		await expect(async () => {
			await page.keyboard.press('g');
			await page.keyboard.press('k');
			await expect(page).toHaveURL(/\/partner\/hotel\/calendar$/, { timeout: 1000 });
		}).toPass();
	});
});
