import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatRate } from '~/domain/money/format-rate';
import { isServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon } from '../../ui/icon';
import { CHEVRON } from '../frame/header-looks';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import type { LeadOffer } from './lead-actions';
import type { LeadView } from './lead-view.server';
import { roomText } from './rooms-words';
import type { SentRequest } from './sent-request';
import { StayCompare } from './stay-compare';
import { type LeadProperty, StayRequestForm } from './stay-request-form';

type LeadRequestsProps = {
	lead: LeadView;
	offer: LeadOffer;
	/** Null where the property has gone. */
	property: LeadProperty | null;
	sent: SentRequest | null;
};

/** Requests to the property, and the ways to end a lead; each opens on demand, with and without script. */
export function LeadRequests({ lead, offer, property, sent }: LeadRequestsProps) {
	const { t } = useTranslation('lead');
	const isStay = sent?.preview != null;
	const open = lead.requests.filter(({ state }) => state === 'open');
	const isAsked = open.some(({ kind }) => kind === 'change');
	return (
		<section className="trade-card max-xl:order-2" aria-labelledby="requests">
			<CardHead>
				<h2 id="requests">{t('requests.title')}</h2>
			</CardHead>
			{open.map((request) => (
				<OpenRequest key={request.id} request={request} lead={lead} property={property} />
			))}
			{property && !isAsked && (offer.update || offer.change) ? (
				<Request id="stay" title={t(`requests.${offer.update ? 'update' : 'change'}.title`)} isOpen={isStay}>
					<StayRequestForm
						key={lead.version}
						lead={lead}
						offer={offer}
						property={property}
						sent={isStay ? sent : null}
					/>
				</Request>
			) : null}
			{offer.withdraw && lead.status === 'confirmedBooking' ? <CancelBooking lead={lead} /> : null}
			{offer.withdraw && lead.status !== 'confirmedBooking' ? <WayOut intent="withdraw" lead={lead} /> : null}
			{offer.delete ? <WayOut intent="delete" lead={lead} /> : null}
		</section>
	);
}

/** A change or a price that the property has still to answer, with the figures it would bring, and the way back. */
function OpenRequest({
	request,
	lead,
	property,
}: {
	request: LeadView['requests'][number];
	lead: LeadView;
	property: LeadProperty | null;
}) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const isSending = useNavigation().formData?.get('request') === request.id;
	const { change } = request;
	const preview = property?.requested.find(({ id }) => id === request.id)?.preview;
	const lines = [
		change.checkIn || change.checkOut
			? formatDateRange(change.checkIn ?? lead.checkIn, change.checkOut ?? lead.checkOut, language)
			: null,
		isServiceLevel(change.serviceLevel) ? serviceLevelLabel(change.serviceLevel, language) : null,
		change.pax ? t('guests', { count: change.pax }) : null,
		change.priceMinor ? formatRate({ minor: change.priceMinor, currency: lead.currency }, { hasCents: true }) : null,
	].filter(Boolean);
	return (
		<div className="grid gap-2 border-b border-hair pt-3.5 pb-4 px-4.5">
			<h3>{t(`open.${request.kind}`)}</h3>
			<p>
				{t(lead.hotelPath ? 'open.sinceHotel' : 'open.since', {
					day: formatDate(request.day, language),
					time: request.time,
				})}
				{request.by ? ` ${t('history.by', { name: request.by })}` : ''}
			</p>
			{lines.length > 0 ? <p className="font-semibold">{lines.join(', ')}</p> : null}
			{change.rooms ? (
				<ul className="list-disc pl-4.5">
					{change.rooms.map(({ room }, at) => (
						<li key={at}>
							{roomText(room)}, {formatRate({ minor: room.totalMinor, currency: lead.currency }, { hasCents: true })}
						</li>
					))}
				</ul>
			) : null}
			{request.comments ? <q className="block">{request.comments}</q> : null}
			{preview && request.kind === 'change' ? <StayCompare lead={lead} preview={preview} isWaiting={false} /> : null}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="unask" />
				<input type="hidden" name="request" value={request.id} />
				<input type="hidden" name="version" value={lead.version} />
				<button type="submit" disabled={isSending} className={tradeButton('line')}>
					{isSending ? t('sending') : t('open.withdraw')}
				</button>
			</Form>
		</div>
	);
}

function Request({ id, title, isOpen, children }: { id: string; title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details
			className="[&:not([data-head]+*)]:border-t border-hair [&>form]:grid [&>form]:grid-cols-1 [&>form]:justify-items-start [&>form]:gap-3.5 [&>form]:pt-1 [&>form]:pb-4.5 [&>form]:px-4.5"
			id={id}
			open={isOpen ? true : undefined}
		>
			<summary className="flex min-h-11 items-center justify-between px-4.5 font-semibold hover:bg-row">
				<span>{title}</span>
				<Icon name="chevronDown" size={16} className={CHEVRON} />
			</summary>
			{children}
		</details>
	);
}

function WayOut({ intent, lead }: { intent: 'withdraw' | 'delete'; lead: LeadView }) {
	const { t } = useTranslation('lead');
	const isSending = useNavigation().formData?.get('intent') === intent;
	return (
		<Request id={intent} title={t(`requests.${intent}.title`)} isOpen={false}>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="version" value={lead.version} />
				<p className="trade-note">{t(`requests.${intent}.text`)}</p>
				<button type="submit" disabled={isSending} className={tradeButton('line')}>
					{isSending ? t('sending') : t(`requests.${intent}.submit`)}
				</button>
			</Form>
		</Request>
	);
}

/** Cancels a booking of a hotel's rooms, after it has said what that costs and until when. */
function CancelBooking({ lead }: { lead: LeadView }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const isSending = useNavigation().formData?.get('intent') === 'withdraw';
	const { cancelling, currency } = lead;
	if (!cancelling) return null;
	const { minor, until, zone } = cancelling;
	const fee = formatRate({ minor, currency }, { hasCents: true });
	const day = until ? formatDate(until, language, { weekday: 'plain' }) : '';
	return (
		<Request id="cancel" title={t('cancel.title')} isOpen={false}>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="withdraw" />
				<input type="hidden" name="version" value={lead.version} />
				<input type="hidden" name="fee" value={minor} />
				<p className="font-semibold">{t(minor === 0 ? 'cancel.free' : 'cancel.fee', { fee })}</p>
				{until ? <p className="trade-note">{t('cancel.until', { day, zone })}</p> : null}
				<p className="trade-note">{t('cancel.text')}</p>
				<button type="submit" disabled={isSending} className={tradeButton('line')}>
					{isSending ? t('sending') : t(minor === 0 ? 'cancel.submitFree' : 'cancel.submit', { fee })}
				</button>
			</Form>
		</Request>
	);
}
