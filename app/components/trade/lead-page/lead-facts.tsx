import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CardHead } from '../parts/card-head';
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
		['profile', lead.paymentProfile && t(`facts.pays.${lead.paymentProfile}`)],
		['tier', lead.cardMemberTier && t(`facts.tiers.${lead.cardMemberTier}`)],
		['loyalty', lead.loyaltyNumber],
		['agent', lead.agent],
		['operator', lead.operator],
		['bookingReference', lead.bookingReference],
		['clientReference', lead.clientReference],
		['comments', lead.comments],
	] as const;
	return (
		<section className="trade-card" aria-labelledby="facts">
			<CardHead>
				<h2 id="facts">{t('facts.title')}</h2>
			</CardHead>
			<dl className="pt-2 pb-3 px-4.5">
				<div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-1">
					<dt className="text-ink2">{t(lead.hotelPath ? 'facts.hotel' : 'facts.house')}</dt>
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
						<div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-1" key={name}>
							<dt className="text-ink2">{t(`facts.${name}`)}</dt>
							<dd className="whitespace-pre-line">{value}</dd>
						</div>
					) : null,
				)}
			</dl>
		</section>
	);
}
