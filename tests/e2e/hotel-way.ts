import type { Page } from 'playwright/test';
import { expect } from './site';

export const HOTEL = 'Le Mélèze Blanc';
export const STAY = { checkIn: '2027-01-09', checkOut: '2027-01-16' };

/** Its rooms in that period. */
export const ROOMS_ADDRESS = `/hotels/hotel_le-meleze-blanc?tab=rooms&checkInDate=${STAY.checkIn}&checkOutDate=${STAY.checkOut}`;

type WantedRoom = {
	type: string;
	/** Null: the one that is taken by itself. */
	rate: string | null;
	/** Of the children beside two adults, for each room. */
	ages: readonly (readonly number[])[];
};

/** Two rooms of one type with a child in the second, and a family in one of another. */
export const ROOMS: readonly WantedRoom[] = [
	{ type: 'Deluxe Room Jardin Alpin', rate: 'Flexible Half Board', ages: [[], [7]] },
	{ type: 'Family Room Creux', rate: null, ages: [[4, 9]] },
];

/** Opens the rates of a room type, says who sleeps where, takes a rate for each room and adds them. */
export async function selectRoom(page: Page, { type, rate, ages }: WantedRoom): Promise<void> {
	const card = page.getByRole('article', { name: type });
	await card.getByRole('button', { name: 'See Rates' }).click();
	const more = (what: string) => card.getByRole('button', { name: `One more: ${what}` });
	await card.getByRole('spinbutton', { name: /^Adults/ }).fill('2');
	for (const _ of ages.slice(1)) await more('Number of rooms').click();
	for (const [index, children] of ages.entries()) {
		if (ages.length > 1) await card.getByRole('tab', { name: `Room ${index + 1}` }).click();
		for (const [child, age] of children.entries()) {
			await more('Children').click();
			await card.getByLabel(`Age of child ${child + 1}`).fill(String(age));
		}
		// The first rate is taken as soon as they are there (SELECTION-14).
		await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
		if (rate) await card.getByRole('radio', { name: rate }).check();
	}
	await card.getByRole('button', { name: /^Add to Selection/ }).click();
	const added = card.getByRole('status').filter({ hasText: `${type} is in your selection` });
	await expect(added.getByRole('link', { name: /^Save Selection as Interest/ })).toBeVisible();
	await added.getByRole('button', { name: 'Add another room type' }).click();
	await expect(card.getByRole('button', { name: `Edit, ${ages.length} in selection` })).toBeVisible();
}
