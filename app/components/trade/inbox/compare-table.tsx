import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';

export type ComparedRow = {
	label: string;
	before: string;
	after: string;
	/** Null where there is none to say. */
	difference: string | null;
	isSame: boolean;
};

type CompareTableProps = { label: string; now: string; then: string; rows: readonly ComparedRow[] };

/** What is beside what it would become; what stays the same is quiet. */
export function CompareTable({ label, now, then, rows }: CompareTableProps) {
	const { t } = useTranslation('inbox');
	return (
		<div className="rounded-control border border-line2 bg-row">
			<table className="w-full tabular-nums [&_td]:px-3 [&_td]:py-1.5 [&_td]:text-right [&_td]:align-top [&_th]:px-3 [&_th]:py-1.5 [&_th]:align-top [&_th]:text-right [&_tr>:first-child]:text-left">
				<caption className="px-3 pt-2.5 text-left font-semibold">{label}</caption>
				<thead className="text-note text-ink2 [&_th]:font-normal">
					<tr>
						<th scope="col">
							<span className="sr-only">{t('compare.what')}</span>
						</th>
						<th scope="col">{now}</th>
						<th scope="col">{then}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label: name, before, after, difference, isSame }) => (
						<tr key={name} className="border-t border-line2">
							<th scope="row" className="font-normal text-ink2">
								{name}
							</th>
							<td className={isSame ? 'text-ink2' : ''}>{before}</td>
							<td className={isSame ? 'text-ink2' : 'font-semibold'}>
								{after}
								{difference ? (
									<small className="block text-note font-normal text-ink2">
										<span className="sr-only">{t('compare.difference')} </span>
										{difference}
									</small>
								) : null}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** `24 300,00 EUR`. */
export function digits(minor: number, currency: string): string {
	return `${groupDigits(minor, 2)} ${currency}`;
}

/** `+1 699,50 EUR`, `−300,00 EUR`. */
export function signed(minor: number, currency: string): string {
	return `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${digits(Math.abs(minor), currency)}`;
}
