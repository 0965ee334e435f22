import { expect, test } from 'vitest';
import { maskCardNumbers } from '~/domain/card/mask-card-numbers';

test.each([
	['My card 4111 1111 1111 1111, 12/27', 'My card •••• •••• •••• 1111, 12/27'],
	['4111111111111111', '•••• •••• •••• 1111'],
	['4111-1111-1111-1111 12 27 123', '•••• •••• •••• 1111 12 27 123'],
	['amex 3782 822463 10005.', 'amex •••• •••• •••• 0005.'],
	['5555.5555.5555.4444 and 6011 0009 9013 9424', '•••• •••• •••• 4444 and •••• •••• •••• 9424'],
	['2223 0031 2200 3222\nThank you', '•••• •••• •••• 3222\nThank you'],
])('%s', (text, masked) => {
	expect(maskCardNumbers(text)).toBe(masked);
});

test.each([
	'Call +43 664 123 45 67 89',
	'00436641234567',
	'+4111111111111111',
	'AT61 1904 3002 3457 3201',
	'DE89370400440532013000',
	'CH93 0076 2011 6238 5295 7',
	'2027-01-09 to 2027-01-16, 8 adults, 2 children',
	'4111 1111 1111 1112',
	'Reference TLS4111111111111111',
	'0000 0000 0000 0000',
])('%s stays', (text) => {
	expect(maskCardNumbers(text)).toBe(text);
});

test('a long text of digits takes no time', () => {
	const begun = performance.now();
	maskCardNumbers('4 '.repeat(6000));
	expect(performance.now() - begun).toBeLessThan(500);
});
