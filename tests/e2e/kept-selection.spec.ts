import { ROOMS_ADDRESS, selectRoom } from './hotel-way';
import { expect, openAs, test, VIEWPORTS } from './site';

const ROOM = { type: 'Deluxe Room Jardin Alpin', rate: 'Flexible Half Board', ages: [[]] } as const;

test.describe('a selection that the browser has kept', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('takes the rates of today when it is opened again, and says what was taken out and why', async ({ page }) => {
		await openAs(page, 'Clara Engels', ROOMS_ADDRESS);
		await selectRoom(page, ROOM);
		await change(page, (offer) => [
			{ ...offer, totalMinor: 200_000, payments: [{ dueDate: '2027-01-09', percent: 100, minor: 200_000 }] },
			{ ...offer, planId: 'rate_gone', rateName: 'Winter Special' },
		]);
		await page.goto(ROOMS_ADDRESS);
		const news = page.getByRole('alert').filter({ hasText: 'it has changed' });
		await expect(news).toContainText('Winter Special, was taken out. This room is not sold at this rate any more.');
		await expect(news).toContainText('instead of CHF 2 000,00');
		await expect(news).toContainText('due at booking');
		const panel = page.getByRole('region', { name: 'Selection', exact: true });
		await news.getByRole('button', { name: 'I have read it' }).click();
		await expect(news).toHaveCount(0);
		await page.reload();
		await expect(panel.getByText(ROOM.rate)).toHaveCount(1);
		await expect(news).toHaveCount(0);
	});

	test('does not come back when another way of paying is chosen and the first one again', async ({ page }) => {
		await openAs(page, 'Paul Rüf', ROOMS_ADDRESS);
		await selectRoom(page, ROOM);
		const panel = page.getByRole('region', { name: 'Selection', exact: true });
		const payer = (name: string) =>
			page.getByRole('group', { name: 'Payment profile' }).getByText(name, { exact: true });
		await expect(panel.getByText(ROOM.type).first()).toBeVisible();
		await expect(panel.getByText('Nothing selected yet')).toHaveCount(0);
		await payer('Agency pays').click();
		await page.waitForURL(/paymentProfile=AgencyPaysStandAloneRate/);
		await expect(panel.getByText('Nothing selected yet')).toBeVisible();
		await payer('Client pays').click();
		await page.waitForURL(/paymentProfile=ClientPays/);
		await expect(page.getByRole('radio', { name: 'Client pays' })).toBeChecked();
		await expect(panel.getByText('Nothing selected yet')).toBeVisible();
		await page.reload();
		await expect(panel.getByText('Nothing selected yet')).toBeVisible();
	});

	test('is not saved at terms that were not shown: the dialog shows those of now, and saves them at the second try', async ({
		page,
		complaints,
	}) => {
		await openAs(page, 'Clara Engels', ROOMS_ADDRESS);
		await selectRoom(page, ROOM);
		await page
			.getByRole('link', { name: /^Save Selection as Interest/ })
			.first()
			.click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('First name').fill('Malin');
		await dialog.getByLabel('Last name').fill(`Terje ${Date.now() % 100_000}`);
		await change(page, (offer) => [
			{ ...offer, cancellation: [{ ...offer.cancellation[0], until: '2027-01-08', feePercent: 0 }] },
		]);
		await dialog.getByRole('button', { name: /^Save Interest/ }).click();
		await expect(
			dialog.getByText('The rates have changed since you saw them. Nothing has been written.'),
		).toBeVisible();
		// The refusal is what is tried here.
		expect(complaints.splice(0).every((each) => each.includes('409'))).toBe(true);
		await expect(dialog.getByText(/it was until 8 Jan 2027/)).toBeVisible();
		await expect(dialog.getByText(/All rooms free to cancel until 8 Jan/)).toHaveCount(0);
		await dialog.getByRole('button', { name: /^Save Interest/ }).click();
		await page.waitForURL(/\/partner\/dashboard\/leads\/lead_/);
	});
});

type Kept = { cancellation: object[] } & Record<string, unknown>;

/** Changes the first offer of the only kept selection, as if it had been kept before the hotel changed its rates. */
async function change(page: import('playwright/test').Page, to: (offer: Kept) => unknown[]): Promise<void> {
	const [key, text] = await page.evaluate(() => {
		const found = Object.entries(localStorage).find(([name]) => name.startsWith('selection:'));
		return [found?.[0] ?? '', String(found?.[1] ?? '')] as const;
	});
	const kept = JSON.parse(text) as { rooms: Record<string, Kept[]> };
	const [[room, offers] = ['', []]] = Object.entries(kept.rooms);
	const [offer] = offers;
	if (!offer) throw new Error('Nothing is kept');
	kept.rooms = { [room]: to(offer) as Kept[] };
	await page.evaluate(
		([name, value]) => {
			localStorage.setItem(name, value);
			dispatchEvent(new StorageEvent('storage', { key: name }));
		},
		[key, JSON.stringify(kept)] as const,
	);
}
