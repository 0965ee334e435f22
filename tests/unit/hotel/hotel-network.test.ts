import { describe, expect, it } from 'vitest';
import { canBeSentAgain, invitationState } from '~/domain/hotel/network/invitation-state';
import { readNewHotel } from '~/domain/hotel/network/read-new-hotel';
import { mailBrand } from '~/domain/mail/mail-brand';
import { hotelInvitationMail } from '~/domain/mail/messages/hotel-invitation-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

const TYPED = {
	hotel: '  Hotel\n Aurelio ',
	city: 'Lech',
	contactName: 'Ida Moos',
	contactEmail: ' ida@aurelio.example ',
	message: 'Dear Ida,\r\nplease join. ',
};

describe('the form', () => {
	it('is read trimmed, in one line but for the message', () => {
		expect(readNewHotel(TYPED)).toEqual({
			value: {
				hotel: 'Hotel Aurelio',
				city: 'Lech',
				contactName: 'Ida Moos',
				contactEmail: 'ida@aurelio.example',
				message: 'Dear Ida,\nplease join.',
			},
		});
	});

	it.each<[string, Partial<typeof TYPED>, Record<string, string>]>([
		['a message is no must', { message: '' }, {}],
		['no hotel', { hotel: ' \n ' }, { hotel: 'missing' }],
		['no city', { city: '' }, { city: 'missing' }],
		['no contact', { contactName: '' }, { contactName: 'missing' }],
		['no address', { contactEmail: '' }, { contactEmail: 'missing' }],
		['half an address', { contactEmail: 'ida@aurelio' }, { contactEmail: 'address' }],
		['two addresses', { contactEmail: 'a@b.example, c@d.example' }, { contactEmail: 'address' }],
		['a second header', { contactEmail: 'a@b.example\r\nbcc: c@d.example' }, { contactEmail: 'address' }],
		['too long a name', { hotel: 'x'.repeat(121) }, { hotel: 'long' }],
		['the longest message', { message: 'é'.repeat(1000) }, {}],
		['too long a message', { message: 'é'.repeat(1001) }, { message: 'long' }],
		['several', { hotel: '', contactEmail: 'x' }, { hotel: 'missing', contactEmail: 'address' }],
	])('%s', (_, given, errors) => {
		const read = readNewHotel({ ...TYPED, ...given });
		expect('errors' in read ? read.errors : {}).toEqual(errors);
	});
});

it.each([
	['within its time', {}, 'sent'],
	['at its end', { expiresAt: 10 }, 'expired'],
	['opened', { openedAt: 5 }, 'opened'],
	['opened, and over', { openedAt: 5, expiresAt: 10 }, 'expired'],
	['withdrawn', { openedAt: 5, revokedAt: 6 }, 'revoked'],
	['filled in', { openedAt: 5, joining: 'started' }, 'started'],
	['filled in, and over', { joining: 'started', expiresAt: 10 }, 'expired'],
	['asked by, and over', { joining: 'pending', expiresAt: 10 }, 'pending'],
	['confirmed', { joining: 'confirmed', expiresAt: 10 }, 'joined'],
	['refused', { joining: 'refused' }, 'refused'],
] as const)('an invitation %s', (_, given, state) => {
	const stored = { openedAt: null, expiresAt: 11, revokedAt: null, joining: null };
	expect(invitationState({ ...stored, ...given }, 10)).toBe(state);
	expect(canBeSentAgain(state)).toBe(!['pending', 'joined', 'refused'].includes(state));
});

describe('the mail', () => {
	const profile = BRAND_PROFILES[0];
	if (!profile) throw new Error('no brand');
	const data = {
		brand: mailBrand(profile, 'https://www.firnlicht.example'),
		hotel: 'Aurelio <b>',
		contact: 'Ida',
		agent: 'Clara Engels',
		agency: 'Corvin & Lys',
		message: 'See https://evil.example/x\n<script>',
		days: 14,
		url: 'https://www.firnlicht.example/hotel-invitation/abc',
	};

	it('has the link, who invites and his words, without addresses and markup of his', () => {
		const { html, text, subject } = renderMail(hotelInvitationMail(data));
		expect(subject).toBe('Corvin & Lys invites Aurelio <b>');
		for (const part of [html, text]) {
			expect(part).toContain(data.url);
			expect(part).toContain('Clara Engels');
			expect(part).toContain('See […]');
			expect(part).not.toContain('evil.example');
		}
		expect(html).toContain('Aurelio &lt;b&gt;');
		expect(html).not.toContain('<script>');
	});

	it('quotes no one without a text', () => {
		expect(renderMail(hotelInvitationMail({ ...data, message: '' })).text).not.toContain('Clara Engels:');
	});
});
