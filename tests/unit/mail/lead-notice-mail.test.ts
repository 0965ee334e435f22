import { describe, expect, it } from 'vitest';
import { mailBrand } from '~/domain/mail/mail-brand';
import { LEAD_NOTICES, type LeadNoticeData } from '~/domain/mail/messages/lead-notice-data';
import { leadNoticeMail } from '~/domain/mail/messages/lead-notice-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const SAMPLE: LeadNoticeData = {
	kind: 'optionConfirmed',
	audience: 'agent',
	brand: mailBrand(DEFAULT_BRAND, 'https://agents.example'),
	language: 'en',
	bookingNumber: 'FL-K7M3Q9',
	house: { name: 'Chalet Aurikel', place: 'Lech', country: 'AT' },
	agency: 'Corvin & Lys',
	agent: { name: 'Aurélie Marchand', email: 'aurelie@corvin.example' },
	client: 'Ada Thorne',
	bookingReference: 'TLS4711',
	clientReference: null,
	comments: null,
	checkIn: '2027-02-20',
	checkOut: '2027-02-27',
	serviceLevel: 'catered',
	pax: 4,
	adults: null,
	children: null,
	childrenAges: null,
	...{ rooms: [], terms: null, paymentProfile: null, cancellationFeeMinor: null },
	currency: 'EUR',
	subtotalMinor: 3_200_000,
	cardFeeMinor: 96_000,
	totalMinor: 3_296_000,
	commission: { percent: 12.5, minor: 400_000 },
	expiresAt: Date.parse('2026-11-23T09:46:00Z'),
	timeZone: 'Europe/Vienna',
	isQueued: false,
	isTaken: false,
	stayRequest: null,
	movedFrom: null,
	note: null,
	url: 'https://agents.example/partner/dashboard?lead=lead_1',
};

describe('the agent', () => {
	it('reads what has happened, until when, and what it costs', () => {
		const { subject, text, html } = renderMail(leadNoticeMail(SAMPLE));
		expect(subject).toBe('Your option is confirmed: Chalet Aurikel · 20 – 27 Feb 2027 · Ada Thorne');
		expect(text).toContain('Dear Aurélie Marchand,');
		expect(text.replace(/\s+/g, ' ')).toContain('held for your client until Mon, 23 Nov 2026, 10:46 CET, local time.');
		expect(text).toMatch(/Total: +EUR\s32\s960,00/);
		expect(text).toMatch(/Your commission \(12\.5%\): +EUR\s4\s000,00/);
		expect(html).toContain('href="https://agents.example/partner/dashboard?lead=lead_1"');
	});

	it('reads who the guests are, or how many where only that is known', () => {
		expect(renderMail(leadNoticeMail(SAMPLE)).text).toMatch(/Guests: +4\n/);
		const party = { pax: 5, adults: 4, children: 2, childrenAges: [6, 1] };
		expect(renderMail(leadNoticeMail({ ...SAMPLE, ...party })).text).toMatch(
			/Guests: +4 adults, 2 children \(aged 6, under 2\)/,
		);
	});

	it('reads it in German', () => {
		const { subject, text } = renderMail(leadNoticeMail({ ...SAMPLE, language: 'de' }));
		expect(subject).toContain('Ihre Option ist bestätigt: Chalet Aurikel');
		expect(text.replace(/\s+/g, ' ')).toContain('bis Mo., 23. Nov. 2026, 10:46 Uhr MEZ, Ortszeit');
		expect(text).toContain('Ihre Provision (12,5\u00a0%)');
		expect(text).toContain('Lech, Österreich');
	});

	it('reads that an option waits, and why a waiting one is declined', () => {
		expect(
			renderMail(leadNoticeMail({ ...SAMPLE, kind: 'optionRequested', isQueued: true, expiresAt: null })).text,
		).toContain('waits in line');
		expect(renderMail(leadNoticeMail({ ...SAMPLE, kind: 'optionDeclined', isTaken: true })).text).toContain(
			'booked by somebody',
		);
	});
});

describe('operator and team', () => {
	it('show the requester and the request in English, without commission', () => {
		const { subject, text, html } = renderMail(
			leadNoticeMail({
				...SAMPLE,
				language: 'de',
				audience: 'house',
				kind: 'changeRequested',
				commission: null,
				expiresAt: null,
				stayRequest: {
					checkIn: '2027-02-27',
					checkOut: '2027-03-06',
					priceMinor: 3_000_000,
					comments: 'One week later',
				},
			}),
		);
		expect(subject).toContain('Change requested: Chalet Aurikel');
		expect(text).toMatch(/Agency: +Corvin & Lys/);
		expect(text).toMatch(/Wished price: +EUR\s30\s000,00/);
		expect(text).toContain('Sat, 6 Mar 2027');
		expect(text).toContain('One week later');
		expect(html + text).not.toMatch(/commission|Provision/i);
	});
});

describe('every notice', () => {
	it.each(LEAD_NOTICES)(
		'%s has words for both, in both languages, and nothing that is typed becomes markup or a link',
		(kind) => {
			for (const language of ['en', 'de'] as const)
				for (const audience of ['agent', 'house'] as const) {
					const { subject, html, text } = renderMail(
						leadNoticeMail({
							...SAMPLE,
							kind,
							language,
							audience,
							client: '<b>x</b> www.evil.example\r\nBcc: a@b.example',
							comments: 'See https://evil.example <script>',
							agent: { name: 'www.evil.example', email: 'x@y.example' },
						}),
					);
					expect(subject).not.toMatch(/[\r\n]|undefined/);
					expect(html).not.toMatch(/<b>x|<script>|evil/);
					expect(text).not.toMatch(/evil|undefined|null/);
				}
		},
	);
});

describe('rooms of a hotel', () => {
	const hotel: LeadNoticeData = {
		...SAMPLE,
		kind: 'bookingConfirmed',
		timeZone: 'Europe/Paris',
		rooms: [
			{ roomName: 'Deluxe Room', rateName: 'Flexible', adults: 2, childrenAges: [7] },
			{ roomName: 'Suite', rateName: 'Advance Purchase', adults: 2, childrenAges: [] },
		],
		terms: {
			payments: [{ kind: 'final', dueDate: '2027-01-10', minor: 3_296_000 }],
			cancellation: [
				{ from: '2026-11-20', until: '2027-01-08', keptMinor: 0 },
				{ from: '2027-01-09', until: '2027-02-06', keptMinor: 1_648_000 },
			],
		},
		paymentProfile: 'ClientPays',
	};

	it('are listed with guests, payments, and the last minute of each cancellation fee', () => {
		const { text } = renderMail(leadNoticeMail(hotel));
		for (const line of [
			/Room 1: .*Deluxe Room, Flexible \(.*7.*\)/,
			/Room 2: .*Suite, Advance Purchase/,
			/Your client pays the hotel/,
			/Sun, 10 Jan 2027/,
			/Until Fri, 8 Jan 2027, 23:59 CET.*nothing/,
			/Until Sat, 6 Feb 2027, 23:59 CET.*16\s480,00/,
		])
			expect(text).toMatch(line);
	});

	it('of a cancelled booking say its fee and no dates', () => {
		const { text } = renderMail(
			leadNoticeMail({ ...hotel, kind: 'bookingCancelled', cancellationFeeMinor: 1_648_000 }),
		);
		expect(text).toMatch(/Cancellation fee.*16\s480,00/);
		expect(text).not.toContain('23:59');
	});

	it('of a change that is asked for are those that would be', () => {
		const stayRequest = { checkIn: '2027-02-01', rooms: hotel.rooms.slice(1), totalMinor: 900_000, comments: null };
		const { text } = renderMail(leadNoticeMail({ ...hotel, kind: 'changeRequested', audience: 'house', stayRequest }));
		expect(text).toMatch(/Mon, 1 Feb 2027/);
		expect(text).toMatch(/9\s000,00/);
	});
});
