import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { useRoot } from '~/root';
import type { AboutHotel } from './conversation-view';
import { useLate } from './use-late';

/** The conversations about a lead, beside it; loaded when the page stands, and nothing where there are none. */
export function LeadTalks({ leadId }: { leadId: string }) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const [late] = useLate<Pick<AboutHotel, 'rows'>>(`/partner/conversations/about?lead=${leadId}`);
	if (late.state !== 'loaded' || late.data.rows.length === 0) return null;
	return (
		<section className="trade-card" aria-labelledby="talks">
			<div className="trade-card-head">
				<h2 id="talks">{t('lead.title')}</h2>
			</div>
			<ul className="lead-documents">
				{late.data.rows.map((row) => (
					<li key={row.id}>
						<Link to={`/partner/conversations/${row.id}`} className="trade-link">
							{row.hotelName}
						</Link>
						<small className="trade-note">
							{formatDate(row.day, language)}, {row.time}
							{row.unread > 0 ? `, ${t('unread', { count: row.unread })}` : ''}
						</small>
					</li>
				))}
			</ul>
		</section>
	);
}
