import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { LeadView } from './lead-view.server';

/** Client, property and dates, as saved. */
export function LeadFacts({ lead }: { lead: LeadView }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const facts = [
		['period', formatDateRange(lead.checkIn, lead.checkOut, language)],
		['level', lead.serviceLevel && serviceLevelLabel(lead.serviceLevel, language)],
		['pax', lead.partyFigure],
		['nationality', lead.nationality],
		['agent', lead.agent],
		['operator', lead.operator],
		['bookingReference', lead.bookingReference],
		['clientReference', lead.clientReference],
		['comments', lead.comments],
	] as const;
	return (
		<section className="trade-card" aria-labelledby="facts">
			<div className="trade-card-head">
				<h2 id="facts">{t('facts.title')}</h2>
			</div>
			<dl className="lead-facts">
				<div>
					<dt>{t('facts.house')}</dt>
					<dd>
						{(lead.path ?? lead.hotelPath) ? (
							<Link to={lead.path ?? lead.hotelPath ?? ''} className="trade-link">
								{lead.property}
							</Link>
						) : (
							lead.property
						)}
					</dd>
				</div>
				{facts.map(([name, value]) =>
					value ? (
						<div key={name}>
							<dt>{t(`facts.${name}`)}</dt>
							<dd className="whitespace-pre-line">{value}</dd>
						</div>
					) : null,
				)}
			</dl>
		</section>
	);
}
