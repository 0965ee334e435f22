import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
/** A property of the demonstration that no other test changes. */
const NAME = 'Chalet Vega';
const LIST = '/partner/desk/properties?q=Vega';
const SEED = join(import.meta.dirname, '..', '..', 'db', 'seed', 'catalogue', 'pictures');
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
	// A picture may still be prepared.
	await expect(page.getByText(/still being prepared/)).toHaveCount(0, { timeout: 60_000 });
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

test('pictures are dropped, edited while they are prepared, published once they are ready, and guests see all of them', async ({
	page,
	complaints,
	expectAccessible,
}) => {
	test.setTimeout(240_000);
	const path = await openEditor(page, 'pictures');
	const tiles = page.getByRole('button', { name: /^Edit picture \d+: / });
	const before = await tiles.count();
	// Each is another picture than any that is stored.
	const source = await readFile(join(SEED, 'spa-alpen-0-97.jpg'));
	const photos = ['one', 'two', 'three'].map((name) => ({
		name: `${name}.jpg`,
		base64: Buffer.concat([source, randomBytes(12)]).toString('base64'),
	}));
	const dropped = await page.evaluateHandle((files) => {
		const transfer = new DataTransfer();
		for (const { name, base64 } of files)
			transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
		return transfer;
	}, photos);
	await page.getByText('Drop pictures here').dispatchEvent('drop', { dataTransfer: dropped });
	await expect(page.getByRole('progressbar', { name: 'three.jpg' })).toBeVisible();
	await expect(tiles).toHaveCount(before + 3, { timeout: 30_000 });
	await expect(page.getByRole('button', { name: /, Being prepared$/ }).last()).toBeVisible();
	await expect(page.getByRole('status').getByText(/being prepared for guests/)).toBeVisible();
	await expectAccessible('pictures that are being prepared');
	// Meanwhile its words are written, and it is put first.
	const alt = `The pool on a summer evening, ${randomBytes(4).toString('hex')}`;
	await tiles.nth(before + 2).click();
	await page.getByRole('textbox', { name: 'Alternative text · English' }).fill(alt);
	await page.getByRole('textbox', { name: 'Alternative text · German' }).fill('Das Becken an einem Sommerabend');
	await page.getByRole('textbox', { name: 'Alternative text · German' }).blur();
	await saved(page);
	await page.getByRole('button', { name: 'Make it the first picture' }).click();
	await saved(page);
	await page.goto(`${path}/review`);
	await whenAlive(page);
	// The page goes on by itself when they are ready.
	await expect(page.getByText(/still being prepared/)).toHaveCount(0, { timeout: 120_000 });
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.getByText('Published. Guests and agents see it from now on.')).toBeVisible();
	complaints.splice(0);
	await page.goto('/chalets/switzerland/verbier/chalet-vega');
	const shown = page.getByRole('img', { name: alt }).first();
	await expect(shown).toHaveJSProperty('complete', true);
	const listed = await shown.evaluate((image) =>
		[...(image.closest('picture')?.querySelectorAll('source, img') ?? [])].flatMap((each) =>
			(each.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
		),
	);
	expect(new Set(listed.filter(Boolean)).size).toBe(9);
	for (const address of listed.filter(Boolean)) expect((await page.request.get(address)).status(), address).toBe(200);
	// As it was before.
	await openEditor(page, 'pictures');
	for (let left = before + 2; left >= before; left--) {
		// The one after it opens by itself, but for the first.
		if (left !== before) await tiles.nth(left === before + 2 ? 0 : before).click();
		await page.getByRole('button', { name: 'Remove' }).click();
		await expect(tiles).toHaveCount(left);
		await saved(page);
	}
	await page.goto(`${path}/review`);
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
