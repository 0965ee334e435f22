import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridSelection, spanOf } from '../../grid/grid-selection';
import { heatStyle } from './heat-style';
import type { PriceGridModel } from './price-model';

type YearStripProps = {
	model: PriceGridModel;
	selection: GridSelection | null;
	onSelect: (selection: GridSelection) => void;
};

/** The year at a glance, by its dearest service. Painting over weeks chooses them at all services; keys do the same in the grid. */
export function YearStrip({ model, selection, onSelect }: YearStripProps) {
	const { t } = useTranslation('operator-prices');
	const anchor = useRef<number | null>(null);
	const { rows, columns } = model.size;
	const span = selection ? spanOf(selection) : null;
	const paint = (event: PointerEvent<HTMLElement>) => {
		if (anchor.current === null) return;
		const { left, width } = event.currentTarget.getBoundingClientRect();
		const at = Math.floor(((event.clientX - left) / width) * columns);
		const focus = { row: rows - 1, column: Math.max(0, Math.min(columns - 1, at)) };
		if (anchor.current < 0) anchor.current = focus.column;
		onSelect({ anchor: { row: 0, column: anchor.current }, focus });
	};
	return (
		<div
			className="price-strip"
			title={t('strip')}
			aria-hidden
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				anchor.current = -1;
				paint(event);
			}}
			onPointerMove={paint}
			onPointerUp={() => {
				anchor.current = null;
			}}
		>
			{model.weeks.map((week, column) => {
				const best = [2, 1, 0].map((level) => model.cellAt(week, level)).find((cell) => cell?.offer);
				return (
					<span
						key={week.checkIn}
						data-chosen={span && span.left <= column && column <= span.right ? '' : undefined}
						data-state={best?.lock === 'held' ? 'held' : best?.offer?.status}
						style={heatStyle(best ? model.heatOf(best) : null)}
					/>
				);
			})}
		</div>
	);
}
