import { describe, expect, it, test } from 'vitest';
import { agePolicy } from '~/domain/hotel/age-policy';
import { categoryLabel } from '~/domain/hotel/category';
import { enquiryState } from '~/domain/hotel/enquiry-state';
import { invitationEnd, invitationRequestKey, invitationToken, newInvitationId } from '~/domain/hotel/hotel-invitation';
import { hotelTabs, readHotelTab, showsMice } from '~/domain/hotel/hotel-tabs';
import { teamState } from '~/domain/hotel/reservations-hours';
import { measureWords, squareFeet } from '~/domain/hotel/room-size';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the reservations team works 9am to 5pm Monday to Saturday on the clock of its hotel', () => {
	test.each([
		// Friday 20 November 2026; Paris is an hour ahead of UTC, Tokyo nine.
		['2026-11-20T07:59:00Z', 'Europe/Paris', false, '2026-11-20', '09:00', '2026-11-20T08:00:00Z'],
		['2026-11-20T08:00:00Z', 'Europe/Paris', true, '2026-11-20', '17:00', '2026-11-20T16:00:00Z'],
		['2026-11-20T15:59:00Z', 'Europe/Paris', true, '2026-11-20', '17:00', '2026-11-20T16:00:00Z'],
		['2026-11-20T16:00:00Z', 'Europe/Paris', false, '2026-11-21', '09:00', '2026-11-21T08:00:00Z'],
		['2026-11-21T16:30:00Z', 'Europe/Paris', false, '2026-11-23', '09:00', '2026-11-23T08:00:00Z'],
		['2026-11-22T12:00:00Z', 'Europe/Paris', false, '2026-11-23', '09:00', '2026-11-23T08:00:00Z'],
		['2026-11-20T12:00:00Z', 'Asia/Tokyo', false, '2026-11-21', '09:00', '2026-11-21T00:00:00Z'],
		['2026-11-20T14:30:00Z', 'America/New_York', true, '2026-11-20', '17:00', '2026-11-20T22:00:00Z'],
		// The night in which clocks go forward, and the one in which they go back.
		['2027-03-27T20:00:00Z', 'Europe/Paris', false, '2027-03-29', '09:00', '2027-03-29T07:00:00Z'],
		['2026-10-24T20:00:00Z', 'Europe/Paris', false, '2026-10-26', '09:00', '2026-10-26T08:00:00Z'],
	])('at %s in %s', (now, zone, isOpen, day, time, changesAt) => {
		expect(teamState(Date.parse(now), zone)).toMatchObject({
			isOpen,
			changesThere: { day, time },
			changesAt: Date.parse(changesAt),
		});
	});
});

it('rounds square feet', () => {
	expect([squareFeet(1), squareFeet(100), squareFeet(104)]).toEqual([11, 1076, 1119]);
});

test.each([
	[120, 'area', 'metric', '120 m²', '1,292 sq ft'],
	[3.4, 'length', 'metric', '3.4 m', '11 ft'],
	[1292, 'area', 'imperial', '1,292 sq ft', '120 m²'],
	[11, 'length', 'imperial', '11 ft', '3.4 m'],
] as const)('%d of %s in the %s system is %s, %s', (value, kind, system, own, other) => {
	const words = measureWords(value, kind, system, 'en');
	expect([plain(words.own), plain(words.other)]).toEqual([own, other]);
});

test.each([
	[{ isAdultsOnly: false, minGuestAge: null, maxAgeInfant: null, maxAgeChild: null }, 17, { from: 0, to: 16 }],
	[{ isAdultsOnly: false, minGuestAge: null, maxAgeInfant: 2, maxAgeChild: 11 }, 12, { from: 3, to: 11 }],
	[{ isAdultsOnly: true, minGuestAge: null, maxAgeInfant: 2, maxAgeChild: 11 }, 21, null],
	[{ isAdultsOnly: true, minGuestAge: 16, maxAgeInfant: null, maxAgeChild: null }, 16, null],
])('ages %o: adults from %d, children %o', (ages, adultsFrom, children) => {
	expect(agePolicy(ages)).toEqual({ adultsFrom, children });
});

it('names categories in the fixed words', () => {
	expect((['4star', '5star', 'palace'] as const).map((each) => categoryLabel(each, 'en'))).toEqual([
		'4 Star',
		'5 Star',
		'5 Star Palace',
	]);
});

describe('tabs', () => {
	it('are those of the trade, or of the consumer variant', () => {
		expect(hotelTabs({ isTrade: true, hasMice: false })).toEqual(['hotel', 'rooms', 'sales', 'enquiry']);
		expect(hotelTabs({ isTrade: false, hasMice: true })).toEqual(['hotel', 'enquiry', 'mice']);
	});

	test.each([
		['', 'hotel'],
		['tab=sales', 'sales'],
		['tab=nonsense', 'hotel'],
		['checkInDate=2027-02-13&checkOutDate=2027-02-20', 'rooms'],
		['checkInDate=2027-02-13&tab=enquiry', 'enquiry'],
	])('"%s" opens %s', (query, tab) => {
		expect(readHotelTab(new URLSearchParams(query), hotelTabs({ isTrade: true, hasMice: false }))).toBe(tab);
	});

	it('of the trade are not opened for others', () => {
		const tabs = hotelTabs({ isTrade: false, hasMice: false });
		for (const query of ['tab=sales', 'tab=rooms', 'tab=mice', 'checkInDate=2027-02-13'])
			expect(readHotelTab(new URLSearchParams(query), tabs)).toBe('hotel');
	});

	test.each([
		['Standard Demo Hotel', 0, false, true],
		['The standard-demo', 0, false, true],
		['Le Mélèze Blanc', 2, false, false],
		['Le Mélèze Blanc', 2, true, true],
		['Le Mélèze Blanc', 0, true, false],
	])('MICE of %s with %d rooms, flag %s: %s', (name, count, isFlagOn, isShown) => {
		expect(showsMice({ name, count }, isFlagOn)).toBe(isShown);
	});
});

test.each([
	[true, false, 'user_1', 'chat'],
	[true, false, null, 'unlock'],
	[true, false, '', 'unlock'],
	[true, true, 'user_1', 'notReady'],
	[true, true, null, 'notReady'],
	[false, false, 'user_1', 'notReady'],
])('chat enabled %s, consumer brand %s, user %s: %s', (isChatEnabled, isB2C, userId, state) => {
	expect(enquiryState({ isChatEnabled, isB2C, userId })).toBe(state);
});

it('an invitation ends at a midnight 14 to 15 days later; its token is of its own random id', async () => {
	const noon = Date.parse('2026-11-20T12:00:00Z');
	const evening = Date.parse('2026-11-20T23:59:59Z');
	expect(invitationEnd(noon)).toBe(Date.parse('2026-12-05T00:00:00Z'));
	expect(invitationEnd(evening)).toBe(invitationEnd(noon));
	const made = { id: newInvitationId(), createdAt: noon };
	const token = await invitationToken('0123456789abcdef', made);
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(await invitationToken('0123456789abcdef', { ...made })).toBe(token);
	for (const other of [{ id: newInvitationId() }, { createdAt: evening }])
		expect(await invitationToken('0123456789abcdef', { ...made, ...other })).not.toBe(token);
	expect(await invitationToken('fedcba9876543210', made)).not.toBe(token);
});

it('the same person invites the same contact of a hotel once a day', async () => {
	const request = { hotelId: 'hotel_1', userId: 'user_1', expiresAt: 1, contact: '' };
	const key = await invitationRequestKey(request);
	expect(await invitationRequestKey({ ...request })).toBe(key);
	for (const other of [{ userId: 'user_2' }, { hotelId: 'hotel_2' }, { expiresAt: 2 }, { contact: 'a@b.example' }])
		expect(await invitationRequestKey({ ...request, ...other })).not.toBe(key);
});
