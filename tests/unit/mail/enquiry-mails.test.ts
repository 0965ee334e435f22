import { describe, expect, test } from 'vitest';
import { enquiryGuestMail } from '~/domain/mail/messages/enquiry-guest-mail';
import { enquiryTeamMail } from '~/domain/mail/messages/enquiry-team-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { enquirySample, generalSample } from './enquiry-sample';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;

describe('the guest', () => {
	test('shows the request and the next steps in English', () => {
		const { subject, text, html } = renderMail(enquiryGuestMail(enquirySample));
		expect(subject).toBe('Your enquiry for Chalet Aurikel');
		expect(text).toContain(`Your enquiry
------------
House:          Chalet Aurikel, Lech, Austria
Check-in:       Sat, 19 Dec 2026
Check-out:      Sat, 26 Dec 2026
Length:         7 nights
Guests:         6 adults, 2 children (aged 6, 9)
Service level:  Catered
Price shown:    38 500 EUR
`);
		expect(text).toContain('within 24 hours');
		expect(html).toContain('<html lang="en"');
		expect(html).toContain('src="https://pictures.firnlicht.example/0a1b/1200.jpg"');
		expect(html).toContain('href="https://www.firnlicht.example/chalets/austria/lech/chalet-aurikel"');
	});

	test('reads it in German', () => {
		const { subject, text, html } = renderMail(
			enquiryGuestMail({ ...enquirySample, language: 'de', childrenAges: [] }),
		);
		expect(subject).toBe('Ihre Anfrage für Chalet Aurikel');
		expect(text).toContain('Haus:             Chalet Aurikel, Lech, Österreich\nAnreise:          Sa., 19. Dez. 2026');
		expect(text).toContain('6 Erwachsene, 2 Kinder\n');
		expect(text).toContain('innerhalb von 24 Stunden');
		expect(html).toContain('<html lang="de"');
	});

	test.each([
		['en', 'aged 6, under 2'],
		['de', 'Alter 6, unter 2'],
	] as const)('names no age under 2, in %s', (language, ages) => {
		const { text } = renderMail(enquiryGuestMail({ ...enquirySample, language, childrenAges: [6, 0] }));
		expect(text).toContain(ages);
	});

	test('contains no links from the input of a stranger', () => {
		const { html, text } = renderMail(
			enquiryGuestMail({
				...generalSample,
				fullName: 'Win now at evil.com',
				message:
					'See https://evil.example/x and www.evil.top or evil.shop/y, mail me@evil.example. Dr.Muster, z.B. am 20.12.',
				details: { destination: 'http://evil.example' },
			}),
		);
		for (const part of [html, text]) {
			expect(part).not.toContain('evil');
			expect(part).toContain('Dr.Muster, z.B. am 20.12.');
			expect(part).toContain('Good day,');
		}
	});

	test('gets no picture and no link of another scheme', () => {
		const property = {
			...enquirySample.propertyDetails,
			pictureUrl: 'data:image/png;base64,AA',
			url: 'javascript:alert(1)',
		};
		const { html } = renderMail(
			enquiryGuestMail({
				...enquirySample,
				propertyDetails: { ...property, id: 'prop_1', name: 'Chalet Aurikel', city: 'Lech', country: 'AT' },
			}),
		);
		expect(html).not.toMatch(/javascript:|data:|<img/);
		expect(html).toContain('href="https://www.firnlicht.example/search"');
	});
});

describe('the team', () => {
	test('reads everything in English', () => {
		const { subject, text, html } = renderMail(enquiryTeamMail({ ...enquirySample, language: 'de' }));
		expect(subject).toBe('Enquiry: Chalet Aurikel, Lech · 19 – 26 Dec 2026 · Eleanor Ashcombe');
		for (const fact of ['eleanor@ashcombe.example', '+44 20 5550 0123', 'London', 'Catered', 'German', 'FL-4K7M3B']) {
			expect(text).toContain(fact);
			expect(html).toContain(fact);
		}
		expect(text).toContain('Answer by:        Sat, 21 Nov 2026, 10:46 (Vienna)');
		expect(html).toContain('href="mailto:eleanor@ashcombe.example"');
		expect(html).toContain('href="tel:+442055500123"');
	});

	test('reads a general enquiry with every answer', () => {
		const { subject, text } = renderMail(enquiryTeamMail(generalSample));
		expect(subject).toBe('New general enquiry · 19 – 26 Dec 2026 · Eleanor Ashcombe');
		expect(text).toContain(`Destination:      Lech or St. Anton
Check-in:         Sat, 19 Dec 2026
Check-out:        Sat, 26 Dec 2026
Length:           7 nights
Guests:           6 adults, 2 children (aged 6, 9)
Property type:    Chalet
Bedrooms:         5
Activities:       Skiing on piste, Snowshoeing
Preferences:      Sauna, Quiet location
Services:         Chef
Booking for:      Our managing director
Travelling from:  Hamburg
`);
	});
});

describe.each([
	['guest', enquiryGuestMail],
	['team', enquiryTeamMail],
] as const)('hostile texts in the mail to the %s', (_, describeMail) => {
	test('are escaped wherever they stand', () => {
		const { html } = renderMail(
			describeMail({
				...generalSample,
				fullName: HOSTILE,
				email: HOSTILE,
				phone: HOSTILE,
				city: HOSTILE,
				message: HOSTILE,
				details: { destination: HOSTILE, activities: [HOSTILE], bookingForWhom: HOSTILE, originCity: HOSTILE },
			}),
		);
		expect(html).not.toMatch(/<script|<img/i);
		expect(html).toContain('&lt;script&gt;');
		// no attribute is left by a quotation mark
		expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*onerror/);
	});

	test('bring no line break into the subject and no long line into the text', () => {
		const { subject, text } = renderMail(
			describeMail({
				...enquirySample,
				fullName: 'Eve\r\nBcc: victim@example.com',
				message: 'word '.repeat(200),
				propertyDetails: enquirySample.propertyDetails && { ...enquirySample.propertyDetails, name: 'Chalet\nX' },
			}),
		);
		expect(subject).not.toMatch(/[\r\n]/);
		expect(subject.length).toBeLessThanOrEqual(200);
		expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
	});
});
