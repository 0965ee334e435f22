import { expect, test } from 'vitest';
import { orderFacilities } from '#db/catalogue/write/order-facilities';

test.each([
	['', 'a b', 'a b'],
	['a b c', 'a c', 'a b c'],
	['a b c', 'a c d', 'a b c d'],
	['a b c', 'c a', 'c a b'],
	['a b c', '', 'a b c'],
])('%j and a folder with %j give %j', (present, named, order) => {
	const words = (text: string) => text.split(' ').filter((word) => word !== '');
	expect(orderFacilities(words(present), words(named))).toEqual(words(order));
});
