import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';
import type { LeadOffer } from './lead-actions';
import type { LeadView } from './lead-view.server';
import type { SentRequest } from './sent-request';
import { type LeadHouse, StayRequest } from './stay-request';

type LeadRequestsProps = {
	lead: LeadView;
	offer: LeadOffer;
	/** Null where the house has gone. */
	house: LeadHouse | null;
	sent: SentRequest | null;
};

/** What may be asked of the house, and the ways out of a lead; each opens when it is wanted, with and without script. */
export function LeadRequests({ lead, offer, house, sent }: LeadRequestsProps) {
	const { t } = useTranslation('lead');
	const isStay = sent?.preview != null;
	return (
		<section className="trade-card" aria-labelledby="requests">
			<div className="trade-card-head">
				<h2 id="requests">{t('requests.title')}</h2>
			</div>
			{house && (offer.update || offer.change) ? (
				<Request id="stay" title={t(`requests.${offer.update ? 'update' : 'change'}.title`)} isOpen={isStay}>
					<StayRequest key={lead.version} lead={lead} offer={offer} house={house} sent={isStay ? sent : null} />
				</Request>
			) : null}
			{offer.withdraw ? <WayOut intent="withdraw" lead={lead} /> : null}
			{offer.delete ? <WayOut intent="delete" lead={lead} /> : null}
		</section>
	);
}

function Request({ id, title, isOpen, children }: { id: string; title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details className="lead-request" id={id} open={isOpen ? true : undefined}>
			<summary>
				<span>{title}</span>
				<Icon name="chevronDown" size={16} className="trade-chevron" />
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
