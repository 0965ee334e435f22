import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration that no other test changes. */
const NAME = 'Chalet Vega';
const LIST = '/partner/desk/properties?q=Vega';
const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'catalogue', 'pictures', 'lech');

test.use({ viewport: VIEWPORTS.desktop });
test.describe.configure({ mode: 'serial' });

const saved = (page: Page) => expect(page.getByRole('status').getByText('Saved in the draft.')).toBeVisible();

async function openEditor(page: Page, part: string): Promise<string> {
	await openAs(page, OPERATOR, LIST);
	await page.getByRole('link', { name: NAME, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
	const { pathname } = new URL(page.url());
	await page.goto(`${pathname}?part=${part}`);
	await whenAlive(page);
	return pathname;
}

test('texts, rooms and pictures are edited by keyboard, published, and a version is gone back to', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	const path = await openEditor(page, 'texts');
	await expectAccessible('the texts of a property');
	const german = page.getByRole('textbox', { name: 'Location · German' });
	await german.fill('');
	await german.blur();
	await expect(page.getByText('No German text yet')).toBeVisible();
	await expect(page.getByRole('link', { name: /^Texts\s*7 of 8$/ })).toBeVisible();
	await page.getByRole('button', { name: 'Start from the English: Location' }).press('Enter');
	await expect(page.getByText('Still the English text: it counts as missing until it is changed.')).toBeVisible();
	await german.fill('Neben der Médran-Bahn.');
	await german.blur();
	await saved(page);
	// By two keys to another part.
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('g');
	await page.keyboard.press('4');
	await expect(page.getByRole('heading', { level: 2, name: 'Rooms and beds' })).toBeVisible();
	await page.getByRole('button', { name: 'Add a room' }).press('Enter');
	const name = page.getByRole('textbox', { name: 'Name · English' }).last();
	await name.fill('Nursery');
	await page.getByRole('textbox', { name: 'Children’s beds' }).last().fill('two');
	await page.getByRole('textbox', { name: 'Children’s beds' }).last().blur();
	await expect(page.getByText('A number from 0 to 99.')).toBeVisible();
	await expectAccessible('a wrong value');
	complaints.splice(0);
	await page.getByRole('textbox', { name: 'Children’s beds' }).last().fill('2');
	await page.getByRole('textbox', { name: 'Children’s beds' }).last().blur();
	await saved(page);
	await page.getByRole('button', { name: 'Earlier: Nursery' }).press('Enter');
	await expect(page.getByRole('status').getByText(/^Nursery is number \d+ of \d+\.$/)).toBeAttached();
	await saved(page);
	await expectAccessible('the rooms of a property');
	// Pictures: one is added, one refused, the first put second.
	await page.goto(`${path}?part=pictures`);
	await whenAlive(page);
	const input = page.locator('input[type=file]');
	const pictures = page.getByRole('button', { name: /^Edit picture \d+: / });
	const before = await pictures.count();
	await input.setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ, a program') });
	await input.setInputFiles(join(FIXTURES, 'enzian.jpg'));
	await expect(page.getByRole('alert')).toContainText('holiday.jpg is neither JPEG, PNG nor WebP');
	await page.getByRole('button', { name: 'Put away: holiday.jpg' }).click();
	// An upload that ends after the publication begins another draft.
	await expect(pictures).toHaveCount(before + 1, { timeout: 30_000 });
	complaints.splice(0);
	await page.getByRole('button', { name: /^Edit picture 1: / }).press('Alt+ArrowRight');
	await expect(page.getByRole('status').getByText(/is number 2 of \d+\.$/)).toBeAttached();
	await page.getByRole('button', { name: /^Edit picture 2: / }).press('Enter');
	await page.getByRole('button', { name: /^Point that each crop keeps/ }).press('Shift+ArrowRight');
	await saved(page);
	await expectAccessible('a picture of a property');
	// The review, and back.
	await page.keyboard.press('Control+s');
	await expect(page.getByRole('heading', { level: 1, name: `${NAME}: review changes` })).toBeVisible();
	await expectAccessible('the review of a property');
	await page.getByRole('button', { name: 'Publish' }).press('Enter');
	await expect(page.getByText('Published. Guests and agents see it from now on.')).toBeVisible();
	await page.goto(path);
	await page.getByRole('link', { name: 'See version 1' }).click();
	await page.getByRole('button', { name: 'Make it the draft' }).click();
	await expect(page.getByRole('heading', { level: 1, name: `${NAME}: review changes` })).toBeVisible();
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.getByText('Published. Guests and agents see it from now on.')).toBeVisible();
});

for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone])
	test(`the whole page of a draft is shown, and leads nowhere, at ${viewport.width} px`, async ({
		page,
		expectAccessible,
	}) => {
		await page.setViewportSize(viewport);
		const path = await openEditor(page, 'facts');
		await page.goto(`${path}/preview`);
		await whenAlive(page);
		await expect(page.getByText('Preview of the draft: your team alone sees it so.')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
		await expectAccessible('the preview of a property');
		await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
		await expect(page).toHaveURL(`${path}/preview`);
		await page.getByRole('link', { name: 'Back to the editor' }).click();
		await expect(page).toHaveURL(path);
	});
