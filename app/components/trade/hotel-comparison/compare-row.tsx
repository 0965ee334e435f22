import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Best, compareValues } from '~/domain/hotel-comparison/compare-values';
import { Icon } from '../../ui/icon';

type CompareRowProps = {
	label: string;
	/** Of each hotel in their order: its id, what decides whether the row differs, and how it reads. Null reads as a dash. */
	cells: readonly { id: string; value: string | number | null; unit?: string | null; text: ReactNode }[];
	best?: Best;
};

/** A fact of all hotels; the best is marked, and what is the same for all recedes. A row that nothing is known for is left out. */
export function CompareRow({ label, cells, best = null }: CompareRowProps) {
	const { t } = useTranslation('hotel-comparison');
	if (cells.every(({ value }) => value === null)) return null;
	const compared = compareValues(
		cells.map(({ value }) => value),
		best,
		cells.map(({ unit }) => unit ?? null),
	);
	const isSame = cells.length > 1 && !compared.differs;
	return (
		<tr data-same={isSame ? '' : undefined}>
			<th scope="row">
				{label}
				{isSame ? <span className="block max-lg:ml-2 max-lg:inline">{t('same')}</span> : null}
			</th>
			{cells.map(({ id, value, text }, at) => (
				<td key={id}>
					{value === null ? (
						<span aria-hidden="true">–</span>
					) : compared.best[at] ? (
						<span className="font-semibold text-ok">
							<Icon name="check" size={14} className="-mt-0.5 inline" /> {text}
							<span className="sr-only"> {t('best')}</span>
						</span>
					) : (
						text
					)}
				</td>
			))}
		</tr>
	);
}
