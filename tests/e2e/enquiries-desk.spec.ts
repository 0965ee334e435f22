import type { Page } from 'playwright/test';
import { expect, newGuest, openAs, test, VIEWPORTS, whenAlive } from './site';

test.use({ viewport: VIEWPORTS.desktop, locale: 'en-GB' });

const ASK = '/chalets/austria/lech/chalet-aurikel/enquire-now';

/** Asks about a week as a browser without script does. */
async function ask(page: Page, baseURL: string | undefined, guest: ReturnType<typeof newGuest>): Promise<void> {
	const answer = await page.request.post(`${baseURL}${ASK}`, {
		headers: { origin: String(baseURL) },
		form: {
			...{ step: 'contact', go: 'next', checkIn: '2027-04-03', checkOut: '2027-04-10', adults: '4', children: '0' },
			...{ serviceLevel: 'catered', interest: 'on', fullname: guest.name, email: guest.email, phone: guest.phone },
			...{ city: guest.city, text: 'Is the sauna heated?', contactConsent: 'on', privacy: 'on' },
		},
	});
	expect(answer.status()).toBe(200);
	expect(await answer.text()).toContain('Thank you for your Enquiry!');
}

test('the team finds, takes and answers an enquiry by keyboard, and the guest gets one mail', async ({
	page,
	baseURL,
	inbox,
	complaints,
	expectAccessible,
}) => {
	test.setTimeout(90_000);
	const guest = { ...newGuest('en'), name: 'Wilhelmina Quist' };
	await ask(page, baseURL, guest);
	await openAs(page, 'Lena Matt', '/partner/enquiries');
	await page.keyboard.press('f');
	await expect(page.getByRole('searchbox', { name: 'Guest, property, place or number' })).toBeFocused();
	await page.keyboard.type('Quist');
	await page.keyboard.press('Enter');
	await page.waitForURL(/words=Quist/);
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('j');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.name);
	await expect(page.getByRole('article')).toContainText('Is the sauna heated?');
	await expect(page.getByText(/^answer promised by/)).toBeVisible();
	await expectAccessible('an enquiry');
	await page.keyboard.press('a');
	const person = page.getByRole('combobox', { name: 'Answered by' });
	await expect(person).toBeFocused();
	await person.selectOption('Lena Matt');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('Given to Lena Matt');
	await page.getByRole('heading', { level: 1 }).click();
	await page.keyboard.press('t');
	const template = page.getByRole('combobox', { name: 'Template' });
	await expect(template).toBeFocused();
	await template.selectOption('A question first');
	const reply = page.getByRole('textbox', { name: `Reply to ${guest.name}` });
	await expect(reply).toHaveValue(/^Dear Wilhelmina Quist,[\s\S]*\[your question\]/);
	await expect(page.getByText('Still to be filled in: [your question]')).toBeVisible();
	await reply.press('Control+Enter');
	await expect(page.getByText('A value of the template is not filled in yet.')).toBeVisible();
	await reply.fill((await reply.inputValue()).replace('[your question]', 'do you ski?'));
	await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await reply.press('Control+Enter');
	await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('do you ski?');
	await expect(page.locator('[data-chip]', { hasText: 'Answered' })).toBeVisible();
	const mails = await inbox.mailsTo(guest.email, 2);
	expect(mails.filter(({ text }) => text.includes('do you ski?'))).toHaveLength(1);
	// What was refused on the way is said by the server as 400.
	complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('400')));
});

test('on a phone an enquiry follows its list in three parts, in German', async ({ browser, baseURL, page }) => {
	const guest = { ...newGuest('de'), name: 'Theresia Halbrook' };
	await ask(page, baseURL, guest);
	const context = await browser.newContext({ viewport: VIEWPORTS.phone, locale: 'de-AT', hasTouch: true });
	const phone = await context.newPage();
	await openAs(phone, 'Lena Matt', '/partner/enquiries?words=Halbrook');
	await phone.getByRole('link', { name: /Theresia Halbrook/ }).click();
	await expect(phone.getByRole('heading', { level: 1, name: guest.name })).toBeVisible();
	await whenAlive(phone);
	const parts = phone.getByRole('navigation').filter({ has: phone.getByRole('link', { name: /^(Reply|Antwort)$/ }) });
	const asked = phone.getByRole('region', { name: 'Gespräch' });
	await expect(asked).toContainText('Is the sauna heated?');
	await parts.getByRole('link').nth(1).click();
	await expect(asked).toBeHidden();
	await expect(phone.getByRole('link', { name: 'Chalet Aurikel' }).last()).toBeVisible();
	await parts.getByRole('link').nth(2).click();
	await expect(phone.getByRole('textbox', { name: /Theresia Halbrook/ })).toBeVisible();
	expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	await context.close();
});
