import { describe, expect, it, test } from 'vitest';
import { contentSecurityPolicy, scriptHash } from '~/platform/content-security-policy';
import { isFramedByUs } from '~/platform/framed-pages';

test('a script is named by its hash', async () => {
	// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
	expect(await scriptHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

const UNFRAMED = { mayFrame: false, isFramed: false };

describe('contentSecurityPolicy', () => {
	it('allows no inline code, and by default nothing of other origins', () => {
		const policy = contentSecurityPolicy({
			pictureOrigin: 'https://p.example',
			mapOrigin: null,
			analyticsOrigin: null,
			issuerOrigin: null,
			checkoutOrigin: null,
			chatOrigin: null,
			frames: UNFRAMED,
			scriptHashes: ["'sha256-x'"],
		});
		// Firefox prefetches pages under it.
		expect(policy).toContain("default-src 'self';");
		for (const kind of ['object', 'frame', 'media']) expect(policy).toContain(`${kind}-src 'none';`);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).toContain("script-src 'self' 'sha256-x'");
		expect(policy).not.toMatch(/script-src[^;]*unsafe/);
		expect(policy).not.toMatch(/style-src [^;]*unsafe/);
		expect(policy).toContain("img-src 'self' data: https://p.example;");
	});

	it('names the statistics service only where there is one', () => {
		const sources = {
			pictureOrigin: null,
			mapOrigin: null,
			issuerOrigin: null,
			checkoutOrigin: null,
			chatOrigin: null,
			frames: UNFRAMED,
			scriptHashes: [],
		};
		const policy = contentSecurityPolicy({ ...sources, analyticsOrigin: 'https://count.example' });
		expect(policy).toContain("script-src 'self' https://count.example;");
		expect(policy).toContain("connect-src 'self' https://count.example;");
	});

	it('names the chat service only where it is used', () => {
		const sources = {
			...{
				pictureOrigin: null,
				mapOrigin: null,
				analyticsOrigin: null,
				issuerOrigin: null,
				checkoutOrigin: null,
				frames: UNFRAMED,
				scriptHashes: [],
			},
		};
		const policy = contentSecurityPolicy({ ...sources, chatOrigin: 'https://chat.example' });
		expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;");
		expect(policy).toContain("img-src 'self' data: https://*.stream-io-cdn.com;");
		expect(policy).not.toMatch(/(script|style|default)-src[^;]*(chat\.example|stream)/);
		expect(contentSecurityPolicy({ ...sources, chatOrigin: null })).not.toMatch(/wss:|stream/);
	});

	it('lets a form lead to the card provider only where it is named', () => {
		const sources = {
			...{ pictureOrigin: null, mapOrigin: null, analyticsOrigin: null, issuerOrigin: null, chatOrigin: null },
			...{ frames: UNFRAMED, scriptHashes: [] },
		};
		const formAction = (checkoutOrigin: string | null) =>
			contentSecurityPolicy({ ...sources, checkoutOrigin })
				.split('; ')
				.find((each) => each.startsWith('form-action'));
		expect(formAction(null)).toBe("form-action 'self'");
		expect(formAction('https://pay.example')).toBe("form-action 'self' https://pay.example");
	});

	it('frames our own pages for people who are signed in, and lets us frame the preview of a proposal alone', () => {
		const sources = {
			...{ pictureOrigin: null, mapOrigin: null, analyticsOrigin: null, issuerOrigin: null },
			...{ checkoutOrigin: null, chatOrigin: null },
			scriptHashes: [],
		};
		const frames = (mayFrame: boolean, isFramed: boolean) =>
			contentSecurityPolicy({ ...sources, frames: { mayFrame, isFramed } })
				.split('; ')
				.filter((each) => each.startsWith('frame'));
		expect(frames(true, false)).toEqual(["frame-src 'self'", "frame-ancestors 'none'"]);
		expect(frames(false, true)).toEqual(["frame-src 'none'", "frame-ancestors 'self'"]);
	});

	it.each([
		['/partner/proposals/proposal_1/preview', true],
		['/partner/proposals/proposal_1', false],
		['/partner/proposals/a/b/preview', false],
		['/partner/proposals//preview', false],
		['/p/abc', false],
	])('%s is framed by us: %s', (path, isFramed) => expect(isFramedByUs(path)).toBe(isFramed));
});
