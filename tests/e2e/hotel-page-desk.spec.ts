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

const mark = () => Date.now().toString(36);

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

	test('a restaurant is added, put in order, taken out and back, published, and read in German', async ({
		page,
		browser,
		complaints,
		expectAccessible,
		expectFitting,
	}) => {
		const name = `Kamin ${mark()}`;
		const german = `Stühle um ein Feuer, ${mark()}.`;
		await openAs(page, 'Reto Furrer', `${PAGE}/dining`);
		await page.getByRole('button', { name: 'Add a restaurant' }).click();
		const row = page.getByRole('group', { name: /^Restaurant \d+$/ });
		await expect(row.getByLabel('Name · English')).toBeFocused();
		await row.getByLabel('Name · English').fill(name);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText(/Nothing was saved\. \d+ fields need your attention\./)).toBeVisible();
		const named = page.getByRole('group', { name });
		await expect(named.getByLabel('Name · English')).toHaveValue(name);
		await expect(named.getByText('Please fill this in.').first()).toBeVisible();
		await expectAccessible('a restaurant with errors');
		await named.getByLabel('Name · German').fill(name);
		await named.getByLabel('Kind · English').fill('Bar');
		await named.getByLabel('Kind · German').fill('Bar');
		await named.getByLabel('Description · English').fill('Chairs round a fire.');
		await named.getByLabel('Description · German').fill(german);
		await page.getByRole('button', { name: `Earlier: ${name}` }).press('Enter');
		await expect(page.getByRole('button', { name: `Earlier: ${name}` })).toBeFocused();
		await page.getByRole('button', { name: 'Take out: Kawa' }).click();
		await page.getByRole('button', { name: 'Put it back: Kawa' }).click();
		await expectFitting('restaurants', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expect(page.getByRole('heading', { name: `${name}, new` })).toBeVisible();
		await expect(page.getByText(german)).toBeVisible();
		await expectAccessible('the review of rows');
		await expectFitting('the review of rows', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Agents see it from now on.')).toBeVisible();
		const agent = await browser.newPage();
		await openAs(agent, 'Clara Engels', `${HOTEL}?lng=de`);
		await expect(agent.getByRole('heading', { name })).toBeVisible();
		await expect(agent.getByText(german)).toBeVisible();
		await agent.close();
		forgive(complaints);
	});

	test('a meeting room gets its seats and a picture, and a contact a portrait', async ({
		page,
		browser,
		expectAccessible,
		expectFitting,
	}) => {
		const [name, person] = [`Hall ${mark()}`, `Nora ${mark()}`];
		await openAs(page, 'Reto Furrer', `${PAGE}/meetings`);
		await page.getByRole('button', { name: 'Add a meeting room' }).click();
		const row = page.getByRole('group', { name: /^Meeting room \d+$/ });
		await row.getByLabel('Name · English').first().fill(name);
		await row.getByLabel('Name · German').first().fill(`Saal ${name}`);
		await row.getByLabel('Description · English').fill('**Daylight** from two sides.');
		await row.getByLabel('Description · German').fill('**Tageslicht** von zwei Seiten.');
		await row.getByLabel('Area').fill('240');
		const seats = row.getByRole('group', { name: 'Seating 1', exact: true });
		await seats.getByLabel('Seating', { exact: true }).selectOption('Banquet');
		await seats.getByLabel('Guests at most').fill('160');
		await seats.getByLabel('Name · English').fill('Gala');
		await seats.getByLabel('Name · German').fill('Gala');
		await page.getByRole('button', { name: 'Another row: Seating' }).click();
		await expectAccessible('a meeting room');
		await expectFitting('a meeting room', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await page.getByRole('link', { name: 'Contacts', exact: true }).click();
		await page.getByRole('button', { name: 'Add a contact' }).click();
		const contact = page.getByRole('group', { name: /^Contact \d+$/ });
		await contact.getByLabel('Name').fill(person);
		await contact.getByLabel('E-mail address').fill(`${mark()}@gotthard.example`);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await page.getByText(person).last().click();
		await page.getByRole('link', { name: 'Add a picture of this person' }).last().click();
		for (const place of [null, `${name}, meeting room`]) {
			await whenAlive(page);
			if (place) await page.getByLabel('Belongs to').first().selectOption({ label: place });
			const background = `#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`;
			const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
				.jpeg()
				.toBuffer();
			const chooser = page.getByLabel('Pictures', { exact: true });
			const file = `${mark()}.jpg`;
			await chooser.setInputFiles({ name: file, mimeType: 'image/jpeg', buffer });
			await page.getByRole('button', { name: 'Upload' }).click();
			await expect(page.getByRole('button', { name: `Take out: ${file}` })).toBeVisible();
		}
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expect(page.getByRole('heading', { name: 'Review and publish your page' })).toBeVisible();
		await expect(page.getByText(`${person}, contact`)).toBeVisible();
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Agents see it from now on.')).toBeVisible();
		const agent = await browser.newPage();
		await openAs(agent, 'Clara Engels', `${HOTEL}?tab=mice`);
		const article = agent.getByRole('article').filter({ hasText: name });
		await expect(article).toContainText('Gala, up to 160 guests');
		const picture = article.getByRole('img');
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await agent.goto(`${HOTEL}?tab=sales`);
		await expect(agent.getByRole('listitem').filter({ hasText: person }).locator('img')).toHaveCount(1);
		await agent.close();
	});

	test('a room type gets a 3D view that agents open', async ({ page, browser, complaints }) => {
		const address = `https://views.example/${mark()}`;
		await openAs(page, 'Reto Furrer', `${PAGE}/rooms`);
		await page.getByRole('link', { name: 'Suite Oberalp' }).click();
		const views = page.getByLabel('3D views');
		await expect(page.getByRole('group', { name: 'Suite Oberalp' })).toBeVisible();
		await views.fill('http://views.example/unsafe');
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Please enter addresses that begin with https://, one a line.')).toBeVisible();
		await views.fill(address);
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Agents do not see it yet.')).toBeVisible();
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expect(page.getByText(address)).toBeVisible();
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Agents see it from now on.')).toBeVisible();
		const agent = await browser.newPage();
		await openAs(agent, 'Clara Engels', `${HOTEL}?tab=rooms`);
		await expect(agent.locator(`a[href="${address}"]`)).toHaveCount(1);
		await agent.close();
		forgive(complaints);
	});

	test('a post is written, looked at, published, read in German, and withdrawn', async ({
		page,
		browser,
		complaints,
		expectAccessible,
		expectFitting,
	}) => {
		const title = `Eighteen ovens ${mark()}`;
		await openAs(page, 'Reto Furrer', `${PAGE}/posts`);
		await page.getByRole('link', { name: 'Write a post' }).click();
		await page.getByLabel('Title · English').fill(title);
		await page.getByLabel('Text · English').fill('The bakery opens at **five**.');
		await page.getByRole('checkbox').first().check();
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText(/Nothing was saved\. \d+ fields need your attention\./)).toBeVisible();
		await expect(page.getByLabel('Title · English')).toHaveValue(title);
		await expect(page.getByRole('checkbox').first()).toBeChecked();
		await page.getByLabel('Title · German').fill(`${title} auf Deutsch`);
		await page.getByLabel('Text · German').fill('Die Backstube öffnet um **fünf**.');
		await page.getByLabel('Category · English').fill('Bakery');
		await page.getByLabel('Category · German').fill('Backstube');
		await expectAccessible('a post');
		await page.getByRole('button', { name: 'Save draft' }).click();
		await expect(page.getByText('Saved in the draft. Readers do not see it yet.')).toBeVisible();
		await expect(page.getByRole('heading', { name: `${title} auf Deutsch` })).toBeVisible();
		await expectFitting('a post', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('link', { name: 'All posts' }).click();
		await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('New, not published yet');
		await expectAccessible('the posts');
		await expectFitting('the posts', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await expectFitting('the review of posts', [VIEWPORTS.phone, VIEWPORTS.desktop]);
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Readers see it from now on.')).toBeVisible();
		const agent = await browser.newPage();
		await openAs(agent, 'Clara Engels', '/hotels/inspirationnow?lng=de');
		await expect(agent.getByRole('heading', { name: `${title} auf Deutsch` })).toBeVisible();
		await page.getByRole('link', { name: 'Back to the posts' }).click();
		await page.getByRole('button', { name: `Withdraw: ${title}` }).click();
		await expect(page.getByText('The post is withdrawn in the draft.')).toBeVisible();
		await page.getByRole('button', { name: `Put it back: ${title}` }).click();
		await expect(page.getByText('The post is back as it is published.')).toBeVisible();
		await page.getByRole('button', { name: `Withdraw: ${title}` }).click();
		await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Withdrawn once you publish');
		await page.getByRole('link', { name: 'Review and publish' }).click();
		await page.getByRole('button', { name: 'Publish now' }).click();
		await expect(page.getByText('Published. Readers see it from now on.')).toBeVisible();
		await agent.goto(`${HOTEL}/inspirationnow`);
		await expect(agent.getByRole('heading', { name: title })).toHaveCount(0);
		await agent.close();
		forgive(complaints);
	});
});

test.describe('the page of a hotel without script', () => {
	test.use({ javaScriptEnabled: false, viewport: VIEWPORTS.desktop });

	test('rows are added by a button, and nothing typed is lost', async ({ page }) => {
		await page.goto(`/signin?to=${encodeURIComponent(`${PAGE}/dining`)}`);
		await page.getByRole('button', { name: 'Reto Furrer' }).click();
		await page.locator('summary').filter({ hasText: 'Remise' }).click();
		await page.getByRole('group', { name: 'Remise' }).getByLabel('Opening hours · English').fill('Always');
		await page.getByRole('button', { name: 'Add a restaurant' }).click();
		await expect(page.getByText('Not saved yet.')).toBeVisible();
		await expect(page.getByRole('group', { name: /^Restaurant \d+$/ })).toBeVisible();
		await page.locator('summary').filter({ hasText: 'Remise' }).click();
		await expect(page.getByRole('group', { name: 'Remise' }).getByLabel('Opening hours · English')).toHaveValue(
			'Always',
		);
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
