import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import type { PriceCell } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { heatStyle } from './heat-style';
import { fieldLabel } from './price-words';

type PriceFieldProps = {
	name: string;
	cell: PriceCell;
	/** What was typed and is not saved yet. */
	typed: string | undefined;
	row: number;
	column: number;
	month: string;
	isShownMonth: boolean;
	isChosen: boolean;
	/** Of the one cell that Tab reaches; without script all are. */
	isReachable: boolean;
	/** Script is there, so that the look says what the marks say in a plain field. */
	isAlive: boolean;
	isEdited: boolean;
	isWrong: boolean;
	describedBy: string | undefined;
	/** Share of the darkest ground, in percent. */
	heat: number | null;
	language: Language;
	onText: (name: string, text: string) => void;
};

/** A price of the grid, as a field of its own. */
export const PriceField = memo(function PriceField(props: PriceFieldProps) {
	const { t } = useTranslation('operator-prices');
	const { name, cell, typed, row, column, month, isShownMonth, isChosen, isReachable, isAlive, isEdited } = props;
	const { offer, lock, published } = cell;
	const text = priceText(offer);
	const isPlain = !isAlive || isEdited || typed !== undefined;
	const state = lock === 'held' ? 'held' : offer === null ? 'closed' : offer.status;
	return (
		<td
			data-row={row}
			data-column={column}
			data-month={month}
			data-shown={isShownMonth ? '' : undefined}
			data-state={state}
			data-priced={offer?.price == null ? undefined : ''}
			data-past={lock === 'past' ? '' : undefined}
			data-draft={published === undefined ? undefined : ''}
			data-typed={typed === undefined ? undefined : ''}
			data-chosen={isChosen ? '' : undefined}
			style={heatStyle(props.heat)}
		>
			<input
				id={`c-${name}`}
				name={`c:${name}`}
				value={typed ?? (isPlain ? text : shortText(cell))}
				onChange={({ target }) => props.onText(name, target.value)}
				readOnly={lock !== null}
				tabIndex={isAlive && !isReachable ? -1 : undefined}
				autoComplete="off"
				maxLength={40}
				aria-label={fieldLabel(name, cell, t, props.language)}
				aria-invalid={props.isWrong || undefined}
				aria-describedby={props.describedBy}
			/>
		</td>
	);
});

/** Without the mark, which the look of the cell says. */
function shortText({ offer }: PriceCell): string {
	return priceText(offer && { ...offer, status: 'available' });
}
