import { describe, expect, it } from 'vitest';
import { sha256 } from '~/domain/idempotency/body-hash';
import { mailBrand } from '~/domain/mail/mail-brand';
import { newsletterConfirmMail, newsletterWelcomeMail } from '~/domain/mail/messages/newsletter-mails';
import { renderMail } from '~/domain/mail/render/render-mail';
import { confirmState } from '~/domain/newsletter/confirm-state';
import { NEWSLETTER_CONSENT_VERSION } from '~/domain/newsletter/consent';
import { missingFields, newsletterErrors } from '~/domain/newsletter/newsletter-error';
import { isToken, newConfirmToken, unsubscribeToken } from '~/domain/newsletter/newsletter-token';
import de from '~/locales/de/footer';
import en from '~/locales/en/footer';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

it('the consent text has its own version: new words change the version', async () => {
	const words = [en, de].map(({ newsletter: { heading, intro, privacyBefore, privacyLink, privacyAfter } }) =>
		[heading, intro, privacyBefore, privacyLink, privacyAfter].join('|'),
	);
	const known = { [NEWSLETTER_CONSENT_VERSION]: (await sha256(words.join('\n'))).slice(0, 16) };
	expect(known).toEqual({ '2026-11': '0652956179afae44' });
});

describe('missingFields', () => {
	it.each([
		[
			{ fullName: '', email: '', privacy: false },
			{ fullName: 'fullName', email: 'email', privacy: 'privacy' },
		],
		[{ fullName: '  ', email: 'a', privacy: true }, { fullName: 'fullName' }],
		[{ fullName: 'Ada', email: 'no address, but present', privacy: true }, {}],
	])('of %o', (values, errors) => expect(missingFields(values)).toEqual(errors));
});

describe('newsletterFaults', () => {
	it.each([
		[{ email: { key: 'emailShape' as const } }, { email: 'emailShape' }],
		[
			{ email: { key: 'email' as const }, fullName: { key: 'name' as const } },
			{ email: 'email', fullName: 'fullName' },
		],
		[{ fullName: { key: 'textTooLong' as const } }, { fullName: 'tooLong' }],
	])('%o', (errors, said) => expect(newsletterErrors(errors)).toEqual(said));
});

describe('confirmState', () => {
	it.each([
		[null, 'expired'],
		[{ state: 'unconfirmed', tokenExpiresAt: 11 }, 'open'],
		[{ state: 'unconfirmed', tokenExpiresAt: 10 }, 'expired'],
		[{ state: 'confirmed', tokenExpiresAt: 5 }, 'confirmed'],
		[{ state: 'unsubscribed', tokenExpiresAt: 11 }, 'expired'],
	] as const)('of %o is %s', (known, state) => expect(confirmState(known, 10)).toBe(state));
});

describe('tokens', () => {
	it('are never the same twice, and fit into an address', () => {
		const tokens = Array.from({ length: 100 }, newConfirmToken);
		expect(new Set(tokens).size).toBe(100);
		expect(tokens.every((token) => isToken(token) && encodeURIComponent(token) === token)).toBe(true);
	});

	it('that end a subscription hang on secret, brand and address', async () => {
		const token = await unsubscribeToken('sixteen-characters', 'consumer', 'a@b.example');
		expect(isToken(token)).toBe(true);
		expect(await unsubscribeToken('sixteen-characters', 'consumer', 'a@b.example')).toBe(token);
		for (const [secret, brandKey, email] of [
			['another-secret-16', 'consumer', 'a@b.example'],
			['sixteen-characters', 'demo', 'a@b.example'],
			['sixteen-characters', 'consumer', 'b@b.example'],
		] as const)
			expect(await unsubscribeToken(secret, brandKey, email)).not.toBe(token);
	});
});

describe('mails', () => {
	const profile = BRAND_PROFILES.find(({ isB2C }) => isB2C);
	if (!profile) throw new Error('no consumer brand');
	const data = {
		brand: mailBrand(profile, 'https://www.firnlicht.example'),
		fullName: 'Ada <Thorne>',
		unsubscribeUrl: 'https://www.firnlicht.example/newsletter/unsubscribe/x',
	};
	it.each(['en', 'de'] as const)('carry their links in text and HTML, in %s', (language) => {
		const confirmUrl = 'https://www.firnlicht.example/newsletter/confirm/y';
		const confirm = renderMail(newsletterConfirmMail({ ...data, language, confirmUrl }));
		const welcome = renderMail(newsletterWelcomeMail({ ...data, language }));
		for (const part of [confirm.html, confirm.text]) expect(part).toContain(confirmUrl);
		for (const part of [confirm.html, confirm.text, welcome.html, welcome.text])
			expect(part).toContain(data.unsubscribeUrl);
		expect(confirm.html).not.toContain('<Thorne>');
		expect(confirm.subject).not.toBe(welcome.subject);
	});
});
