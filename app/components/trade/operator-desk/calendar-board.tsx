import { useLocation } from '@remix-run/react';
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { BlockBar, CalendarStay, DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { type GridSelection, spanOf } from '../grid/grid-selection';
import { useGridSelection } from '../grid/use-grid-selection';
import { useShortcuts } from '../shortcuts';
import { BlockForm } from './block-form';
import type { CalendarAnswer, SentBlock } from './calendar-answer';
import { CalendarDone } from './calendar-done';
import { nightAt, stayOfColumns } from './calendar-geometry';
import { ACTIVE_NIGHT, CalendarGrid } from './calendar-grid';
import { barWords, type Texts } from './calendar-words';

const FORM_WIDTH = 340;
const GAP = 12;
/** From this width on the form stands beside the nights it is about; below it comes up from the lower edge. */
const ANCHORED = '(width >= 62.5rem)';
const NEW: SentBlock = { id: '', version: 0, properties: [], checkIn: '', checkOut: '', reason: '' };

type CalendarBoardProps = { calendar: DeskCalendar; answer: CalendarAnswer | null; now: number };

/** The calendar of the desk: nights are chosen in the grid, and what is to be done with them in the form that comes up. */
export function CalendarBoard({ calendar, answer, now }: CalendarBoardProps) {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const refused = answer && isRefusal(answer) ? answer : null;
	const [begins, setBegins] = useState<SentBlock>(refused?.sent ?? NEW);
	const [isOpen, setOpen] = useState(refused !== null);
	/** The refusal that the form is about: none once other nights or another block were chosen. */
	const shown = refused?.sent === begins ? refused : null;
	const [isAlive, setAlive] = useState(false);
	const board = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => setAlive(true), []);

	const openAt = (block: SentBlock, by: 'pointer' | 'key') => {
		setBegins(block);
		setOpen(true);
		if (by === 'key') requestAnimationFrame(() => heading.current?.focus());
	};
	const grid = useGridSelection<HTMLTableElement>({
		rows: calendar.properties.length,
		columns: calendar.days.length,
		cellAt: (event) => cellAt(event, calendar.days.length),
		onOpen: (by) => {
			const at = grid.selection ?? { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };
			const bar = by === 'key' && isOne(at) ? barAt(calendar, at) : null;
			if (bar?.kind === 'block') openAt(ofBar(calendar, bar), by);
			else if (bar) barElement(board.current, at.focus.row, bar)?.click();
			else openAt(chosenBy(calendar, at), by);
		},
		onEscape: () => (isOpen ? setOpen(false) : grid.setSelection(null)),
	});
	const { selection, setSelection } = grid;
	const openBlock = useCallback(
		(bar: BlockBar) => {
			setSelection(null);
			setBegins(ofBar(calendar, bar));
			setOpen(true);
		},
		[calendar, setSelection],
	);
	const close = () => {
		setOpen(false);
		grid.table.current?.focus();
	};
	const at = answer?.at;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!answer) return;
		if (isRefusal(answer)) {
			setBegins(answer.sent);
			return setOpen(true);
		}
		setOpen(false);
		setSelection(null);
		setBegins(NEW);
	}, [at]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other nights are elsewhere
	useLayoutEffect(() => {
		if (isOpen) place(board.current, form.current);
	}, [isOpen, selection, begins]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the night that the keys are at stays in sight
	useEffect(() => {
		if (selection) document.getElementById(ACTIVE_NIGHT)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [selection?.focus.row, selection?.focus.column]);

	const openNew = () => openAt(selection ? chosenBy(calendar, selection) : NEW, 'key');
	const toBar = (step: 1 | -1) => () => {
		const next = nextBar(calendar, selection?.focus ?? { row: 0, column: 0 }, step);
		if (!next) return;
		setSelection({ anchor: next, focus: next });
		grid.table.current?.focus();
	};
	useShortcuts({ n: openNew, b: openNew, '[': toBar(-1), ']': toBar(1) });
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again
	useEffect(() => {
		if (hash === '#block') openNew();
	}, [hash, key]);
	return (
		<>
			<CalendarDone answer={answer} />
			<div ref={board} className="desk-board">
				<div className="trade-card overflow-hidden">
					<CalendarGrid {...{ calendar, now, selection, isAlive }} gridProps={grid.gridProps} onBlock={openBlock} />
				</div>
				<section
					ref={form}
					id="block"
					className="desk-form"
					aria-label={begins.id === '' ? t('form.title') : t('form.block')}
					data-open={isOpen || undefined}
					onKeyDown={(event) => {
						if (event.key === 'Escape') close();
					}}
				>
					<BlockForm
						// Other nights begin another form; an answer keeps what was typed.
						key={[
							begins.id,
							begins.version,
							...begins.properties,
							begins.checkIn,
							begins.checkOut,
							at,
							shown !== null,
						].join()}
						properties={calendar.properties}
						begins={shown ? again(shown, calendar) : begins}
						now={shown?.outcome === 'changed-meanwhile' ? nowWords(t, language, calendar, begins.id) : null}
						notes={askedFor(calendar, begins).map((bar) => barWords(t, language, bar))}
						errors={shown?.outcome === 'invalid' ? shown.errors : {}}
						failed={shown && shown.outcome !== 'invalid' ? shown.outcome : null}
						today={calendar.today}
						heading={heading}
						onClose={close}
					/>
				</section>
			</div>
		</>
	);
}

type Refusal = CalendarAnswer & { outcome: 'invalid' | 'changed-meanwhile' | 'taken' | 'failed' };

function isRefusal(answer: CalendarAnswer): answer is Refusal {
	return ['invalid', 'changed-meanwhile', 'taken', 'failed'].includes(answer.outcome);
}

/** What was typed, over the version that the calendar shows by now: who has read it may save once more. */
function again({ sent }: Refusal, { properties }: DeskCalendar): SentBlock {
	const bar = properties.flatMap(({ bars }) => bars).find(({ id }) => id === sent.id);
	return bar?.kind === 'block' ? { ...sent, version: bar.version } : sent;
}

/** How a block stands by now; null once it has ended. */
function nowWords(t: Texts, language: Language, { properties }: DeskCalendar, id: string): string | null {
	const bar = properties.flatMap(({ bars }) => bars).find((each) => each.id === id);
	return bar ? barWords(t, language, bar) : null;
}

const isOne = ({ anchor, focus }: GridSelection) => anchor.row === focus.row && anchor.column === focus.column;

/** The night under the pointer; null on a bar, which has an act of its own, and beside the nights. */
function cellAt({ target, clientX, clientY }: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>, columns: number) {
	if (!(target instanceof Element) || target.closest('.desk-bar')) return null;
	// While painting the pointer may be over another row than the one it began in.
	const row = (document.elementFromPoint(clientX, clientY) ?? target).closest<HTMLElement>('[data-row]');
	const track = row?.querySelector('[data-track]')?.getBoundingClientRect();
	if (!row || !track || clientX < track.left) return null;
	return { row: Number(row.dataset.row), column: nightAt((clientX - track.left) / track.width, columns) };
}

function chosenBy({ properties, from }: DeskCalendar, selection: GridSelection): SentBlock {
	const { top, bottom, left, right } = spanOf(selection);
	const ids = properties.slice(top, bottom + 1).map(({ id }) => id);
	return { ...NEW, properties: ids, ...stayOfColumns(from, left, right) };
}

function ofBar({ properties }: DeskCalendar, { id, version, checkIn, checkOut, name }: BlockBar): SentBlock {
	const own = properties.find(({ bars }) => bars.some((bar) => bar.id === id));
	return { id, version, properties: own ? [own.id] : [], checkIn, checkOut, reason: name };
}

function barAt({ properties, days }: DeskCalendar, { focus }: GridSelection): CalendarStay | null {
	const day = days[focus.column] ?? '';
	return properties[focus.row]?.bars.find(({ checkIn, checkOut }) => checkIn <= day && day < checkOut) ?? null;
}

function barElement(board: HTMLElement | null, row: number, bar: CalendarStay): HTMLElement | null {
	return board?.querySelector<HTMLElement>(`[data-row="${row}"] [data-bar="${CSS.escape(bar.id)}"]`) ?? null;
}

/** The first night of the next or previous bar of the same property that begins among the days shown. */
function nextBar({ properties, days }: DeskCalendar, { row, column }: GridSelection['focus'], step: 1 | -1) {
	const starts = (properties[row]?.bars ?? [])
		.map(({ checkIn }) => days.indexOf(plainDate(checkIn)))
		.filter((start) => start >= 0 && (step === 1 ? start > column : start < column))
		.sort((a, b) => (a - b) * step);
	const [first] = starts;
	return first === undefined ? null : { row, column: first };
}

/** Requests for nights that are to be blocked: they could not be confirmed any more. */
function askedFor({ properties }: DeskCalendar, { properties: ids, checkIn, checkOut }: SentBlock): CalendarStay[] {
	return properties
		.filter(({ id }) => ids.includes(id))
		.flatMap(({ bars }) => bars)
		.filter((bar) => bar.kind.startsWith('requested') && bar.checkIn < checkOut && bar.checkOut > checkIn);
}

/** Beside the chosen nights where there is room, never over them; else as the style sheet says. */
function place(board: HTMLElement | null, form: HTMLElement | null): void {
	if (!board || !form) return;
	form.style.removeProperty('left');
	form.style.removeProperty('top');
	if (!matchMedia(ANCHORED).matches) return;
	const area = board.getBoundingClientRect();
	const chosen = [...board.querySelectorAll('.desk-chosen')].map((each) => each.getBoundingClientRect());
	if (chosen.length === 0) return;
	const right = Math.max(...chosen.map((each) => each.right)) - area.left + GAP;
	const left = Math.min(...chosen.map((each) => each.left)) - area.left - GAP - FORM_WIDTH;
	form.style.left = `${right + FORM_WIDTH <= area.width ? right : Math.max(0, left)}px`;
	const top = Math.min(...chosen.map((each) => each.top)) - area.top;
	form.style.top = `${Math.max(0, Math.min(top, area.height - form.offsetHeight))}px`;
}
