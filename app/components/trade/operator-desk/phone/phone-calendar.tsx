import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { addDays, daysBetween, maxPlainDate, minPlainDate, type PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { filterParts } from '~/domain/operator-desk/calendar/calendar-filter';
import { CALENDAR_DAYS, WINDOW_DAYS, WINDOW_ROWS } from '~/domain/operator-desk/calendar/calendar-window';
import type { BlockBar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { ICON_BUTTON } from '../../parts/icon-button';
import { tradeButton } from '../../trade-button';
import { ActPanel } from '../act-panel';
import { NEW_BLOCK } from '../calendar-answer';
import type { TypedFree } from '../calendar-filters';
import { ofBar } from '../calendar-picks';
import type { CalendarParts } from '../calendar-table';
import { bedsWords } from '../calendar-words';
import { monthsIn } from '../month-shares';
import { PhoneMonth } from './phone-month';
import { PhoneTools } from './phone-tools';
import { PropertyList } from './property-list';
import { useMovedEnds } from './use-moved-ends';

/** A finger that goes this far sideways, in px, turns to the next property. */
const SWIPE = 60;
/** Days that come with a step down. */
const MORE_DAYS = 62;

type PhoneCalendarProps = CalendarParts & {
	typed: TypedFree;
	isAlive: boolean;
	/** Gives a block or a hold other nights. */
	stretch: (bar: BlockBar, nights: Pick<BlockBar, 'checkIn' | 'checkOut'>) => void;
};

/** The nights of one property on a phone: months below each other; two taps choose nights. */
export function PhoneCalendar(props: PhoneCalendarProps) {
	const { calendar, windows, act, now, clear, chosen, typed, isAlive, stretch } = props;
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const { from, filter, all, after, today } = calendar;
	const { rows, loaded, need } = windows;
	const { open } = act;
	const [row, setRow] = useState(after);
	const [days, setDays] = useState(WINDOW_DAYS);
	const [picked, setPicked] = useState<{ first: PlainDate; last: PlainDate } | null>(null);
	const [isTapped, setTapped] = useState(false);
	const [isListing, setListing] = useState(false);
	const [listed, setListed] = useState(WINDOW_ROWS);
	const section = useRef<HTMLElement>(null);
	const end = useRef<HTMLDivElement>(null);
	const found = new URLSearchParams(filterParts(filter)).toString();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins with its first property
	useEffect(() => {
		setRow(after);
		setListed(WINDOW_ROWS);
	}, [after, found]);
	useEffect(() => {
		if (!isAlive) return;
		if (isListing) need([0, Math.min(all, listed) - 1], [0, 13]);
		else need([Math.max(0, row - 1), Math.min(all - 1, row + 1)], [0, days - 1]);
	}, [isAlive, isListing, listed, need, row, days, all]);
	useEffect(() => {
		if (!end.current) return;
		const watch = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting))
					setDays((before) => Math.min(CALENDAR_DAYS, before + MORE_DAYS));
			},
			{ rootMargin: '400px' },
		);
		watch.observe(end.current);
		return () => watch.disconnect();
	}, []);

	const property = rows[row];
	const begins = () =>
		picked && property
			? { ...NEW_BLOCK, properties: [property.id], checkIn: picked.first, checkOut: addDays(picked.last, 1) }
			: null;
	clear.current = () => {
		setPicked(null);
		setTapped(false);
	};
	chosen.current = begins;
	const turn = (step: 1 | -1) => {
		const next = row + step;
		if (next < 0 || next >= all) return;
		clear.current();
		act.close();
		setRow(next);
	};
	const onNight = (night: PlainDate) => {
		const next =
			isTapped && picked
				? { first: minPlainDate(picked.first, night), last: maxPlainDate(picked.first, night) }
				: { first: night, last: night };
		setPicked(next);
		setTapped(!isTapped);
		act.close();
		if (isTapped && property)
			open({
				view: 'menu',
				begins: { ...NEW_BLOCK, properties: [property.id], checkIn: next.first, checkOut: addDays(next.last, 1) },
			});
	};
	const onBlock = (bar: BlockBar) => {
		clear.current();
		open({ view: 'form', begins: ofBar(loaded, bar) });
	};
	const ends = useMovedEnds(
		({ bar, checkIn, checkOut }) => {
			if (bar) {
				if (checkIn !== bar.checkIn || checkOut !== bar.checkOut) stretch(bar, { checkIn, checkOut });
				return;
			}
			setPicked({ first: checkIn, last: addDays(checkOut, -1) });
			setTapped(false);
			if (property) open({ view: 'menu', begins: { ...NEW_BLOCK, properties: [property.id], checkIn, checkOut } });
		},
		property,
		act.at,
	);
	const swipe = useSwipe(turn);
	const names = [rows[row - 1]?.name ?? '', rows[row + 1]?.name ?? ''];
	return (
		<div className="desk-phone">
			<div className="phone-head">
				<button
					type="button"
					className={ICON_BUTTON}
					aria-label={t('phone.previous')}
					disabled={row === 0}
					onClick={() => turn(-1)}
				>
					<Icon name="chevronLeft" size={20} />
				</button>
				{property ? (
					<div className="phone-property">
						<span className="phone-picture">
							{property.picture ? <Picture picture={property.picture} sizes="56px" isInList /> : null}
						</span>
						<div className="min-w-0">
							<h2 aria-live="polite" className="truncate text-t3">
								{property.name}
							</h2>
							<p className="trade-note">
								{property.place}, {bedsWords(t, property)}
							</p>
						</div>
					</div>
				) : (
					<p className="phone-property">{t('loading')}</p>
				)}
				<button
					type="button"
					className={ICON_BUTTON}
					aria-label={t('phone.next')}
					disabled={row >= all - 1}
					onClick={() => turn(1)}
				>
					<Icon name="chevronRight" size={20} />
				</button>
				<p className="phone-beside">
					<span className="truncate">{names[0]}</span>
					<strong className="tabular whitespace-nowrap">{t('phone.at', { at: row + 1, count: all })}</strong>
					<span className="truncate text-right">{names[1]}</span>
				</p>
			</div>
			<PhoneTools {...{ calendar }} onList={() => setListing(true)} />
			{isListing ? (
				<PropertyList
					{...{ calendar, typed, rows, row, listed }}
					onMore={() => setListed((before) => Math.min(all, before + WINDOW_ROWS))}
					onChoose={(next) => {
						clear.current();
						setRow(next);
						setListing(false);
					}}
					onClose={() => setListing(false)}
				/>
			) : null}
			<div {...swipe}>
				{property
					? monthsIn(from, 0, days).map(({ start, end: until }) => (
							<PhoneMonth
								key={start.slice(0, 7)}
								{...{ property, start, today, now, picked, isAlive, ends, onNight, onBlock }}
								days={daysBetween(start, until)}
							/>
						))
					: null}
				<div ref={end} />
			</div>
			{picked && isTapped && property ? (
				<div className="phone-tapped">
					<p>
						<strong>{formatDate(picked.first, language, { weekday: 'plain' })}</strong>
						<span className="desk-note">{t('phone.tapLast')}</span>
					</p>
					<button
						type="button"
						className={tradeButton('dark')}
						onClick={() => {
							const own = begins();
							setTapped(false);
							if (own) open({ view: 'menu', begins: own }, 'key');
						}}
					>
						{t('phone.only')}
					</button>
				</div>
			) : null}
			{isAlive ? <ActPanel {...{ act, section, today }} properties={loaded} onClose={act.close} /> : null}
		</div>
	);
}

/** Turns to the next or previous property by a finger that goes sideways. */
function useSwipe(turn: (step: 1 | -1) => void) {
	const begun = useRef<{ x: number; y: number } | null>(null);
	const at = ({ changedTouches }: TouchEvent) => {
		const touch = changedTouches.item(0);
		return touch ? { x: touch.clientX, y: touch.clientY } : null;
	};
	return {
		onTouchStart: (event: TouchEvent) => {
			begun.current = event.touches.length === 1 ? at(event) : null;
		},
		onTouchEnd: (event: TouchEvent) => {
			const [start, end] = [begun.current, at(event)];
			begun.current = null;
			if (!start || !end) return;
			const [x, y] = [end.x - start.x, end.y - start.y];
			if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
		},
	};
}
