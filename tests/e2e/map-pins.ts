import type { Page } from 'playwright/test';
import { expect } from './site';

/** Presses Enter on the pin in focus, and on a part of it, until there is a single house, and moves on to that by the arrows; returns its name. */
export async function focusHouse(page: Page): Promise<string> {
	const focused = () =>
		page.evaluate(() => {
			const { activeElement: pin } = document;
			if (!pin?.classList.contains('map-pin')) return null;
			return { text: String(pin.textContent), isCluster: pin.classList.contains('map-cluster') };
		});
	const houses = page.locator('.map-pins button:not(.map-cluster)');
	for (let press = 0; press < 12; press++) {
		const pin = await focused();
		if (!pin) throw new Error('no pin has the focus');
		if (!pin.isCluster) return String(pin.text.split(', ')[0]);
		if ((await houses.count()) > 0) {
			await page.keyboard.press('Home');
			while ((await focused())?.isCluster) await page.keyboard.press('ArrowRight');
			continue;
		}
		await page.keyboard.press('Enter');
		await expect.poll(async () => (await focused())?.text ?? pin.text).not.toBe(pin.text);
	}
	throw new Error('the cluster does not part');
}
