import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

/** The issuer's own pages have no icon; the browser also logs a refused form. */
const TOLD = /favicon|404 \(Not Found\)|400 \(Bad Request\)|^400 .*\/leads\//;

test.afterEach(({ complaints }) => {
	const left = complaints.filter((line) => !TOLD.test(line));
	complaints.splice(0, complaints.length, ...left);
});

test.describe('on a desktop', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('an agent works through the leads by keyboard', async ({ page }) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Clara');

		const rows = page.locator('[data-lead]');
		await page.keyboard.press('j');
		await page.keyboard.press('j');
		await page.keyboard.press('x');
		await expect(rows.nth(1)).toHaveAttribute('data-chosen', '');
		await expect(page.getByText('1 selected')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByText('1 selected')).toBeHidden();

		await page.keyboard.press('f');
		await page.keyboard.type('brenn');
		await page.keyboard.press('Enter');
		await expect(rows).toHaveCount(1);
		await expect(page).toHaveURL(/q=brenn/);

		await page.getByRole('link', { name: 'Familie Brenninger' }).last().click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Familie Brenninger');
		await expect(page.getByText('Lead 1 of 1')).toBeVisible();
		await page.keyboard.press('u');
		await expect(page).toHaveURL(/\/partner\/dashboard\?q=brenn/);

		await page.goto('/partner/dashboard');
		await whenAlive(page);
		await rows.nth(1).getByRole('link').first().click();
		await expect(page.getByText(/^Lead 2 of \d+/)).toBeVisible();
		const second = await page.getByRole('heading', { level: 1 }).textContent();
		await page.keyboard.press('j');
		await expect(page.getByText(/^Lead 3 of \d+/)).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(second));
		await page.getByRole('link', { name: 'Previous lead' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(second));
	});

	test('the header finds a client’s lead by keyboard, and says where it has looked', async ({
		page,
		expectAccessible,
	}) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		await page.keyboard.press('/');
		await page.keyboard.type('brenn');
		const leads = page.getByRole('group', { name: 'Leads' });
		await expect(leads.getByRole('option', { name: /Familie Brenninger/ })).toBeVisible();
		await expectAccessible('what the header finds');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Familie Brenninger');
		await page.keyboard.press('/');
		await page.keyboard.type('qqxxqq');
		await expect(page.getByText(/^Nothing found for “qqxxqq” among leads/)).toBeVisible();
	});

	test('single keys can be switched off and never act in fields', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		await page.keyboard.press('/');
		await expect(
			page
				.getByRole('searchbox', { name: 'Search country' })
				.or(page.getByRole('combobox', { name: 'Search country' })),
		).toBeFocused();
		await page.keyboard.press('n');
		await expect(page).toHaveURL(/\/partner\/dashboard$/);
		await page.keyboard.press('Escape');
		await page.getByRole('heading', { level: 1 }).click();
		await page.keyboard.press('?');
		const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
		await expect(dialog).toBeVisible();
		await expectAccessible('the list of keys');
		await dialog.getByRole('checkbox').uncheck();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await page.keyboard.press('n');
		await page.keyboard.press('?');
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/\/partner\/dashboard$/);
		await page.reload();
		await page.getByRole('button', { name: 'All shortcuts' }).click();
		await expect(dialog.getByRole('checkbox')).not.toBeChecked();
	});

	test('a new lead begins with chalets or with hotels, by one key', async ({ page, expectAccessible }) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard');
		await page.keyboard.press('n');
		const chalets = page.getByRole('link', { name: 'Chalet, apartment or villa' });
		await expect(chalets).toBeFocused();
		await expectAccessible('the choice');
		await page.keyboard.press('Escape');
		await expect(chalets).toBeHidden();
		await page.keyboard.press('n');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/hotels$/);
	});

	test('a page of another role carries none of that page’s keys', async ({ page, complaints }) => {
		await openAs(page, 'Hans Feuerstein', '/user');
		await page.goto('/partner/dashboard');
		await whenAlive(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access with this account');
		await expect(page.locator('.trade-foot')).not.toContainText('New lead');
		await page.keyboard.press('n');
		await expect(page).toHaveURL(/\/partner\/dashboard$/);
		expect(complaints.splice(0).filter((each) => !/\b403\b/.test(each))).toEqual([]);
	});

	test('the calendar shows a month of options and stays, each of which leads to its lead', async ({
		page,
		expectFitting,
	}) => {
		await openAs(page, 'Clara Engels', '/partner/calendar?month=2027-01');
		const month = page.getByRole('region', { name: 'January 2027' });
		await expect(month.getByRole('listitem').first()).toBeVisible();
		await expectFitting('the calendar', [
			{ width: 390, height: 844 },
			{ width: 820, height: 1180 },
			{ width: 1440, height: 900 },
		]);
		await month.getByRole('link', { name: 'Next month' }).click();
		await expect(page.getByRole('region', { name: 'February 2027' })).toBeVisible();
		await page.getByRole('link', { name: 'Mine' }).click();
		await expect(page).toHaveURL(/month=2027-02&whose=mine/);
		await page.goBack();
		await page.goBack();
		const first = month.getByRole('listitem').first().getByRole('link');
		const client = String(await first.textContent());
		await first.click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(client);
	});

	test('the rooming list is saved', async ({ page }) => {
		await openAs(page, 'Moritz Amann', '/partner/dashboard');
		await page.getByRole('link', { name: 'Anselm Rautenberg' }).last().click();
		const list = page.getByRole('region', { name: 'Rooming list' });
		await list.getByRole('textbox', { name: 'First name, guest 1' }).fill('Anselm');
		await list.getByRole('textbox', { name: 'Last name, guest 1' }).fill('');
		await list.getByRole('button', { name: 'Save rooming list' }).click();
		await expect(
			list.getByText("Please enter the client's last name").or(list.getByText('Please enter your last name')),
		).toBeVisible();
		await list.getByRole('textbox', { name: 'Last name, guest 1' }).fill('Rautenberg');
		await list.getByRole('button', { name: 'Save rooming list' }).click();
		await expect(page.getByText('The rooming list is saved.')).toBeVisible();
		await page.reload();
		await expect(list.getByRole('textbox', { name: 'Last name, guest 1' })).toHaveValue('Rautenberg');
	});

	test('another stay shows what changes, and a price may be asked for where the property has no week', async ({
		page,
		expectAccessible,
	}) => {
		await openAs(page, 'Clara Engels', '/partner/dashboard?status=interest');
		await page.goto('/partner/dashboard/leads/lead_demo022');
		await whenAlive(page);
		await page.getByText('Change dates, level or guests').click();
		await page.locator('.stay-month button[aria-pressed="false"]').first().click();
		await expect(page.locator('.stay-month button[aria-pressed="true"]')).toHaveCount(1);
		await expect(page.getByRole('table', { name: /What changes/ })).toContainText('Difference');
		await expect(page.getByRole('button', { name: 'Ask for a price' })).toHaveCount(0);
		await expectAccessible('the form for another stay');
		const checkOut = page.locator('#stay').getByLabel('Check-out', { exact: true });
		const day = new Date(await checkOut.inputValue());
		day.setUTCDate(day.getUTCDate() - 1);
		await checkOut.fill(day.toISOString().slice(0, 10));
		await expect(page.getByRole('status').filter({ hasText: 'we can not provide a price' })).toBeVisible();
		await page.getByLabel('Price you wish for (optional)').fill('9 500,00');
		await page.getByRole('button', { name: 'Ask for a price' }).click();
		await expect(page.getByText('The price has been asked for.')).toBeVisible();
	});

	test('a supervisor sees each agent’s figures, and the menu of his role', async ({ page }) => {
		await openAs(page, 'Jonas Keller', '/partner/dashboard/supervisor');
		await expect(page.getByRole('row', { name: /Clara Engels/ })).toBeVisible();
		await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard', { exact: true }).click();
		await page.getByRole('link', { name: 'Team Dashboard' }).click();
		await expect(page.getByRole('heading', { level: 2, name: 'Leads' })).toBeVisible();
	});
});

test('on a tablet a lead is a row of two lines', async ({ page, expectFitting }) => {
	await page.setViewportSize({ width: 820, height: 1180 });
	await openAs(page, 'Clara Engels', '/partner/dashboard');
	const row = page.locator('.lead-table tbody tr').first();
	expect((await row.boundingBox())?.height).toBeLessThan(80);
	await expectFitting('the dashboard', [{ width: 820, height: 1180 }]);
});

test.describe('on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone, locale: 'de-DE' });

	test('the trade’s frame stands on the pages of everybody, without the consumers’ footer', async ({
		page,
		expectAccessible,
	}) => {
		await openAs(page, 'Aurélie Marchand', '/search');
		await expect(page.getByRole('banner')).toHaveClass(/trade-header/);
		await expect(page.locator('#footer')).toHaveCount(0);
		await page.getByRole('banner').locator('.trade-menu > summary').click();
		await page.getByRole('link', { name: 'Dashboard' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Aurélie');
		// As high as the page: the bar at the lower edge covers nothing that could be scrolled away.
		await page.setViewportSize({ width: 390, height: 6000 });
		await expectAccessible('the dashboard on a phone');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	});

	test('a menu that was opened before its script came stays open', async ({ page }) => {
		let bring: () => void = () => undefined;
		const isAwaited = new Promise<void>((resolve) => {
			bring = resolve;
		});
		await page.route('**/assets/trade-header-*.js', async (route) => {
			await isAwaited;
			await route.continue();
		});
		await openAs(page, 'Aurélie Marchand', '/search');
		const menu = page.getByRole('banner').locator('.trade-menu');
		await menu.locator('> summary').click();
		await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
		bring();
		await expect(page.locator('main')).toHaveAttribute('inert', '');
		await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeHidden();
	});
});

test.describe('the header of laptops', () => {
	test.use({ viewport: { width: 1300, height: 800 } });

	for (const [name, agencyId] of [
		['Clara Engels'],
		['Jonas Keller'],
		['Aurélie Marchand'],
		['Edward Hale'],
		['Marie Burtscher'],
		['Marie Burtscher', 'agency_nordwand'],
	] as const)
		test(`nothing lies on its neighbour for ${name}${agencyId ? ' who acts for an agency' : ''}`, async ({ page }) => {
			await openAs(page, name, '/user');
			if (agencyId) await page.request.post('/partner/acting-agency', { form: { agencyId, to: '/user' } });
			for (const language of ['en', 'de']) {
				await page.goto(`/user?lng=${language}`);
				await whenAlive(page);
				for (const width of [1300, 1320, 1366, 1440]) {
					await page.setViewportSize({ width, height: 800 });
					const found = await page.locator('.trade-bar').evaluate(overlapsOf);
					expect.soft([language, width, found]).toEqual([language, width, []]);
				}
			}
			if (agencyId) await page.request.post('/partner/acting-agency', { form: { agencyId: '', to: '/user' } });
		});
});

/** What of a bar lies on something else of it, or beside the window. */
function overlapsOf(bar: Element): string[] {
	const parts = '.trade-logo > *, .trade-search-wide, .trade-entry, .trade-bar > .trade-mark, summary, .trade-keep a';
	const boxes = [...bar.querySelectorAll(parts)]
		.filter((part) => part.checkVisibility() && !part.closest('.trade-list, .trade-drop'))
		.map((part) => ({ part, box: part.getBoundingClientRect(), name: part.textContent || part.className }))
		.filter(({ box }) => box.width > 0);
	return boxes.flatMap(({ part, box, name }, at) => [
		...(box.left < 0 || box.right > innerWidth ? [`${name} beside the window`] : []),
		...boxes
			.slice(at + 1)
			.filter(
				(other) => !part.contains(other.part) && box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5,
			)
			.map((other) => `${name} on ${other.name}`),
	]);
}
