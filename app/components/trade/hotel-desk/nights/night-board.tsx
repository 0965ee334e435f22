import { Form, useLocation } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { NightCalendar } from '~/domain/hotel-desk/nights/load-night-calendar.server';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../../ui/icon';
import { type GridSelection, spanOf } from '../../grid/grid-selection';
import { placeBeside } from '../../grid/place-beside';
import { useGridSelection } from '../../grid/use-grid-selection';
import { useShortcuts } from '../../shortcuts';
import { tradeButton } from '../../trade-button';
import type { NightsAnswer } from './night-answer';
import { type Chosen, NightForm, type NowWords } from './night-form';
import { NightGrid } from './night-grid';
import { priceSpan, spanWords } from './night-words';

type NightBoardProps = { calendar: NightCalendar; answer: NightsAnswer | null };

/** The calendar: nights are chosen in the grid, and set by the form that comes up for them. */
export function NightBoard({ calendar, answer }: NightBoardProps) {
	const { t } = useTranslation('hotel-calendar');
	const refused = answer && answer.outcome !== 'set' && answer.outcome !== 'undone' ? answer : null;
	const [chosen, setChosen] = useState<Chosen>(refused?.typed ?? NOTHING);
	const [isOpen, setOpen] = useState(refused !== null);
	/** The field that a key has asked for. */
	const [wanted, setWanted] = useState<string | null>(null);
	/** Room types and dates are shown as fields: they were not chosen in the grid. */
	const [hasFields, setFields] = useState(true);
	const form = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const board = useRef<HTMLDivElement>(null);
	const grid = useGridSelection({
		rows: calendar.rooms.length,
		columns: calendar.days.length,
		onOpen(by) {
			setOpen(true);
			if (by === 'key') requestAnimationFrame(() => heading.current?.focus());
		},
		onEscape: () => (isOpen ? setOpen(false) : grid.setSelection(null)),
	});
	const { selection, setSelection, focusCell } = grid;
	const now = nowOf(t, useRoot().language as Language, calendar, chosen);

	useEffect(() => {
		if (!selection) return;
		setChosen(chosenBy(calendar, selection));
		setFields(false);
	}, [selection, calendar]);

	const outcome = answer?.outcome;
	const at = answer?.at;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (outcome === 'set' || outcome === 'undone') {
			setOpen(false);
			setSelection(null);
			setChosen(NOTHING);
		} else if (outcome) setOpen(true);
	}, [at]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other nights are elsewhere
	useLayoutEffect(() => {
		if (isOpen) placeBeside(board.current, form.current, '[aria-selected=true]');
	}, [isOpen, selection]);

	const close = () => {
		setOpen(false);
		focusCell();
	};
	const openMany = () => {
		setSelection(null);
		setFields(true);
		setOpen(true);
		requestAnimationFrame(() => heading.current?.focus());
	};
	const openAt = (field: string) => () => {
		if (!selection) return;
		setOpen(true);
		setWanted(field);
	};
	// What the form says of the nights that were just chosen comes with a render of its own.
	useEffect(() => {
		const field =
			wanted && isOpen && form.current?.querySelector<HTMLElement>(`[name="${wanted}"], [data-field="${wanted}"]`);
		if (!field) return;
		field.focus();
		setWanted(null);
	});
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again
	useEffect(() => {
		if (hash === '#change') openMany();
	}, [hash, key]);
	useShortcuts({
		n: openMany,
		p: openAt('price'),
		u: openAt('units'),
		l: openAt('minNights'),
		a: openAt('arrival'),
		s: openAt('selling'),
	});

	return (
		<>
			<DoneLine answer={answer} />
			<div ref={board} className="night-board">
				<div className="trade-card overflow-hidden">
					<NightGrid calendar={calendar} grid={grid} />
				</div>
				<section
					ref={form}
					id="change"
					className="grid-form"
					aria-label={t('form.title')}
					data-open={isOpen || undefined}
					onKeyDown={(event) => {
						if (event.key === 'Escape') close();
						if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
							form.current?.querySelector('form')?.requestSubmit();
					}}
				>
					<NightForm
						key={answer?.at ?? 0}
						rooms={calendar.rooms}
						chosen={chosen}
						onChoose={setChosen}
						fields={{ isOpen: hasFields, onToggle: setFields }}
						now={now}
						typed={refused?.typed ?? null}
						errors={refused?.outcome === 'invalid' ? refused.errors : {}}
						other={refused?.outcome === 'changed-meanwhile' ? refused.other : null}
						failed={refused?.outcome === 'failed' ? 'failed' : null}
						// Who has read what the other has set may overwrite it.
						seen={calendar.seen}
						today={calendar.today}
						heading={heading}
						onClose={close}
					/>
				</section>
			</div>
			{selection && !isOpen && now ? (
				<div className="night-tapped">
					<p>
						<strong>{now.name}</strong> {now.period}
						<span className="night-note">{t('tapLast')}</span>
					</p>
					<button type="button" className={tradeButton('dark')} onClick={() => setOpen(true)}>
						{t('keys.open')}
					</button>
				</div>
			) : null}
		</>
	);
}

const NOTHING: Chosen = { rooms: [], first: '', last: '' };

function chosenBy({ rooms, days }: NightCalendar, selection: GridSelection): Chosen {
	const { top, bottom, left, right } = spanOf(selection);
	return {
		rooms: rooms.slice(top, bottom + 1).map(({ id }) => id),
		first: days[left] ?? '',
		last: days[right] ?? '',
	};
}

/** What holds in the chosen nights as far as the calendar shows them; null where it shows none of them. */
function nowOf(
	t: ReturnType<typeof useTranslation<'hotel-calendar'>>['t'],
	language: Language,
	{ hotel, plans, planId, rooms, days }: NightCalendar,
	{ rooms: ids, first, last }: Chosen,
): NowWords | null {
	const own = rooms.filter(({ id }) => ids.includes(id));
	const shown = days.filter((day) => first <= day && day <= (last || first));
	const cells = own.flatMap((room) => room.cells.filter(({ night }) => shown.includes(night)));
	if (cells.length === 0) return null;
	const span = (pick: (cell: (typeof cells)[number]) => number) => spanWords(t, cells.map(pick));
	const period =
		shown.length === 1
			? formatDate(first, language, { weekday: 'plain' })
			: `${formatDateRange(first, last, language)}, ${t('form.nights', { count: shown.length })}`;
	const [one] = own;
	const plan = plans.find(({ id }) => id === planId);
	const prices = cells.flatMap(({ priceMinor }) => (priceMinor === null ? [] : [priceMinor]));
	return {
		name: own.length === 1 && one ? one.name : t('roomTypes', { count: own.length }),
		period,
		count: cells.length,
		stock: t('form.now', {
			units: span(({ units }) => units),
			booked: span(({ booked }) => booked),
			held: span(({ held }) => held),
			left: span(({ left }) => left),
		}),
		price: plan
			? {
					to: `/partner/hotel/rates?${new URLSearchParams({ plan: plan.key })}`,
					words:
						prices.length > 0
							? t('form.priceNow', { price: priceSpan(t, hotel.currency, prices), plan: plan.name })
							: t('form.noPrice', { plan: plan.name }),
				}
			: null,
		units: span(({ units }) => units),
		minNights: span(({ minNights }) => minNights),
	};
}

/** What became of the last change, with the way back. */
function DoneLine({ answer }: { answer: NightsAnswer | null }) {
	const { t } = useTranslation('hotel-calendar');
	const line = useRef<HTMLDivElement>(null);
	const isDone = answer?.outcome === 'set' || answer?.outcome === 'undone';
	const at = answer?.at;
	useEffect(() => {
		if (at && isDone) line.current?.focus();
	}, [at, isDone]);
	return (
		<div role="status">
			{isDone ? (
				<div
					ref={line}
					tabIndex={-1}
					className="mt-5 flex flex-wrap items-center gap-2.5 rounded-control border border-[#b9d9c4] bg-[#eaf5ee] px-4 py-2 font-medium text-[#1b5834]"
				>
					<Icon name="check" size={18} className="shrink-0" />
					{answer.outcome === 'set' ? (
						<>
							<p>{t('done.set', { count: answer.nights })}</p>
							<UndoForm number={answer.number} />
						</>
					) : (
						<p>
							{t('done.undone', { count: answer.restored })}{' '}
							{answer.left > 0 ? t('done.left', { count: answer.left }) : null}
						</p>
					)}
				</div>
			) : null}
		</div>
	);
}

function UndoForm({ number }: { number: number }) {
	const { t } = useTranslation('hotel-calendar');
	return (
		<Form method="post" preventScrollReset className="ml-auto">
			<input type="hidden" name="intent" value="undo" />
			<button type="submit" name="number" value={number} className={tradeButton('line')}>
				{t('done.undo')}
			</button>
		</Form>
	);
}
