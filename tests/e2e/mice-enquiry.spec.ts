import { expect, openAs, test, VIEWPORTS } from './site';

test.use({ viewport: VIEWPORTS.phone });

test('an enquiry for a meeting begins a conversation that says all of it', async ({
	page,
	expectAccessible,
	complaints,
}) => {
	await openAs(page, 'Clara Engels', '/hotels/hotel_standard-demo-hotel?tab=mice');
	await page.getByRole('link', { name: 'Enquire for a meeting' }).click();
	const dialog = page.getByRole('dialog', { name: /^Enquire for a meeting at/ });
	await dialog.getByLabel('Client’s last name or company').fill('Okafor & Sons');
	await dialog.getByLabel('Notes (optional)').fill('Step-free, please');
	await dialog.getByRole('button', { name: 'Send the enquiry' }).click();
	await expect(dialog.getByText("Please enter the client's first name")).toBeVisible();
	await expect(dialog.getByText('Please enter the number of delegates')).toBeVisible();
	await expect(dialog.getByText('Please enter the check in date, or choose a month below')).toBeVisible();
	await expect(dialog.getByLabel('Client’s first name')).toBeFocused();
	// The refusal is what is tried here.
	expect(complaints.splice(0).every((each) => each.includes('400'))).toBe(true);
	await expectAccessible('the enquiry with its errors');
	await dialog.getByLabel('Client’s first name').fill('Ada');
	await dialog.getByLabel('Or a month').fill('2027-06');
	await dialog.getByLabel('Delegates').fill('40');
	await dialog.getByRole('button', { name: 'Send the enquiry' }).click();
	await expect(page).toHaveURL(/\/partner\/conversations\/conv_/);
	const message = page.getByRole('paragraph').filter({ hasText: /When: June 2027/ });
	await expect(message).toContainText('Delegates: 40');
	await expect(message).toContainText('Step-free, please');
});
