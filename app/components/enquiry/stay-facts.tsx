import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';

type StayFactsProps = {
	stay: {
		checkIn: string | null;
		checkOut: string | null;
		serviceLevel: string | null;
		adults: number | null;
		children: number;
	};
	levels: readonly { level: string; label: string }[];
	className: string;
};

/** Period, level and guests of a requested stay, in the summary of a property. */
export function StayFacts({ stay, levels, className }: StayFactsProps) {
	const { t } = useTranslation('enquiry');
	const { language } = useRoot();
	const day = (date: string | null) => formatDate(date, language, { weekday: 'comma' });
	const rows = [
		[t('summary.checkIn'), day(stay.checkIn)],
		[t('summary.checkOut'), day(stay.checkOut)],
		[t('summary.serviceLevel'), levels.find(({ level }) => level === stay.serviceLevel)?.label],
		[t('summary.guests'), useParty(stay)],
	] as const;
	return (
		<dl className={`space-y-1.5 border-t border-line2 text-[0.9375rem]/6 ${className}`}>
			{rows.map(([label, value]) => (
				<div key={label} className="flex justify-between gap-4">
					<dt className="text-ink2">{label}</dt>
					<dd className="tabular text-right">{value || t('summary.choose')}</dd>
				</div>
			))}
		</dl>
	);
}

/** `4 adults, 2 children`; '' without guests. */
export function useParty({ adults, children }: { adults: number | null; children: number }): string {
	const { t } = useTranslation('enquiry');
	return [
		...(adults ? [t('summary.adults', { count: adults })] : []),
		...(children > 0 ? [t('summary.children', { count: children })] : []),
	].join(', ');
}
