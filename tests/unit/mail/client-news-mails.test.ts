import { expect, test } from 'vitest';
import { mailBrand } from '~/domain/mail/mail-brand';
import type { ClientNews } from '~/domain/mail/messages/client-news-mail';
import { paymentReceivedMail } from '~/domain/mail/messages/payment-received-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { CORVIN } from '../../../db/seed/brands/corvin';

const URL_OF_TRIP = 'https://agents.example/trips/abc';

function received(given: Partial<ClientNews>) {
	const news: ClientNews = {
		...{ brand: mailBrand(CORVIN, 'https://agents.example'), language: 'en', receiver: 'client', url: URL_OF_TRIP },
		booking: {
			...{ firstName: 'Ada www.evil.example', lastName: 'Thorne', bookingNumber: null, name: 'Chalet Aurikel' },
			...{ propertyName: 'aurikel', checkIn: '2027-02-20', checkOut: '2027-02-27' },
		},
		sender: { name: 'Clara Engels', agency: 'Nordwand Reisen', email: 'clara@n.example', phone: null },
		...given,
	};
	const mail = paymentReceivedMail({
		...{ news, currency: 'CHF', openMinor: 30_000, next: { minor: 10_000, dueDate: '2027-01-11' }, creditMinor: 0 },
		...{ payments: [{ minor: 945_000, receivedOn: '2026-11-20' }], receipts: [] },
	});
	return renderMail(mail);
}

test('a client’s news greet no address that was typed as a name, and lead nowhere where the page has ended', () => {
	const { html, text } = received({ url: null });
	for (const part of [html, text]) {
		expect(part).not.toContain('evil.example');
		expect(part).not.toContain('/trips/');
	}
	expect(text).toContain('Good day,');
});

test('an agent reads whose news it is, and the client who answers', () => {
	const [toAgent, toClient] = [received({ receiver: 'agent' }), received({})];
	expect(toAgent.subject).toMatch(/^Ada .* Thorne: We have received your payment for Chalet Aurikel$/);
	expect(toAgent.text).toContain('Dear Clara Engels,');
	expect(toAgent.text).not.toContain('Answer this mail');
	expect(toClient.text).toContain('Answer this mail to write to Clara Engels.');
	for (const { text } of [toAgent, toClient]) expect(text).toContain(URL_OF_TRIP);
});

test('amounts are in the booking’s currency, in both languages', () => {
	for (const language of ['en', 'de'] as const)
		expect(received({ language }).text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')).toMatch(
			/9 450,00 CHF · 20\.? Nov\.? 2026/,
		);
});
