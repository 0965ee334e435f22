import { groupDigits } from '~/domain/money/group-digits';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';
import { Figure } from './figures';

/** The tourist tax among figures, and what the stay costs with it. */
export function TaxFigures({ tax, totalMinor }: { tax: TaxWords | null; totalMinor: number }) {
	return (
		<>
			{tax?.rows.map(({ label, value }) => (
				<Figure key={label} label={label} className="text-ink2">
					{value}
				</Figure>
			))}
			{tax?.totalLabel ? (
				<Figure label={tax.totalLabel} className="text-ink2">
					{groupDigits(totalMinor + tax.addedMinor, 2)}
				</Figure>
			) : null}
		</>
	);
}
