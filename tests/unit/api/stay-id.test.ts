import { expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { readStayId, stayId } from '~/domain/stay/api/stay-id';

const KEY = { property: 'prop_76d1', checkIn: plainDate('2027-01-09'), checkOut: plainDate('2027-01-16') };

it('a stay is known by its property and period', () => {
	expect(stayId(KEY)).toBe('stay_prop_76d1_20270109_20270116');
	expect(readStayId(stayId(KEY))).toEqual(KEY);
});

it.each(['', 'stay_', 'stay_prop_1_20270109', 'stay_prop_1_20270231_20270301', 'prop_1', "stay_'_2027_2027"])(
	'%j is no stay',
	(id) => expect(readStayId(id)).toBeNull(),
);
