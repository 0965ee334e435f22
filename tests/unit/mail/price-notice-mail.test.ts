import { describe, expect, it } from 'vitest';
import { mailBrand } from '~/domain/mail/mail-brand';
import { type PriceNoticeData, priceNoticeMail } from '~/domain/mail/messages/price-notice-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { money } from '~/domain/money/money';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const chf = (minor: number) => money(minor, 'CHF');
const ROOM = { roomName: 'Double Room', rateName: 'Flexible', adults: 2, childrenAges: [] };

const SAMPLE: PriceNoticeData = {
	brand: mailBrand(DEFAULT_BRAND, 'https://agents.example'),
	language: 'en',
	agent: 'Aurélie Marchand',
	bookingNumber: 'FL-K7M3Q9',
	hotel: { name: 'Hotel Arve', place: 'Zermatt', country: 'CH' },
	client: 'Ada Thorne',
	bookingReference: 'TLS4711',
	clientReference: null,
	checkIn: '2027-02-13',
	checkOut: '2027-02-15',
	currency: 'CHF',
	rooms: [
		{ ...ROOM, changes: [{ kind: 'price', before: chf(80_000), after: chf(88_000), percent: 10 }] },
		{ ...ROOM, roomName: 'Suite', adults: 1, childrenAges: [9], changes: [{ kind: 'roomsLeft', left: 1 }] },
	],
	...{ tolerancePercent: 2.5, isByExchange: false },
	fromMinor: 200_000,
	toMinor: 208_000,
	beforeMinor: null,
	leadUrl: 'https://agents.example/partner/dashboard/leads/lead_1',
	roomsUrl: 'https://agents.example/partner/dashboard/leads/lead_1/rooms',
	offUrl: 'https://agents.example/price-notices/token',
};

const flat = (data: PriceNoticeData) => {
	const { subject, text, html } = renderMail(priceNoticeMail(data));
	return { subject, html, text: text.replace(/\s+/g, ' ') };
};

describe('a mail about the price of an interest', () => {
	it('tells both figures in the billed currency, what changed room by room, and both ways on', () => {
		const { subject, text, html } = flat(SAMPLE);
		expect(subject).toBe('The price of an interest has risen: Hotel Arve · 13 – 15 Feb 2027 · Ada Thorne');
		expect(text).toContain('now cost CHF 2 080,00 instead of CHF 2 000,00, 4% more');
		expect(text).toContain('Room 1: Double Room, Flexible (2 adults): CHF 880,00 instead of CHF 800,00');
		expect(text).toContain('Suite, Flexible (1 adult, 1 child (aged 9)): as you saved it');
		expect(text).toContain('a rise of more than 2.5%');
		expect(flat({ ...SAMPLE, tolerancePercent: 0 }).text).toContain('asked to be told of any rise.');
		expect(text).not.toContain('As we told you last');
		expect(html).toContain('href="https://agents.example/partner/dashboard/leads/lead_1/rooms"');
		expect(html).toContain('href="https://agents.example/price-notices/token"');
	});

	it('tells what was told last with a further rise', () => {
		expect(flat({ ...SAMPLE, beforeMinor: 205_000 }).text).toContain('As we told you last: CHF 2 050,00');
	});

	it('tells where only the exchange rate has moved', () => {
		expect(flat(SAMPLE).text).not.toContain('exchange rate');
		expect(flat({ ...SAMPLE, isByExchange: true }).text).toContain('the exchange rate has moved');
	});

	it('tells that a room is gone, without a price', () => {
		const [first, second] = SAMPLE.rooms;
		const rooms = [first, { ...second, changes: [{ kind: 'gone', reason: 'sold-out' }] }] as PriceNoticeData['rooms'];
		const { subject, text } = flat({ ...SAMPLE, rooms, toMinor: null });
		expect(subject).toContain('A room of an interest is no longer to be had');
		expect(text).toContain('no longer to be had at this rate');
		expect(text).not.toContain('Now:');
	});

	it('speaks German, and takes links out of names', () => {
		const { subject, text } = flat({ ...SAMPLE, language: 'de', client: 'Ada https://evil.example Thorne' });
		expect(subject).toContain('Der Preis eines Interesses ist gestiegen: Hotel Arve');
		expect(subject).not.toContain('evil.example');
		expect(text).toContain('kosten jetzt CHF 2 080,00 statt CHF 2 000,00, also 4 % mehr');
		expect(text).toContain('Zermatt, Schweiz');
	});
});
