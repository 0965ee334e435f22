import { useTranslation } from 'react-i18next';
import type { SupplierView } from '~/domain/concierge/supplier-view';

/** What a job needs, line by line; nothing of the guest beside it. */
export function SupplierNeeds({ view }: { view: SupplierView }) {
	const { t } = useTranslation('supplier-job');
	const { needs, unit, quantity, kind } = view;
	if (!needs) return null;
	const guests = [
		needs.adults ? t('adults', { count: needs.adults }) : null,
		needs.children ? t('children', { count: needs.children }) : null,
	]
		.filter(Boolean)
		.join(', ');
	const rows = [
		[t('need.time'), view.time ?? t('anyTime')],
		[t('need.pickUp'), needs.pickUp],
		[t('need.dropOff'), needs.dropOff],
		[t('need.flight'), needs.flight],
		[t('need.place'), kind === 'transfer' ? null : [needs.house, needs.street, needs.place].filter(Boolean).join(', ')],
		[t('need.number'), unit === 'job' ? null : t(`unit.${unit}`, { count: quantity })],
		[t('need.guests'), guests || null],
		[t('need.note'), needs.note],
		[t('need.name'), needs.surname],
		[t('need.job'), view.number],
	].filter((row): row is [string, string] => Boolean(row[1]));
	return (
		<dl className="mt-6 border-b border-line">
			{rows.map(([label, value]) => (
				<div key={label} className="grid grid-cols-[6.5rem_1fr] gap-4 border-t border-line py-3">
					<dt className="text-ink2 text-small">{label}</dt>
					<dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}
