import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { Timestamp } from '../page/timestamp';
import { StatusBadge } from '../status-badge';

/** Other leads that hold or request nights of a request, with the deadline of a held option and the places in the queue. */
export function Rivals({ rivals }: { rivals: InboxLead['rivals'] }) {
	const { t } = useTranslation('inbox');
	const { language } = useRoot();
	if (rivals.length === 0) return <p className="trade-note">{t('noRivals')}</p>;
	return (
		<div className="border-l-3 border-accent bg-selected py-2.5 px-3.5 [&_h3]:text-[0.875rem]/5 [&_h3]:font-sans [&_h3]:tracking-[0] [&_li]:flex [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-2.5 [&_li]:gap-y-1 [&_li]:mt-2">
			<h3>{t('rivals')}</h3>
			<ul>
				{rivals.map((rival) => (
					<li key={rival.no}>
						<StatusBadge status={rival.status} />
						<span>{rival.agencyName ?? t('direct')}</span>
						<span className="trade-note">
							{formatDateRange(rival.checkIn, rival.checkOut, language)}
							{rival.status === 'confirmedOption' && rival.expiresAt ? (
								<>
									{', '}
									<Timestamp at={rival.expiresAt}>{(timestamp) => t('rivalHolds', { moment: timestamp })}</Timestamp>
								</>
							) : null}
							{rival.status === 'confirmedBooking' ? `, ${t('rivalBooked')}` : null}
							{rival.queuePosition ? `, ${t('rivalPlace', { place: rival.queuePosition })}` : null}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
