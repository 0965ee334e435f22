import { expect, it } from 'vitest';
import { placeOf } from '~/components/trade/dashboard/lead-way';

const WAY = { back: '/partner/dashboard?page=2', first: 26, count: 46, ids: ['lead_a', 'lead_b', 'lead_c'] };

it.each([
	['lead_a', { position: 26, previous: null, next: 'lead_b' }],
	['lead_b', { position: 27, previous: 'lead_a', next: 'lead_c' }],
	['lead_c', { position: 28, previous: 'lead_b', next: null }],
])('the place of %s in the table', (id, place) => {
	expect(placeOf(WAY, id)).toEqual({ back: WAY.back, count: 46, ...place });
});

it('knows no place of a lead that was not opened from the table', () => {
	expect(placeOf(WAY, 'lead_z')).toBeNull();
	expect(placeOf(null, 'lead_a')).toBeNull();
});
