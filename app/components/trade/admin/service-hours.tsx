import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '~/domain/language/format-number';
import type { ServiceFigures } from '~/domain/watch/service-figures';
import { useRoot } from '../../root/use-root';
import { Timestamp } from '../page/timestamp';
import { AdminTable } from './admin-table';

type ServiceHoursProps = { day: ServiceFigures; hours: readonly ({ at: number } & ServiceFigures)[] };

const FIGURES = [
	'requests',
	'failed',
	'refused',
	'cachedShare',
	'quickShare',
	'trips',
	'webhooks',
	'webhookFaults',
] as const;

/** The last 24 hours, one a line, and all together first. */
export function ServiceHours({ day, hours }: ServiceHoursProps) {
	const { t } = useTranslation('admin');
	return (
		<>
			<AdminTable
				above={null}
				columns={[t('service.hour'), ...FIGURES.map((name) => ({ right: t(`service.figure.${name}`) }))]}
				isEmpty={hours.length === 0}
				empty={{ title: t('service.emptyTitle'), text: t('service.emptyText') }}
				next={null}
			>
				<tr className="font-semibold">
					<th scope="row">{t('service.day')}</th>
					<Cells figures={day} />
				</tr>
				{hours.map(({ at, ...figures }) => (
					<tr key={at}>
						<th scope="row">
							<Timestamp at={at} />
						</th>
						<Cells figures={figures} />
					</tr>
				))}
			</AdminTable>
			<p className="trade-note mt-3 max-w-176">{t('service.note')}</p>
		</>
	);
}

function Cells({ figures }: { figures: ServiceFigures }) {
	const { t } = useTranslation('admin');
	const { language } = useRoot();
	const text = (name: (typeof FIGURES)[number]) => {
		const value = figures[name];
		if (value === null) return '–';
		if (name === 'cachedShare' || name === 'quickShare') return formatPercent(Math.round(value * 100), language);
		return formatNumber(name === 'trips' ? Math.round(value * 10) / 10 : value, language);
	};
	return FIGURES.map((name) => (
		<td key={name} data-align="right" data-label={t(`service.figure.${name}`)} className="tabular">
			<span data-urgency={(name === 'failed' || name === 'webhookFaults') && figures[name] > 0 ? 'urgent' : undefined}>
				{text(name)}
			</span>
		</td>
	));
}
