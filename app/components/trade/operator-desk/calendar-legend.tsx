import { useTranslation } from 'react-i18next';

const KINDS = [
	'confirmedBooking',
	'confirmedOption',
	'requestedBooking',
	'requestedOption',
	'hold',
	'block',
	'channel',
] as const;

/** What the bars of the calendar mean. */
export function CalendarLegend() {
	const { t } = useTranslation('operator-calendar');
	return (
		<ul className="desk-legend" aria-label={t('legend.title')}>
			{KINDS.map((kind) => (
				<li key={kind}>
					<span aria-hidden="true" className="desk-bar" data-kind={kind} />
					{t(`legend.${kind}`)}
				</li>
			))}
			<li>
				<span aria-hidden="true" className="tabular text-ink2">
					{t('legend.example')}
				</span>
				{t('legend.price')}
			</li>
			<li>
				<span aria-hidden="true" className="desk-gap-sign" />
				{t('legend.gap')}
			</li>
		</ul>
	);
}
