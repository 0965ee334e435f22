import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import type { Faults } from '~/domain/enquiry/fault';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { useRoot } from '~/root';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';
import type { LeadIntent, LeadOffer } from './lead-actions';
import type { LeadView } from './lead-view.server';
import { useFaultText } from './use-fault-text';

export type RequestValues = Partial<
	Record<'checkIn' | 'checkOut' | 'serviceLevel' | 'pax' | 'price' | 'comments', string>
>;

type LeadRequestsProps = {
	lead: LeadView;
	offer: LeadOffer;
	/** What was sent and refused. */
	sent: { intent: LeadIntent; faults: Faults; values: RequestValues } | null;
};

/** What may be asked of the house, and the ways out of a lead; each opens when it is wanted, with and without script. */
export function LeadRequests({ lead, offer, sent }: LeadRequestsProps) {
	const { t } = useTranslation('lead');
	return (
		<section className="trade-card" aria-labelledby="requests">
			<div className="trade-card-head">
				<h2 id="requests">{t('requests.title')}</h2>
			</div>
			{offer.change ? (
				<Request intent="change" lead={lead} sent={sent}>
					<StayFields lead={lead} sent={sent} intent="change" />
				</Request>
			) : null}
			{offer.discount ? (
				<Request intent="discount" lead={lead} sent={sent}>
					<StayFields lead={lead} sent={sent} intent="discount" />
				</Request>
			) : null}
			{offer.withdraw ? <Request intent="withdraw" lead={lead} sent={sent} /> : null}
			{offer.delete ? <Request intent="delete" lead={lead} sent={sent} /> : null}
		</section>
	);
}

function Request({
	intent,
	lead,
	sent,
	children,
}: Pick<LeadRequestsProps, 'lead' | 'sent'> & { intent: Exclude<LeadIntent, 'rooming'>; children?: ReactNode }) {
	const { t } = useTranslation('lead');
	const isSending = useNavigation().formData?.get('intent') === intent;
	return (
		<details className="lead-request" id={intent} open={sent?.intent === intent ? true : undefined}>
			<summary>
				<span>{t(`requests.${intent}.title`)}</span>
				<Icon name="chevronDown" size={16} className="trade-chevron" />
			</summary>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="version" value={lead.version} />
				<p className="trade-note">{t(`requests.${intent}.text`)}</p>
				{children}
				<button
					type="submit"
					disabled={isSending}
					className={tradeButton(intent === 'delete' || intent === 'withdraw' ? 'line' : 'dark')}
				>
					{isSending ? t('sending') : t(`requests.${intent}.submit`)}
				</button>
			</Form>
		</details>
	);
}

function StayFields({
	lead,
	sent,
	intent,
}: Pick<LeadRequestsProps, 'lead' | 'sent'> & { intent: 'change' | 'discount' }) {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const faultText = useFaultText();
	const own = sent?.intent === intent ? sent : null;
	const values: RequestValues = own?.values ?? {
		checkIn: lead.checkIn,
		checkOut: lead.checkOut,
		serviceLevel: lead.serviceLevel ?? '',
		pax: String(lead.pax),
	};
	const field = (
		name: keyof RequestValues,
		input: (props: {
			id: string;
			name: string;
			'aria-invalid': true | undefined;
			'aria-describedby': string | undefined;
			className: string;
		}) => ReactNode,
		faultName: string = name,
	) => {
		const fault = own?.faults[faultName] ?? (name === 'checkIn' ? own?.faults.period : undefined);
		const id = `${intent}-${name}`;
		return (
			<div className="lead-field" data-name={name}>
				<label htmlFor={id}>{t(`requests.${name}`)}</label>
				{input({
					id,
					name,
					'aria-invalid': fault ? true : undefined,
					'aria-describedby': fault ? `${id}-fault` : undefined,
					className: 'trade-field',
				})}
				{fault ? (
					<span id={`${id}-fault`} className="lead-fault">
						{faultText(fault)}
					</span>
				) : null}
			</div>
		);
	};
	return (
		<div className="lead-fields">
			{own?.faults.form ? <p className="lead-fault lead-wide">{t('requests.nothing')}</p> : null}
			{field('checkIn', (props) => (
				<input type="date" defaultValue={values.checkIn} {...props} />
			))}
			{field('checkOut', (props) => (
				<input type="date" defaultValue={values.checkOut} {...props} />
			))}
			{intent === 'change' ? (
				<>
					{field('serviceLevel', (props) => (
						<select defaultValue={values.serviceLevel} {...props}>
							{SERVICE_LEVELS.map((level) => (
								<option key={level} value={level}>
									{serviceLevelLabel(level, language)}
								</option>
							))}
						</select>
					))}
					{field('pax', (props) => (
						<input inputMode="numeric" defaultValue={values.pax} maxLength={3} {...props} />
					))}
				</>
			) : (
				field(
					'price',
					(props) => (
						<span className="lead-money">
							<span aria-hidden="true">{lead.currency}</span>
							<input inputMode="decimal" defaultValue={values.price} maxLength={20} {...props} />
						</span>
					),
					'priceMinor',
				)
			)}
			{field('comments', (props) => (
				<textarea rows={3} defaultValue={values.comments} maxLength={2000} {...props} />
			))}
		</div>
	);
}
