import { describe, expect, it } from 'vitest';
import { withoutLinks } from '~/domain/mail/messages/without-links';

describe('a text of a sender whom its reader does not know', () => {
	it.each([
		['See https://evil.example/path?x=1 now', 'See […] now'],
		['See www.evil.example/path now', 'See […] now'],
		['Write to jana.roth+x@mail.evil.example, please', 'Write to […], please'],
		['evil-shop.com/pay and sub.evil.online', '[…] and […]'],
		['We come on 26.12.2026 at 10.30. Two cots.', 'We come on 26.12.2026 at 10.30. Two cots.'],
	])('holds no address: %j', (text, without) => {
		expect(withoutLinks(text)).toBe(without);
	});

	it.each(['a.', '1.', 'a-', 'a+', 'a@', 'a@b.', 'com.', 'a://'])(
		'is read in a moment when it is made of %j',
		(piece) => {
			const started = Date.now();
			withoutLinks(piece.repeat(100_000 / piece.length));
			expect(Date.now() - started).toBeLessThan(10_000);
		},
	);
});
