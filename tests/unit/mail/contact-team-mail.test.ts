import { expect, test } from 'vitest';
import { contactTeamMail } from '~/domain/mail/messages/contact-team-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { enquirySample } from './enquiry-sample';

test('a contact message reaches the team with its subject, escaped', () => {
	const { subject, html, text } = renderMail(
		contactTeamMail({
			brand: enquirySample.brand,
			language: 'de',
			bookingNumber: 'FL-4K7M3B',
			createdAt: Date.UTC(2026, 6, 1, 8, 5),
			name: 'Jörg <b>Haller</b>',
			email: 'joerg@haller.example',
			subject: 'Transfers\r\nBcc: victim@example.com',
			message: 'Ab Innsbruck?\n<i>Danke</i>',
		}),
	);
	expect(subject).toBe('Contact · Transfers Bcc: victim@example.com · Jörg <b>Haller</b>');
	expect(html).not.toMatch(/<b>|<i>/);
	expect(html).toContain('Ab Innsbruck?<br>&lt;i&gt;Danke&lt;/i&gt;');
	expect(text).toContain('Received:        Wed, 1 Jul 2026, 10:05 (Vienna)');
});
