import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isBehindAnother } from '~/domain/inbox/inbox-order';
import type { InboxLead } from '~/domain/inbox/list-inbox.server';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import { LeadAnswerForm } from './lead-answer-form';
import { PropertyName, RequestFacts } from './request-facts';
import { RequestFrame } from './request-frame';
import { Rivals } from './rivals';

/** A requested option or booking, with the property's response. */
export function LeadRequest({ lead, isMarked, now }: { lead: InboxLead; isMarked: boolean; now: number }) {
	const { t } = useTranslation('inbox');
	const isWaiting = isBehindAnother(lead);
	return (
		<RequestFrame
			id={lead.id}
			name={<PropertyName lead={lead} />}
			status={lead.status}
			mark={lead.queuePosition ? <span className="trade-note">{t('queue', { place: lead.queuePosition })}</span> : null}
			requestedAt={isWaiting && lead.status === 'requestedOption' ? null : lead.requestedAt}
			now={now}
			isMarked={isMarked}
		>
			<div className="grid content-start gap-4">
				<RequestFacts lead={lead} />
				<WholeLead lead={lead} />
			</div>
			<div className="grid content-start gap-3">
				<Rivals rivals={lead.rivals} />
				<LeadAnswerForm lead={lead} isWaiting={isWaiting} />
			</div>
		</RequestFrame>
	);
}

/** The way to the page of a request, with its line, history and everything else. */
export function WholeLead({ lead }: { lead: { id: string; bookingNumber: string } }) {
	const { t } = useTranslation('inbox');
	return (
		<p>
			<Link to={deskBookingPath(lead.id)} className="trade-link" prefetch="intent">
				{t('whole', { number: lead.bookingNumber })}
			</Link>
		</p>
	);
}
