import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatRate } from '~/domain/money/format-rate';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import { SavedCard } from '../../booking/booking-payment-step';
import { CardFields } from '../../booking/card-fields';
import { ChoiceField } from '../../form/choice-field';
import { useForm } from '../../form/form-context';
import { fieldText } from '../../form/form-state';
import { Icon } from '../../ui/icon';
import type { LeadDialogView, LeadPreviewView, TradeLeadAnswer } from './lead-dialog-view';

type PaymentStepProps = { view: LeadDialogView; preview: LeadPreviewView; card: TradeLeadAnswer['card'] };

/** How the client pays (LEAD-34), and the card where it is one. Which fields are in sight is a matter of CSS: it works without script. */
export function LeadPaymentStep({ view, preview, card }: PaymentStepProps) {
	const { t } = useTranslation(['trade-lead', 'booking']);
	const { language } = useRoot();
	const { state } = useForm();
	const token = fieldText(state.values, 'cardToken');
	const { methods, preferredMethod, quotes } = preview;
	const { hasCardCode } = view.fields;
	const hint = (method: PaymentMethod) => {
		const quote = quotes[method];
		const due = quote?.payments[0];
		if (!quote || !due) return '';
		const total = formatRate({ minor: quote.totalMinor, currency: quote.currency }, { hasCents: true });
		return quote.cardFeeMinor > 0
			? t('methodWithFee', { total, share: formatPercent(quote.cardFeeRatio * 100, language) })
			: t('methodWithoutFee', { total, date: formatDate(due.dueDate, language) });
	};
	const labels = { credit_card: t('booking:creditCard'), bank_transfer: t('booking:bankTransfer') };
	return (
		<div className="group/pay [&_.trade-card_input]:h-11.5 [&_.trade-card_input]:min-h-11.5 [&_.trade-card_input]:rounded-control [&_.trade-card_input]:bg-white [&_.trade-card_input]:py-0 xl:[&_.trade-card_input]:h-9 xl:[&_.trade-card_input]:min-h-9 xl:[&_.trade-card_input]:px-3 xl:[&_.trade-card_input]:text-[0.875rem] [&_fieldset_label]:grid [&_fieldset_label]:grid-cols-[auto_minmax(0,1fr)] [&_fieldset_label]:justify-start [&_fieldset_label]:items-center [&_fieldset_label]:gap-x-3 [&_fieldset_label]:gap-y-0 [&_fieldset_label]:rounded-[6px] [&_fieldset_label]:bg-white [&_fieldset_label>span]:col-[2] [&_fieldset_label>span]:text-left [&_[type=radio]]:size-4.5 [&_[type=radio]]:static [&_[type=radio]]:row-[1_/_span_2] [&_[type=radio]]:opacity-100 [&_[type=radio]]:accent-main">
			<h3 data-step-heading tabIndex={-1} className="scroll-mt-20 text-t1 focus:outline-none">
				{t('paymentHeading')}
			</h3>
			<p className="mt-0.5 text-ink2">{t('paymentIntro')}</p>
			<ChoiceField
				name="paymentMethod"
				label={t('booking:method')}
				kind="one"
				isRequired
				choices={methods.map((method) => ({ value: method, label: labels[method], hint: hint(method) }))}
				{...(preferredMethod ? { fallback: preferredMethod } : {})}
				className="mt-4"
			/>
			{methods.includes('credit_card') ? (
				<div className="trade-card mt-4 px-5 py-4 group-not-has-[[value^=credit]:checked]/pay:hidden">
					<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
						<h4 className="serif text-t3 font-semibold">{t('booking:card')}</h4>
						<p className="trade-note">{t('booking:cardSafe')}</p>
					</div>
					{token ? <input type="hidden" name="cardToken" value={token} /> : null}
					{card ? <SavedCard card={card} hasCode={hasCardCode} /> : <CardFields hasCode={hasCardCode} />}
				</div>
			) : null}
			<p className="flex items-start gap-2.5 text-ink2 mt-4 group-not-has-[[value^=credit]:checked]/pay:hidden">
				<Icon className="shrink-0 mt-0.5" name="info" size={18} />
				{t(hasCardCode ? 'clientCard' : 'clientCardOnFile')}
			</p>
			<p className="flex items-start gap-2.5 text-ink2 mt-4 group-not-has-[[value^=bank]:checked]/pay:hidden">
				<Icon className="shrink-0 mt-0.5" name="info" size={18} />
				{t('transferNote')}
			</p>
		</div>
	);
}
