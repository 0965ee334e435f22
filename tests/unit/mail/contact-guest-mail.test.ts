import { expect, test } from 'vitest';
import { contactGuestMail } from '~/domain/mail/messages/contact-guest-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { enquirySample } from './enquiry-sample';

const MESSAGE = {
	brand: enquirySample.brand,
	language: 'en',
	bookingNumber: 'FL-4K7M3B',
	createdAt: Date.UTC(2026, 6, 1, 8, 5),
	name: 'Eleanor Ashcombe',
	email: 'eleanor@ashcombe.example',
	subject: '',
	message: 'Is there room for a piano?',
} as const;

test('a copy of the message goes to its sender, with the number to quote', () => {
	const { subject, text } = renderMail(contactGuestMail(MESSAGE));
	expect(subject).toBe('Your message to Firnlicht');
	for (const said of ['Dear Eleanor Ashcombe,', 'Is there room for a piano?', 'within 24 hours', 'FL-4K7M3B'])
		expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
	expect(renderMail(contactGuestMail({ ...MESSAGE, language: 'de' })).subject).toBe('Ihre Nachricht an Firnlicht');
});

test('it carries no links and no names of others to strangers', () => {
	const mail = { ...MESSAGE, name: 'Win at casino.com', message: 'See https://casino.com/win now <b>' };
	const { html, text } = renderMail(contactGuestMail(mail));
	expect(`${html}${text}`).not.toContain('casino.com');
	expect(html).not.toContain('<b>');
});

test.each([
	['en', 'We answer by Mon 23 Nov 2026, 09:00'],
	['de', 'Wir antworten bis Mo 23. Nov. 2026, 09:00'],
] as const)(
	'where the team is not at work in 24 hours, it names the promised moment in the place of them: %s',
	(language, said) => {
		const { text, html } = renderMail(
			contactGuestMail({ ...MESSAGE, language, createdAt: Date.UTC(2026, 10, 20, 18) }),
		);
		expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
		expect(`${text}${html}`).not.toMatch(/24 hours|24 Stunden/);
	},
);
