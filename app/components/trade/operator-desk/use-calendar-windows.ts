import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { filterParts } from '~/domain/operator-desk/calendar/calendar-filter';
import { placesOfWindow, type WindowAt, windowsOver } from '~/domain/operator-desk/calendar/calendar-window';
import type {
	CalendarProperty,
	CalendarWindow,
	DeskCalendar,
} from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { callSite } from '~/platform/call-site';

/** Windows that are asked for at the same time; the others follow. */
const AT_ONCE = 3;

const keyOf = ({ row, day }: WindowAt) => `${row} ${day}`;

/**
 * The properties and days of the calendar that are loaded, by the number of the property among all (OPERATOR-9). `need` asks for what is in sight; an answer of
 * the page makes what was loaded before it old: it is shown until it is there anew.
 */
export function useCalendarWindows(calendar: DeskCalendar) {
	const { from, filter, all, places, window: first } = calendar;
	const store = useRef(new Map<string, { window: CalendarWindow; isOld: boolean }>());
	const wanted = useRef<WindowAt[]>([]);
	const running = useRef(new Map<string, AbortController>());
	const question = useRef('');
	const merged = useRef(new Map<number, { parts: CalendarWindow[]; properties: CalendarProperty[] }>());
	const [version, setVersion] = useState(0);
	const [hasFailed, setFailed] = useState(false);

	const asked = new URLSearchParams([['from', from], ...filterParts(filter)]).toString();
	const known = useRef<CalendarWindow | null>(null);
	if (known.current !== first) {
		// Before the render that shows it, so that nothing old is shown for a moment.
		known.current = first;
		if (question.current !== asked) store.current.clear();
		question.current = asked;
		for (const each of store.current.values()) each.isOld = true;
		store.current.set(keyOf(first), { window: first, isOld: false });
	}

	const pump = useCallback(() => {
		for (const at of wanted.current) {
			const key = keyOf(at);
			const own = store.current.get(key);
			if (running.current.size >= AT_ONCE) return;
			if (running.current.has(key) || (own && !own.isOld)) continue;
			const abort = new AbortController();
			running.current.set(key, abort);
			// The number of taken properties is that of all rows: one window of these days has it.
			const isCounted = ![...store.current.values()].some(
				({ window, isOld }) => window.day === at.day && window.taken && !isOld,
			);
			const query = new URLSearchParams(asked);
			query.set('row', String(at.row));
			query.set('day', String(at.day));
			const { keys, skip } = placesOfWindow(places, at.row);
			for (const key of keys) query.append('in', key);
			query.set('skip', String(skip));
			if (isCounted) query.set('counts', '');
			callSite(`/partner/desk/calendar/window?${query}`, { signal: abort.signal })
				.then((response) => {
					if (!response.ok) throw new Error(String(response.status));
					return response.json() as Promise<CalendarWindow>;
				})
				.then((window) => {
					store.current.set(key, { window, isOld: false });
					running.current.delete(key);
					setVersion((before) => before + 1);
					setFailed(false);
					pump();
				})
				.catch((error: unknown) => {
					running.current.delete(key);
					if (!abort.signal.aborted) setFailed(true);
					else if (!(error instanceof DOMException)) throw error;
				});
		}
	}, [asked, places]);

	const span = useRef<Parameters<typeof windowsOver>[0] | null>(null);
	const need = useCallback(
		(rows: readonly [number, number], days: readonly [number, number]) => {
			span.current = { rows, days };
			wanted.current = windowsOver({ rows, days }, all);
			pump();
		},
		[all, pump],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the page makes the others old
	useEffect(() => {
		if (span.current) need(span.current.rows, span.current.days);
	}, [need, first]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: answers to another question come too late
	useEffect(
		() => () => {
			for (const each of running.current.values()) each.abort();
			running.current.clear();
		},
		[asked, first],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the store changes with the version
	return useMemo(() => {
		const rows: (CalendarProperty | undefined)[] = [];
		const taken = new Map<string, number>();
		const byRow = new Map<number, CalendarWindow[]>();
		const days = new Set<number>();
		// What is old comes first, so that newer numbers hold.
		const stored = [...store.current.values()].sort((a, b) => Number(b.isOld) - Number(a.isOld));
		for (const { window } of stored) {
			byRow.set(window.row, [...(byRow.get(window.row) ?? []), window]);
			if (!window.taken) continue;
			days.add(window.day);
			for (const [night, count] of window.taken) taken.set(night, count);
		}
		for (const [row, parts] of byRow) {
			const before = merged.current.get(row);
			// What has not changed stays the same object, so that its rows are not drawn again.
			const isSame = before?.parts.length === parts.length && before.parts.every((part, at) => part === parts[at]);
			const properties = isSame ? before.properties : merge(parts);
			merged.current.set(row, { parts, properties });
			for (const [at, each] of properties.entries()) rows[row + at] = each;
		}
		return { rows, loaded: rows.filter((each) => each !== undefined), taken, days, hasFailed, need };
	}, [version, first, hasFailed, need]);
}

/** The nights of the same properties, from several windows of days; a stay that reaches into two of them stands once. */
function merge(parts: readonly CalendarWindow[]): CalendarProperty[] {
	const [first, ...others] = parts;
	if (!first || others.length === 0) return first?.properties ?? [];
	return first.properties.map((property) => {
		const same = parts.flatMap(({ properties }) => properties.filter(({ id }) => id === property.id));
		const bars = new Map(same.flatMap((each) => each.bars).map((bar) => [bar.id, bar]));
		const free = new Map(same.flatMap((each) => each.free).map((stay) => [stay.checkIn + stay.checkOut, stay]));
		const rules = new Map(same.flatMap((each) => each.rules).map((season) => [season.first_night, season]));
		return { ...property, bars: [...bars.values()], free: [...free.values()], rules: [...rules.values()] };
	});
}
