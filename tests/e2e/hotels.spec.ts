import type { Page } from 'playwright/test';
import { expect, test, VIEWPORTS, whenAlive } from './site';

/** Signs in through the local issuer and opens a page. */
async function openAs(page: Page, name: string, path: string) {
	await page.goto(`/signin?to=${encodeURIComponent(path)}`);
	await page.getByRole('button', { name }).click();
	await page.waitForURL((url) => url.pathname === path.split('?')[0]);
	await whenAlive(page);
}
