import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { quoteKey } from '~/domain/booking/booking-quote';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import type { LeadQuote } from '~/domain/lead/lead-quote';
import { prefixedReference } from '~/domain/lead/prefixed-reference';
import { formatRate } from '~/domain/money/format-rate';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { LeadStep } from '~/domain/trade/lead-form';
import { CardName } from '../../booking/booking-payment-step';
import { SHOWN_FIELD } from '../../booking/shown-field';
import { CheckField } from '../../form/check-field';
import { useForm } from '../../form/form-context';
import { fieldText, GO_FIELD } from '../../form/form-state';
import type { LeadDialogView, LeadPreviewView, TradeLeadAnswer } from './lead-dialog-view';

type SummaryStepProps = {
	view: LeadDialogView;
	preview: LeadPreviewView;
	quote: LeadQuote | null;
	card: TradeLeadAnswer['card'];
};

/** All that is about to be booked, and the disclaimer (LEAD-36). */
export function SummaryStep({ view, preview, quote, card }: SummaryStepProps) {
	const { t } = useTranslation(['trade-lead', 'booking', 'trade-house']);
	const language = useRoot().language as Language;
	const { state } = useForm();
	const { fields } = view;
	const text = (name: string) => fieldText(state.values, name);
	const day = (date: string | null) => formatDate(date, language, { weekday: 'plain' });
	const byCard = text('paymentMethod') === 'credit_card';
	const lines: [string, string][] = [
		[t('stay'), t('trade-house:summary.period', { from: day(preview.checkIn), to: day(preview.checkOut) })],
		[t('serviceLevel'), preview.serviceLevel ? serviceLevelLabel(preview.serviceLevel, language) : ''],
		[t('pax'), preview.party ? partyText(preview.party, language) : ''],
		[t('client'), `${text('firstName')} ${text('lastName')}`.trim()],
		[t('nationality'), text('nationality')],
		[fields.tls.name, prefixedReference(text('tls'), fields.tls)],
		[fields.cc.name, prefixedReference(text('cc'), fields.cc)],
		[t('comments'), text('comments')],
	];
	const amount = quote ? formatRate({ minor: quote.totalMinor, currency: quote.currency }, { hasCents: true }) : '';
	return (
		<>
			<h3 data-step-heading tabIndex={-1} className="scroll-mt-20 text-t1 focus:outline-none">
				{t('summaryHeading')}
			</h3>
			<Part title={t('stayAndClient')} go="details" label={t('changeDetails')}>
				<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
					{lines.map(([label, value]) =>
						value.trim() === '' ? null : (
							<div key={label} className="contents">
								<dt className="text-ink2">{label}</dt>
								<dd className="whitespace-pre-line wrap-anywhere max-sm:mb-1.5">{value}</dd>
							</div>
						),
					)}
				</dl>
			</Part>
			<Part title={t('payment')} go="payment" label={t('changePayment')}>
				<p>
					{!byCard ? t('booking:bankTransfer') : card ? <CardName card={card} /> : t('booking:creditCard')}
					{amount ? <b className="tabular ml-3 font-semibold">{amount}</b> : null}
				</p>
			</Part>
			<input type="hidden" name={SHOWN_FIELD} value={quote ? quoteKey(quote) : text(SHOWN_FIELD)} />
			<div className="trade-card mt-5 px-5 py-3">
				<CheckField name="disclaimer" isRequired>
					{t(byCard ? 'disclaimerCard' : 'disclaimerTransfer')}
				</CheckField>
			</div>
		</>
	);
}

function Part({ title, go, label, children }: { title: string; go: LeadStep; label: string; children: ReactNode }) {
	const { t } = useTranslation('booking');
	return (
		<section className="mt-5 border-t border-hair pt-3">
			<div className="mb-1.5 flex items-center justify-between gap-4">
				<h4 className="serif text-t3 font-semibold">{title}</h4>
				<button type="submit" name={GO_FIELD} value={go} aria-label={label} className="trade-link min-h-8">
					{t('change')}
				</button>
			</div>
			{children}
		</section>
	);
}
