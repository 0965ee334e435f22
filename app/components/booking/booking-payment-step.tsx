import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BookingPropertyView, BookingRequestView } from '~/domain/booking/booking-view';
import { cardBrandName } from '~/domain/card/card-brand';
import { CARD_FIELDS } from '~/domain/card/card-fields';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import type { PaymentMethod } from '~/domain/property/sales-terms';
import { ChoiceField } from '../form/choice-field';
import { FieldNotes } from '../form/field';
import { FormFailure, StepBack, Submit } from '../form/form-actions';
import { useField, useForm } from '../form/form-context';
import { fieldText } from '../form/form-state';
import { Icon } from '../ui/icon';
import type { BookingAnswer } from './booking-answer';
import { CardFields } from './card-fields';

type PaymentStepProps = { property: BookingPropertyView; stayRequest: BookingRequestView; card: BookingAnswer['card'] };

/** How it is paid (LEAD-34), and the card where it is one. Which fields are in sight is a matter of CSS: it works without script. */
export function BookingPaymentStep({ property, stayRequest, card }: PaymentStepProps) {
	const { t } = useTranslation('booking');
	const { language } = useRoot();
	const { state } = useForm();
	const token = fieldText(state.values, 'cardToken');
	const hint = (method: PaymentMethod) => {
		const quote = stayRequest.quotes[method];
		if (!quote) return '';
		const total = formatAmount({ minor: quote.totalMinor, currency: quote.currency }, { hasCents: true });
		return quote.cardFeeMinor > 0
			? t('methodWithFee', { total, share: formatPercent(quote.cardFeeRatio * 100, language) })
			: t('methodWithoutFee', { total });
	};
	const labels = { credit_card: t('creditCard'), bank_transfer: t('bankTransfer') };
	return (
		<div className="group/pay">
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('paymentHeading')}
			</h2>
			<p className="mt-1 text-ink2">{t('paymentIntro')}</p>
			<ChoiceField
				name="paymentMethod"
				label={t('method')}
				kind="one"
				isRequired
				choices={property.methods.map((method) => ({ value: method, label: labels[method], hint: hint(method) }))}
				{...(property.preferredMethod ? { fallback: property.preferredMethod } : {})}
				className="mt-5"
			/>
			{property.methods.includes('credit_card') ? (
				<div className="mt-5 border border-line bg-sheet px-5 py-5 group-not-has-[[value^=credit]:checked]/pay:hidden lg:px-6 lg:py-6">
					<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
						<h3 className="text-h4">{t('card')}</h3>
						<p className="text-label text-ink2">{t('cardSafe')}</p>
					</div>
					{token ? <input type="hidden" name="cardToken" value={token} /> : null}
					{card ? <SavedCard card={card} /> : <CardFields />}
				</div>
			) : null}
			<p className="mt-5 flex items-start gap-3 text-small text-ink2 group-not-has-[[value^=bank]:checked]/pay:hidden">
				<Icon name="info" size={18} className="mt-0.5 shrink-0" />
				{t('transferNote')}
			</p>
			<div className="mt-5">
				<FormFailure />
			</div>
			<div className="mt-6 flex flex-col items-center gap-4 lg:flex-row-reverse lg:justify-between">
				<Submit className="max-lg:w-full">
					{t('continueToCheckout')}
					<Icon name="arrow" />
				</Submit>
				<StepBack>{t('backToContact')}</StepBack>
			</div>
		</div>
	);
}

/** The card that lies in the vault already; another one may be typed in its place. */
export function SavedCard({ card, hasCode = true }: { card: NonNullable<BookingAnswer['card']>; hasCode?: boolean }) {
	const { t } = useTranslation('booking');
	const { state } = useForm();
	const field = useField('cardToken');
	const isOtherInvalid = CARD_FIELDS.some((name) => name in state.errors);
	return (
		<>
			<p className="flex items-start gap-3">
				<Icon name="check" className="mt-0.5 shrink-0 text-ok" />
				<span>
					<CardName card={card} />
					<span className="block text-small text-ink2">{t('cardKept')}</span>
				</span>
			</p>
			<FieldNotes field={field} />
			<details className="mt-4 border-t border-line pt-4" open={isOtherInvalid}>
				<summary className="inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent-ink">
					<Icon name="plus" size={18} />
					{t('otherCard')}
				</summary>
				<div className="pt-4">
					<CardFields hasCode={hasCode} />
				</div>
			</details>
		</>
	);
}

/** `Visa ending 4242, valid until 09/2028`. */
export function CardName({ card }: { card: NonNullable<BookingAnswer['card']> }) {
	const { t } = useTranslation('booking');
	const [year = '', month = ''] = card.expiry.split('-');
	return (
		<span className="tabular">
			<span className="font-medium">
				{t('cardEnding', { brand: cardBrandName(card.brand) ?? t('anyCard'), lastFour: card.lastFour })}
			</span>
			{', '}
			{t('cardUntil', { month, year })}
		</span>
	);
}
