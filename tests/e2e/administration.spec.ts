import { expect, openAs, test, VIEWPORTS } from './site';

const PATH = '/partner/dashboard/admin';

test('an operator is made by keyboard with its terms, changed, and removed again', async ({
	page,
	complaints,
	expectAccessible,
	expectFitting,
}) => {
	const key = `stays-${Date.now().toString(36)}`;
	await openAs(page, 'Lena Matt', `${PATH}/operators`);
	await expect(page.getByRole('heading', { level: 1, name: 'Operators' })).toBeVisible();
	await expectAccessible('the list of operators');
	await page.getByRole('link', { name: 'New operator' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'New operator' })).toBeVisible();
	await page.getByLabel('Key', { exact: true }).focus();
	await page.keyboard.type(key);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByText('1 field needs a look. Nothing was saved.')).toBeVisible();
	await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Please fill it in.');
	await expect(page.getByLabel('Key', { exact: true })).toHaveValue(key);
	complaints.splice(0);
	await page.getByLabel('Name', { exact: true }).fill('Valley Stays');
	const tiers = page.getByRole('group', { name: 'Cancellation' });
	await tiers.getByRole('button', { name: 'Add a row' }).click();
	await expect(tiers.getByLabel('Days before arrival')).toBeFocused();
	await page.keyboard.type('40');
	await page.keyboard.press('Tab');
	await page.keyboard.type('50 %');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Valley Stays' })).toBeVisible();
	await expect(page.getByText('Saved. Guests, agents and exports have it now.')).toBeVisible();
	await expect(tiers.getByLabel('Share given back')).toHaveValue('50 %');
	await page.getByLabel('Town').fill('Lech');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	const changes = page.getByRole('region', { name: 'Changes' });
	await expect(changes.getByText('Lech')).toBeVisible();
	await expect(changes.getByText('Lena Matt')).toHaveCount(2);
	await expectAccessible('an operator');
	await page.setViewportSize(VIEWPORTS.phone);
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 2));
	await expectFitting('an operator', [VIEWPORTS.phone, VIEWPORTS.desktop]);
	await page.getByText('Remove it').click();
	await page.getByRole('button', { name: 'Yes, remove Valley Stays' }).click();
	await expect(page.getByText('Removed.')).toBeVisible();
	await page.getByLabel('Name or key begins with').fill(key);
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page.getByText('Nothing found')).toBeVisible();
});

test('two admins at one place: the later one sees what is stored and takes it', async ({
	page,
	browser,
	complaints,
}) => {
	const path = `${PATH}/places/zermatt`;
	await openAs(page, 'Lena Matt', path);
	const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
	await openAs(other, 'Lena Matt', path);
	const [mine, theirs] = [page, other].map((each) => each.getByLabel('Other names'));
	const before = (await mine?.inputValue()) ?? '';
	await theirs?.fill('Praborgne');
	await other.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(other.getByText('Saved. Guests')).toBeVisible();
	await mine?.fill('Matterdorf');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText(/^Changed meanwhile by Lena Matt/)).toBeVisible();
	await expect(mine ?? page.locator('x')).toHaveValue('Matterdorf');
	complaints.splice(0);
	await page.getByRole('button', { name: 'Take what is stored: Other names' }).click();
	await expect(mine ?? page.locator('x')).toHaveValue('Praborgne');
	await mine?.fill(before);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Saved. Guests')).toBeVisible();
});

test('a place is suggested by its name, and is called by it', async ({ page, expectAccessible }) => {
	await openAs(page, 'Lena Matt', `${PATH}/services/new`);
	const place = page.getByLabel('Place', { exact: true });
	await place.pressSequentially('zerm');
	const suggested = page.locator('datalist option[value="zermatt"]');
	await expect(suggested).toHaveAttribute('label', 'Zermatt');
	await place.fill('zermatt');
	await expect(page.getByText('Names: Zermatt')).toBeVisible();
	await expectAccessible('an entry that names a place');
	await page.goto(`${PATH}/facilities/sauna`);
	await expect(page.getByLabel('Place in the order')).toHaveValue(/^\d+$/);
});

test('a lead is corrected, and its page and the audit list say what changed', async ({ page, expectAccessible }) => {
	await openAs(page, 'Lena Matt', `${PATH}/leads`);
	await page.getByRole('row').nth(1).getByRole('link').first().click();
	await page.getByText('Correct', { exact: true }).click();
	const note = `Calls after six ${Date.now()}`;
	await page.getByLabel('Internal note').fill(note);
	await page.getByRole('button', { name: 'Save', exact: true }).last().click();
	await expect(page.getByText('Saved. The history below shows what changed.')).toBeFocused();
	const corrections = page.getByRole('region', { name: 'Corrections' });
	await expect(corrections.getByText(note)).toBeVisible();
	await expect(corrections.getByText('Lena Matt').first()).toBeVisible();
	await expectAccessible('a lead that was corrected');
	await page.goto(`${PATH}/audit?action=lead.edited`);
	await expect(page.getByText(note)).toBeVisible();
});
