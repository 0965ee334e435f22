import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarError, MOST_EVENTS, readCalendar } from '~/domain/calendar-sync/read-calendar';
import { addDays, plainDate } from '~/domain/date/plain-date';

const READING = {
	timeZone: 'Europe/Zurich',
	today: plainDate('2026-11-27'),
	until: plainDate('2029-11-27'),
};
const fixture = (name: string) => readFileSync(`tests/fixtures/calendars/${name}.ics`, 'utf8');
const nights = (text: string, given = {}) =>
	readCalendar(text, { ...READING, ...given }).map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`);
const calendar = (...events: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
	['BEGIN:VEVENT', 'UID:x@example', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const fault = (text: string) => {
	try {
		readCalendar(text, READING);
		return null;
	} catch (error) {
		if (!(error instanceof CalendarError)) throw error;
		return error.fault;
	}
};

describe('the calendar of another channel', () => {
	it('is read as Airbnb writes it', () => {
		expect(nights(fixture('airbnb'))).toEqual(['2026-12-19 2026-12-26', '2027-01-06 2027-01-09']);
	});

	it('is read as Booking.com writes it', () => {
		expect(nights(fixture('booking-com'))).toEqual(['2027-01-30 2027-02-06', '2027-02-06 2027-02-13']);
	});

	it('is read as Google writes it: recurring, moved and left out, by any clock, and without what takes no night', () => {
		expect(nights(fixture('google'))).toEqual([
			'2026-12-12 2026-12-14',
			// The 19th is left out, the 26th was moved by a day.
			'2026-12-27 2026-12-29',
			'2027-01-02 2027-01-04',
			// 23:00 in Greenwich is the next day at the property.
			'2027-01-11 2027-01-12',
		]);
	});

	it('has the days of moments in the zone of the property', () => {
		const text = calendar(event('DTSTART:20270110T233000Z', 'DTEND:20270112T060000Z'));
		expect(nights(text)).toEqual(['2027-01-11 2027-01-12']);
		expect(nights(text, { timeZone: 'America/New_York' })).toEqual(['2027-01-10 2027-01-12']);
		// A zone that is named and not defined is known by its name; one that nobody knows means the clock as it stands.
		const named = (zone: string) =>
			nights(calendar(event(`DTSTART;TZID=${zone}:20270110T203000`, `DTEND;TZID=${zone}:20270112T060000`)));
		expect(named('America/New_York')).toEqual(['2027-01-11 2027-01-12']);
		expect(named('W. Europe Standard Time')).toEqual(['2027-01-10 2027-01-12']);
	});

	it('has one night for a day without an end, and none for a moment', () => {
		expect(nights(calendar(event('DTSTART;VALUE=DATE:20270110')))).toEqual(['2027-01-10 2027-01-11']);
		expect(nights(calendar(event('DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270110')))).toEqual([
			'2027-01-10 2027-01-11',
		]);
		expect(nights(calendar(event('DTSTART;VALUE=DATE:20270110', 'DURATION:P1W')))).toEqual(['2027-01-10 2027-01-17']);
		expect(nights(calendar(event('DTSTART:20270110T120000Z')))).toEqual([]);
	});

	it('says nothing of what is over, of the far future, and of our own busy times that come back', () => {
		const days = (from: string, to: string) => event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
		expect(nights(calendar(days('20261120', '20261127')))).toEqual([]);
		expect(nights(calendar(days('20261120', '20261128')))).toEqual(['2026-11-20 2026-11-28']);
		expect(nights(calendar(days('20270101', '20991231')))).toEqual(['2027-01-01 2029-11-27']);
		const own = days('20270101', '20270108').replace('x@example', 'lead_1@busy.firnlicht');
		expect(nights(calendar(own))).toEqual([]);
	});

	it('is refused whole where a part of it cannot be read', () => {
		const good = event('DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270117');
		expect(fault(calendar(good, event('DTSTART;VALUE=DATE:20271340')))).toBe('broken');
		expect(fault(calendar(good, event('SUMMARY:no start')))).toBe('broken');
		expect(fault(calendar(good, event('DTSTART;VALUE=DATE:20270117', 'DTEND;VALUE=DATE:20270110')))).toBe('broken');
		expect(fault(calendar(good).slice(0, -40))).toBe('broken');
		expect(fault('<!doctype html><title>Sign in</title>')).toBe('not-a-calendar');
		expect(fault('')).toBe('not-a-calendar');
	});

	it('is bounded: too many events, and rules that never end or go by the second', () => {
		const many = Array.from({ length: MOST_EVENTS + 1 }, () => event('DTSTART;VALUE=DATE:20270110'));
		expect(fault(calendar(...many))).toBe('too-many');
		expect(fault(calendar(event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')))).toBe('too-many');
		const daily = nights(calendar(event('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY')));
		expect([daily.length, daily[0], daily.at(-1)]).toEqual([1096, '2026-11-27 2026-11-28', '2029-11-26 2029-11-27']);
	});

	it('gives or refuses every text, and never anything else', () => {
		const line = fc.oneof(
			fc.constantFrom('BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'RRULE:FREQ=DAILY;COUNT=3'),
			fc.constantFrom('DTSTART:20270110', 'DTSTART;VALUE=DATE:20270110', 'DTEND;TZID=Nowhere/City:20270110T100000'),
			fc.constantFrom('RECURRENCE-ID:20270110', 'EXDATE:x', 'RDATE;VALUE=PERIOD:20270101T000000Z/P1D', 'UID:a', ''),
			fc.string({ maxLength: 40 }),
		);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
				try {
					for (const { checkIn, checkOut } of readCalendar(calendar(...lines), READING))
						expect(addDays(checkIn, 1) <= checkOut).toBe(true);
				} catch (error) {
					expect(error).toBeInstanceOf(CalendarError);
				}
			}),
			{ numRuns: 2000 },
		);
	});
});
