import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import ICAL from 'ical.js';
import { instantAt } from '../date/instant-at';
import { addDays, minPlainDate, type PlainDate, parsePlainDate, plainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import { OWN_UID } from './own-uid';

/** Nights that a calendar says are taken: those from `checkIn` to the one before `checkOut`. */
export type BusyPeriod = {
	/** Of the event's identity and days: an event that moves is another one. */
	key: string;
	checkIn: PlainDate;
	checkOut: PlainDate;
};

/** Why a text cannot be taken for a calendar's. */
export type CalendarFault = 'not-a-calendar' | 'broken' | 'too-many';

export class CalendarError extends Error {
	override name = 'CalendarError';
	constructor(readonly fault: CalendarFault) {
		super(fault);
	}
}

/** Events of a calendar and occurrences of recurring ones that are read; more is no calendar of one property. */
export const MOST_EVENTS = 5000;
const MOST_OCCURRENCES = 20_000;
const UTF8_MARK = '\uFEFF';

type Reading = {
	/** IANA zone of the property: in it a moment becomes a day. */
	timeZone: string;
	/** Periods that end on this day or before are over. */
	today: PlainDate;
	/** No night from this day on is read. */
	until: PlainDate;
};

/**
 * The nights that an iCalendar text (RFC 5545) says are taken, by arrival. All-day events are days as they stand; moments become days in the property's zone, so that
 * an event within one day takes no night. Cancelled and transparent events take none, and neither do ours that come back (`OWN_UID`). Recurring
 * events are unfolded with their exceptions. Throws CalendarError: one event that cannot be read makes the whole text `broken`, since its nights would be sold.
 */
export function readCalendar(text: string, reading: Reading): BusyPeriod[] {
	try {
		return busyPeriods(eventsOf(text), reading);
	} catch (error) {
		if (error instanceof CalendarError) throw error;
		// What the library throws has no type of its own.
		throw new CalendarError('broken');
	}
}

function busyPeriods(events: readonly ICAL.Component[], reading: Reading): BusyPeriod[] {
	const budget = { occurrences: MOST_OCCURRENCES };
	const periods = new Map<string, BusyPeriod>();
	for (const { main, exceptions } of byUid(events)) {
		const uid = String(main.getFirstPropertyValue('uid') ?? '');
		if (uid.endsWith(OWN_UID)) continue;
		for (const { start: checkIn, end } of occurrences(main, exceptions, reading, budget)) {
			const checkOut = minPlainDate(end, reading.until);
			if (checkOut <= checkIn || checkOut <= reading.today) continue;
			const key = bytesToHex(sha256(new TextEncoder().encode(`${uid} ${checkIn} ${checkOut}`))).slice(0, 32);
			periods.set(key, { key, checkIn, checkOut });
		}
	}
	if (periods.size > MOST_EVENTS) throw new CalendarError('too-many');
	return [...periods.values()].sort((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
}

function eventsOf(text: string): ICAL.Component[] {
	const body = text.startsWith(UTF8_MARK) ? text.slice(UTF8_MARK.length) : text;
	if (!/^\s*BEGIN:VCALENDAR\s/i.test(body)) throw new CalendarError('not-a-calendar');
	if ((body.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MOST_EVENTS) throw new CalendarError('too-many');
	// A text that was cut off is not a calendar with fewer events.
	if (!/END:VCALENDAR\s*$/i.test(body)) throw new CalendarError('broken');
	const parsed: unknown = ICAL.parse(body);
	const calendars = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
	const events = calendars.flatMap((jcal) => new ICAL.Component(jcal).getAllSubcomponents('vevent'));
	for (const event of events) checkDays(event);
	return events;
}

type Group = { main: ICAL.Component; exceptions: ICAL.Component[] };

/** The library turns the 40th of a month into a day of the next one. */
function checkDays(event: ICAL.Component): void {
	for (const name of ['dtstart', 'dtend']) {
		const [, , , written] = event.getFirstProperty(name)?.jCal ?? [];
		if (written !== undefined && !parsePlainDate(String(written).slice(0, 10))) throw new CalendarError('broken');
	}
}

/** Events with those that replace one of their occurrences; a replacement whose event is missing stands for itself. */
function byUid(events: readonly ICAL.Component[]): Group[] {
	const groups: Group[] = [];
	const recurring = new Map<string, Group>();
	const replacements: ICAL.Component[] = [];
	for (const event of events) {
		if (event.hasProperty('recurrence-id')) {
			replacements.push(event);
			continue;
		}
		const group = { main: event, exceptions: [] };
		groups.push(group);
		if (event.hasProperty('rrule') || event.hasProperty('rdate'))
			recurring.set(String(event.getFirstPropertyValue('uid')), group);
	}
	for (const event of replacements) {
		const group = recurring.get(String(event.getFirstPropertyValue('uid')));
		if (group) group.exceptions.push(event);
		else groups.push({ main: event, exceptions: [] });
	}
	return groups;
}

type Days = { start: PlainDate; end: PlainDate };

function* occurrences(
	main: ICAL.Component,
	exceptions: readonly ICAL.Component[],
	reading: Reading,
	budget: { occurrences: number },
): Generator<Days> {
	const event = new ICAL.Event(main, { exceptions: [...exceptions] });
	if (!event.isRecurring() || event.isRecurrenceException()) {
		if (isBusy(main)) yield daysOf(main, event.startDate, event.endDate, reading);
		return;
	}
	const iterator = event.iterator();
	for (;;) {
		const next = iterator.next();
		if (!next) return;
		if (budget.occurrences-- <= 0) throw new CalendarError('too-many');
		const { item, startDate, endDate } = event.getOccurrenceDetails(next);
		if (dayOf(next, zoneNamed(main, 'dtstart'), reading) >= reading.until) return;
		if (isBusy(item.component)) yield daysOf(item.component, startDate, endDate, reading);
	}
}

function isBusy(event: ICAL.Component): boolean {
	const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
	return word('status') !== 'CANCELLED' && word('transp') !== 'TRANSPARENT';
}

function daysOf(event: ICAL.Component, start: ICAL.Time | null, end: ICAL.Time, reading: Reading): Days {
	if (!start) throw new CalendarError('broken');
	const zone = zoneNamed(event, 'dtstart');
	const from = dayOf(start, zone, reading);
	const to = dayOf(end, zoneNamed(event, 'dtend') ?? zone, reading);
	if (to < from) throw new CalendarError('broken');
	return { start: from, end: start.isDate && to === from ? addDays(from, 1) : to };
}

/** The zone that a time names, which the text may leave undefined. */
function zoneNamed(event: ICAL.Component, property: 'dtstart' | 'dtend'): string | null {
	const name: unknown = event.getFirstProperty(property)?.getParameter('tzid');
	return typeof name === 'string' && isZone(name) ? name : null;
}

/** The day of a time as it stands, or in the property's zone where it is a moment. `named` is the zone of a time whose zone the text does not define. */
function dayOf(time: ICAL.Time, named: string | null, { timeZone }: Reading): PlainDate {
	const [month, day, hour, minute] = [time.month, time.day, time.hour, time.minute].map((each) => pad(each, 2));
	const written = plainDate(`${pad(time.year, 4)}-${month}-${day}`);
	if (time.isDate) return written;
	if (time.zone && time.zone !== ICAL.Timezone.localTimezone)
		return todayInZone(new Date(time.toUnixTime() * 1000), timeZone);
	return named === null ? written : todayInZone(new Date(instantAt(written, `${hour}:${minute}`, named)), timeZone);
}

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

function isZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
