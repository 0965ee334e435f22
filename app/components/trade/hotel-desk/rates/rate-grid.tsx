import { Form, useNavigation } from '@remix-run/react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { rateText } from '~/domain/hotel-desk/rates/rate-text';
import { findRate, type RateField } from '~/domain/hotel-desk/rates/rates-content';
import type { Language } from '~/domain/language/language';
import { type GridCell, type GridSelection, selectByKey, spanInRow, spanOf } from '../../grid/grid-selection';
import { useGridSelection } from '../../grid/use-grid-selection';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import { seasonName } from '../nights/night-words';
import { placeBlock, readBlock } from './paste-block';
import type { RatesAnswer } from './rates-answer';

type RateGridProps = {
	desk: RatesDesk;
	plan: string;
	field: RateField;
	/** What was refused, with what was typed. */
	refused: Extract<RatesAnswer, { typed: object }> | null;
	onDirty: () => void;
};

/** Prices of a plan, room types down and seasons across. Cells are fields, so that it works without script; with it they are painted and pasted. */
export function RateGrid({ desk, plan, field, refused, onDirty }: RateGridProps) {
	const { t } = useTranslation('hotel-rates');
	const language = useRoot().language as Language;
	const isBusy = useNavigation().state === 'submitting';
	const id = useId();
	const [tooLarge, setTooLarge] = useState(false);
	const { rooms, content, published, hotel, seen } = desk;
	const size = { rows: rooms.length, columns: content.seasons.length };
	const grid = useGridSelection({ ...size, onOpen: () => undefined, onEscape: () => undefined });
	const { table, selection, setSelection } = grid;
	// What was chosen is saved: the next cell that is typed into is meant alone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every draft
	useEffect(() => setSelection(null), [seen]);
	const isMoving = useRef(false);
	const typed = refused?.typed ?? {};
	const errors = refused?.outcome === 'invalid' ? refused.cells : [];
	const shown = Object.fromEntries(
		rooms.flatMap(({ key: room }) =>
			content.seasons.map(({ key: season }) => [
				`${room}:${season}`,
				rateText(field, findRate(content, plan, { room, season })?.[field] ?? null),
			]),
		),
	);
	const inputAt = ({ row, column }: GridCell) =>
		table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"] input`) ?? null;

	const write = (cell: GridCell, text: string) => {
		const input = inputAt(cell);
		if (!input || input.readOnly) return;
		input.value = text;
		input.dataset.typed = '';
	};

	const onInput = (event: FormEvent<HTMLElement>) => {
		const input = event.target;
		if (!(input instanceof HTMLInputElement)) return;
		input.dataset.typed = '';
		onDirty();
		for (const cell of cellsOf(selection)) if (inputAt(cell) !== input) write(cell, input.value);
	};

	const onPaste = (event: ClipboardEvent<HTMLElement>) => {
		const at = cellOf(event.target);
		const block = readBlock(event.clipboardData.getData('text/plain'));
		if (!at || !block) return;
		event.preventDefault();
		const placed = placeBlock(block, at, size);
		setTooLarge(placed === null);
		if (!placed) return;
		for (const { text, ...cell } of placed) write(cell, text);
		const last = placed.at(-1);
		if (last) setSelection({ anchor: at, focus: { row: last.row, column: last.column } });
		onDirty();
	};

	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const at = cellOf(event.target);
		const input = event.target;
		if (!at || !(input instanceof HTMLInputElement) || event.altKey) return;
		if (event.metaKey || event.ctrlKey) return;
		if (event.key === 'Escape') setSelection({ anchor: at, focus: at });
		const key = event.key === 'Enter' ? 'ArrowDown' : event.key;
		const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
		if (!['ArrowUp', 'ArrowDown'].includes(key) && !isSideways) return;
		const isExtending = event.shiftKey && event.key !== 'Enter';
		if (isSideways && !isExtending && !isAtEdge(input, key)) return;
		const next = selectByKey(selection ?? { anchor: at, focus: at }, { key, isExtending }, size);
		if (!next) return;
		event.preventDefault();
		setSelection(next);
		if (isExtending) return;
		isMoving.current = true;
		inputAt(next.focus)?.focus();
		isMoving.current = false;
	};

	return (
		<Form method="post" preventScrollReset noValidate>
			<input type="hidden" name="intent" value="cells" />
			<input type="hidden" name="plan" value={plan} />
			<input type="hidden" name="field" value={field} />
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="shown" value={JSON.stringify(shown)} />
			{tooLarge ? (
				<FaultBox className="mt-4">
					<p>{t('error.tooLarge')}</p>
				</FaultBox>
			) : null}
			{errors.length > 0 ? (
				<FaultBox isResult className="mt-4">
					<div>
						<p className="font-semibold">{t('error.some', { count: errors.length })}</p>
						<ul className="rate-errors">
							{errors.map(({ room, season, text, error }) => (
								<li key={`${room}:${season}`} id={`${id}-${room}-${season}`}>
									<a href={`#c-${room}-${season}`} className="trade-link">
										{rooms.find(({ key }) => key === room)?.name}, {seasonName(season)}
									</a>
									{': '}
									{t(`error.${error.key}`, { ...error.values, text })}
								</li>
							))}
						</ul>
					</div>
				</FaultBox>
			) : null}
			<div className="trade-card night-scroll mt-4">
				<table
					ref={table}
					className="rate-grid"
					onPointerDown={grid.gridProps.onPointerDown}
					onPointerOver={grid.gridProps.onPointerOver}
					onInput={onInput}
					onPaste={onPaste}
					onKeyDown={onKeyDown}
					onFocus={({ target }) => {
						const at = cellOf(target);
						if (at && target instanceof HTMLInputElement) target.select();
						if (at && !isMoving.current && !isIn(selection, at)) setSelection({ anchor: at, focus: at });
					}}
				>
					<caption className="sr-only">{t('grid')}</caption>
					<thead>
						<tr>
							<th scope="col" className="rate-room">
								{t('roomTypes', { count: rooms.length })}
								<small className="night-note">{field === 'min_nights' ? t('nights') : hotel.currency}</small>
							</th>
							{content.seasons.map(({ key, first_night, last_night }) => (
								<th key={key} scope="col">
									{seasonName(key)}
									<small className="night-note">{formatDateRange(first_night, last_night, language)}</small>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rooms.map((room, row) => {
							const span = spanInRow(selection, row);
							return (
								<tr key={room.key}>
									<th scope="row" className="rate-room">
										{room.name}
									</th>
									{content.seasons.map(({ key: season }, column) => {
										const cell = { room: room.key, season };
										const name = `${room.key}:${season}`;
										const rate = findRate(content, plan, cell);
										const value = rate?.[field] ?? null;
										const before = findRate(published, plan, cell)?.[field] ?? null;
										const isWrong = errors.some((each) => each.room === room.key && each.season === season);
										return (
											<td
												key={season}
												data-row={row}
												data-column={column}
												data-draft={value === before ? undefined : ''}
												data-chosen={span && span.left <= column && column <= span.right ? '' : undefined}
											>
												<input
													key={`${seen} ${field} ${plan}`}
													id={`c-${room.key}-${season}`}
													name={`c:${name}`}
													defaultValue={typed[name] ?? shown[name]}
													readOnly={field !== 'nightly' && !rate}
													inputMode={field === 'min_nights' ? 'numeric' : 'text'}
													autoComplete="off"
													maxLength={30}
													aria-label={`${room.name}, ${seasonName(season)}`}
													aria-invalid={isWrong || undefined}
													aria-describedby={isWrong ? `${id}-${room.key}-${season}` : undefined}
												/>
												{value === before ? null : (
													<small>
														<span className="sr-only">{t('publishedNow')} </span>
														{rateText(field, before)}
													</small>
												)}
											</td>
										);
									})}
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
				<button type="submit" className={tradeButton('dark')} aria-disabled={isBusy || undefined}>
					{isBusy ? t('saving') : t('save')}
				</button>
				<p className="trade-note grow basis-72">{t('hint')}</p>
			</div>
		</Form>
	);
}

function cellsOf(selection: GridSelection | null): GridCell[] {
	if (!selection) return [];
	const { top, bottom, left, right } = spanOf(selection);
	return Array.from({ length: bottom - top + 1 }, (_, row) => top + row).flatMap((row) =>
		Array.from({ length: right - left + 1 }, (_, column) => ({ row, column: left + column })),
	);
}

function isIn(selection: GridSelection | null, { row, column }: GridCell): boolean {
	const span = spanInRow(selection, row);
	return span !== null && span.left <= column && column <= span.right;
}

function cellOf(target: EventTarget): GridCell | null {
	const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
	return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Nothing of the text lies in the way of the caret, or all of it is chosen. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
	if (selectionStart === 0 && selectionEnd === value.length) return true;
	return selectionStart === selectionEnd && selectionEnd === (key === 'ArrowLeft' ? 0 : value.length);
}
