import { useLocation, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlainDate } from '~/domain/date/plain-date';
import type { BlockKind } from '~/domain/operator-desk/blocks/read-block';
import type { BlockBar, DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { useShortcuts } from '../shortcuts';
import { type CalendarAnswer, NEW_BLOCK, type RulePart, type SentBlock } from './calendar-answer';
import { CalendarDone } from './calendar-done';
import type { TypedFree } from './calendar-filters';
import { layOut, type Zoom } from './calendar-geometry';
import { stretched } from './calendar-picks';
import { CalendarTable } from './calendar-table';
import { PhoneCalendar } from './phone/phone-calendar';
import { useActPanel } from './use-act-panel';
import { useCalendarWindows } from './use-calendar-windows';

/** Below this width the calendar shows a month of one property. */
const PHONE = '(width < 40rem)';

type CalendarBoardProps = {
	calendar: DeskCalendar;
	typed: TypedFree;
	answer: CalendarAnswer | null;
	now: number;
	zoom: Zoom;
};

/**
 * The calendar of the desk: nights are chosen, and what is to be done with them in the panel that comes up. Until the browser has said how wide it is,
 * both forms of it are there and the style sheet shows one.
 */
export function CalendarBoard({ calendar, typed, answer, now, zoom }: CalendarBoardProps) {
	const [shape, setShape] = useState<'phone' | 'wide' | null>(null);
	useEffect(() => {
		const media = matchMedia(PHONE);
		const look = () => setShape(media.matches ? 'phone' : 'wide');
		look();
		media.addEventListener('change', look);
		return () => media.removeEventListener('change', look);
	}, []);
	const windows = useCalendarWindows(calendar);
	const layout = useMemo(() => layOut(calendar.places), [calendar.places]);
	/** Forgets the chosen nights. */
	const clear = useRef(() => {});
	const act = useActPanel(answer, () => clear.current());
	const { open } = act;
	/** What is chosen, as a form begins with it; null for nothing. */
	const chosen = useRef<() => SentBlock | null>(() => null);

	const openNew = (kind: BlockKind) => () =>
		open({ view: 'form', begins: { ...(chosen.current() ?? NEW_BLOCK), kind } }, 'key');
	const openMenu = () => {
		const begins = chosen.current();
		if (begins) open({ view: 'menu', begins }, 'key');
		else openNew('own')();
	};
	const openRule = (view: 'price' | RulePart) => () => {
		const begins = chosen.current();
		if (begins) open({ view, begins }, 'key');
	};
	useShortcuts({
		...{ n: openMenu, b: openNew('own'), h: openNew('hold') },
		...{ p: openRule('price'), s: openRule('stay'), c: openRule('days') },
	});
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again
	useEffect(() => {
		if (hash === '#block') openMenu();
	}, [hash, key]);

	const submit = useSubmit();
	const loaded = useRef(windows.loaded);
	loaded.current = windows.loaded;
	const stretch = useCallback(
		(bar: BlockBar, nights: Pick<BlockBar, 'checkIn' | 'checkOut'>) =>
			submit(stretched(loaded.current, bar, nights), { method: 'post', preventScrollReset: true }),
		[submit],
	);
	const onStretch = useCallback(
		(bar: BlockBar, checkOut: PlainDate) => stretch(bar, { checkIn: bar.checkIn, checkOut }),
		[stretch],
	);
	const parts = { calendar, windows, layout, act, now, clear, chosen };
	return (
		<>
			<CalendarDone answer={answer} />
			{shape === 'phone' ? null : (
				<CalendarTable {...parts} zoom={zoom} isAlive={shape === 'wide'} onStretch={onStretch} />
			)}
			{shape === 'wide' ? null : <PhoneCalendar {...{ ...parts, typed, stretch }} isAlive={shape === 'phone'} />}
		</>
	);
}
