import { Form, useFetcher } from '@remix-run/react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAlive } from '~/components/proposal/client/client-alive';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { useCellSaving } from '../../desk/use-cell-saving';
import { useDirty } from '../../desk/use-dirty';
import { type GridCell, type GridSelection, spanOf } from '../../grid/grid-selection';
import { useGridSelection } from '../../grid/use-grid-selection';
import { NoScriptSubmit } from '../../parts/no-script-submit';
import { tradeButton } from '../../trade-button';
import { OtherPeriods } from './other-periods';
import { PriceAnswer } from './price-answer';
import { PriceGrid } from './price-grid';
import { PriceLegend } from './price-legend';
import { priceModel, shownTexts } from './price-model';
import { MonthNav, shownMonth, YearNav } from './price-nav';
import { PricePaste } from './price-paste';
import { PriceTools, type TextOfCell } from './price-tools';
import type { PricesAnswer } from './prices-answer';
import { usePriceKeys } from './use-price-keys';
import { YearStrip } from './year-strip';

type PriceBoardProps = {
	desk: PricesDesk;
	/** Shown on narrow windows; null: the first one to come. */
	month: string | null;
	/** Of the form without script. */
	answer: PricesAnswer | null;
	review: string;
};

/** A year of prices: cells are fields, so that it works without script; with it they are painted, counted, pasted, and saved by themselves. */
export function PriceBoard({ desk, month: asked, answer, review }: PriceBoardProps) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const isAlive = useIsAlive();
	const id = useId();
	const { bands, cells, others, property, seen, draft } = desk;
	const model = useMemo(() => priceModel({ bands, cells }), [bands, cells]);
	const shown = useMemo(() => shownTexts(cells), [cells]);
	const saving = useCellSaving<PricesAnswer>((name) => shown[name] ?? '');
	const steps = useFetcher<PricesAnswer>();
	const [edited, setEdited] = useState<string | null>(null);
	const [block, setBlock] = useState<{ text: string; at: GridCell } | null>(null);
	const percentField = useRef<HTMLInputElement>(null);
	const grid = useGridSelection<HTMLDivElement>({
		...{ ...model.size, onOpen: () => undefined, onEscape: () => undefined },
	});
	const { selection, setSelection } = grid;
	useDirty(saving.isDirty && saving.refused !== null, t('leave'));

	const month = shownMonth(desk, asked);
	const refused = saving.refused ?? (answer && 'typed' in answer ? answer : null);
	const typed = saving.refused || !answer || !('typed' in answer) ? saving.typed : { ...answer.typed, ...saving.typed };
	const errors = useMemo(
		() => new Set(refused?.outcome === 'invalid' ? refused.cells.map(({ name }) => name) : []),
		[refused],
	);
	const errorId = (name: string) => `${id}-${name}`;

	const onText = (name: string, text: string) => {
		const chosen = model.chosen(selection);
		const names = chosen.includes(name) ? chosen.filter((each) => each === name || !isSold(desk, each)) : [name];
		saving.write(Object.fromEntries(names.map((each) => [each, text])));
	};
	const latestText = useRef(onText);
	latestText.current = onText;
	const stableText = useCallback((name: string, text: string) => latestText.current(name, text), []);

	const apply = (textOf: TextOfCell) => {
		const texts: Record<string, string> = {};
		for (const name of model.chosen(selection)) {
			const cell = cells[name];
			const text = cell && !isSold(desk, name) ? textOf(cell) : null;
			if (text !== null) texts[name] = text;
		}
		saving.write(texts);
		saving.commit();
	};
	const onUndo = () => {
		if (draft?.canUndo) steps.submit({ intent: 'undo', seen }, { method: 'post', preventScrollReset: true });
	};
	const fields = usePriceKeys({
		...{ model, grid, saving, percentField, apply, onUndo, review },
		onEdited: setEdited,
		onBlock: (text, at) => setBlock({ text, at }),
	});
	const start = selection ? { row: spanOf(selection).top, column: spanOf(selection).left } : { row: 0, column: 0 };
	const { onPointerDown, onPointerOver, onClick } = grid.gridProps;

	return (
		<>
			<PriceAnswer
				answer={refused ?? (steps.data && steps.state === 'idle' ? steps.data : answer)}
				errorId={errorId}
				acts={
					saving.refused
						? {
								onTake: () => saving.refused?.outcome === 'conflict' && saving.take(saving.refused.cells),
								onKeep: () => saving.refused?.outcome === 'conflict' && saving.keep(saving.refused.cells),
								onAgain: () => saving.commit(),
							}
						: null
				}
			/>
			<div className="trade-card price-board">
				<div className="price-head">
					<PriceTools
						summary={chosenWords(t, selection)}
						isDisabled={selection === null}
						percentField={percentField}
						onApply={apply}
						onPaste={() => setBlock({ text: '', at: start })}
					/>
					<YearNav desk={desk} />
				</div>
				{block ? (
					<PricePaste
						key={block.text}
						{...{ ...block, model, language, currency: property.currency }}
						onTake={(texts) => {
							saving.write(texts);
							saving.commit();
							setBlock(null);
						}}
						onClose={() => setBlock(null)}
					/>
				) : null}
				<MonthNav desk={desk} month={month} />
				<Form method="post" preventScrollReset noValidate>
					<input type="hidden" name="intent" value="cells" />
					<input type="hidden" name="shown" value={isAlive ? '' : JSON.stringify(shown)} />
					<div ref={grid.table} {...{ onPointerDown, onPointerOver, onClick, ...fields }}>
						<YearStrip model={model} selection={selection} onSelect={setSelection} />
						<div className="price-scroll">
							{bands.map((band, at) => (
								<PriceGrid
									key={band.season.name}
									{...{ model, band, month, language, selection, edited, isAlive, typed, errors, errorId }}
									offset={at === 0 ? 0 : bands[0].weeks.length}
									reachable={selection?.focus ?? start}
									onText={stableText}
								/>
							))}
						</div>
						{others.length > 0 ? (
							<OtherPeriods {...{ desk, typed, errors, errorId, language }} onText={stableText} />
						) : null}
					</div>
					<div className="price-foot">
						<PriceLegend model={model} />
						<p role="status" className="text-note text-ink2">
							{saving.isSaving
								? t('saving.saving')
								: saving.isDirty
									? t('saving.dirty')
									: saving.isSaved
										? t('saving.saved')
										: ''}
						</p>
						{draft?.canUndo ? (
							<button type="button" className={tradeButton('quiet', 'price-scripted')} onClick={onUndo}>
								{t('tools.undo')}
							</button>
						) : null}
						<NoScriptSubmit>{t('save')}</NoScriptSubmit>
					</div>
					<p className="trade-note px-4.5 pb-4">{t('hint')}</p>
				</Form>
			</div>
		</>
	);

	function chosenWords(words: typeof t, range: GridSelection | null): string {
		if (!range) return words('chosen.none');
		const { top, bottom, left, right } = spanOf(range);
		const [services, weeks] = [bottom - top + 1, right - left + 1];
		const [from, to] = [model.weeks[left]?.checkIn, model.weeks[right]?.checkOut];
		const summary = words('chosen.summary', {
			cells: words('chosen.cells', { count: services * weeks }),
			weeks: words('chosen.weeks', { count: weeks }),
			services: words('chosen.services', { count: services }),
		});
		return `${summary}: ${formatDateRange(from, to, language)}`;
	}
}

function isSold({ cells }: PricesDesk, name: string): boolean {
	return cells[name]?.offer?.status === 'sold';
}
