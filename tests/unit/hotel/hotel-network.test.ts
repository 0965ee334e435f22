import { describe, expect, it } from 'vitest';
import { invitationState } from '~/domain/hotel/network/invitation-state';
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
	['within its time', null, 11, 'sent'],
	['at its end', null, 10, 'expired'],
	['opened', 5, 11, 'opened'],
	['opened, and over', 5, 10, 'opened'],
] as const)('an invitation %s', (_, openedAt, expiresAt, state) => {
	expect(invitationState({ openedAt, expiresAt }, 10)).toBe(state);
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
		days: 30,
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
