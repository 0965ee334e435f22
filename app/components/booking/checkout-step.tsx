import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { type BookingQuote, quoteKey } from '~/domain/booking/booking-quote';
import type { BookingPropertyView, BookingRequestView } from '~/domain/booking/booking-view';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { DEFAULT_PARTY, stayQuery } from '~/domain/property/stay-query';
import { useParty } from '../enquiry/stay-facts';
import { CheckField } from '../form/check-field';
import { FormFailure, StepBack, Submit } from '../form/form-actions';
import { useForm } from '../form/form-context';
import { type FormValues, fieldText, GO_FIELD } from '../form/form-state';
import { Icon } from '../ui/icon';
import type { BookingAnswer } from './booking-answer';
import { CardName } from './booking-payment-step';
import { QuoteLines, totalText } from './quote-lines';
import { SHOWN_FIELD } from './shown-field';

export type CheckoutProps = {
	property: BookingPropertyView;
	stayRequest: BookingRequestView;
	quote: BookingQuote | null;
	card: BookingAnswer['card'];
	formerTotalMinor: number | null;
	countries: readonly (readonly [code: string, name: string])[];
};

/** All that is about to be booked, the four consents and the disclaimer (LEAD-33), and the button; it locks after a result. */
export function CheckoutStep({ property, stayRequest, quote, card, formerTotalMinor, countries }: CheckoutProps) {
	const { t } = useTranslation(['booking', 'enquiry']);
	const { state } = useForm();
	const isRefused = state.result === 'failed' || state.result === 'limited';
	const total = quote ? totalText(quote, stayRequest) : '';
	const link = (to: string, words: string) => (
		<a href={to} target="_blank" rel="noreferrer" className="underline underline-offset-4">
			{words}
		</a>
	);
	const method = fieldText(state.values, 'paymentMethod');
	const terms = property.path + requestedStay(stayRequest);
	return (
		<>
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('checkoutHeading')}
			</h2>
			{state.result === 'changed' && quote ? <ChangedBox quote={quote} before={formerTotalMinor} /> : null}
			<BookedFacts
				property={property}
				stayRequest={stayRequest}
				values={state.values}
				countries={countries}
				canChange
			/>
			<Facts heading={t('payment')} change={{ go: 'payment', label: t('changePayment') }}>
				<p>{method !== 'credit_card' ? t('bankTransfer') : card ? <CardName card={card} /> : t('creditCard')}</p>
			</Facts>
			{quote ? (
				<div className="mt-6 border-t border-line2 pt-5 xl:hidden">
					<QuoteLines quote={quote} tax={stayRequest.tax} />
				</div>
			) : null}
			<input type="hidden" name={SHOWN_FIELD} value={quote ? quoteKey(quote) : fieldText(state.values, SHOWN_FIELD)} />
			<fieldset className="mt-6 border-t border-line2 pt-5">
				<legend className="sr-only">{t('consents')}</legend>
				<CheckField name="privacy" isRequired>
					{t('privacyBefore')}
					{link('/privacy-policy', t('privacyLink'))}
					{t('privacyAfter')}
				</CheckField>
				<CheckField name="salesPolicy" isRequired>
					{t('salesPolicyBefore')}
					{link(`${terms}#terms`, t('salesPolicyLink'))}
					{t('salesPolicyAfter')}
				</CheckField>
				<CheckField name="strTerms" isRequired>
					{t('strTermsBefore')}
					{link('/terms-and-conditions', t('strTermsLink'))}
					{t('strTermsAfter')}
				</CheckField>
				<CheckField name="operatorTerms" isRequired>
					{t('operatorTermsBefore')}
					{link(`${terms}#${property.hasLessorTerms ? 'lessor-terms' : 'terms'}`, t('operatorTermsLink'))}
					{t('operatorTermsAfter')}
				</CheckField>
				<CheckField name="disclaimer" isRequired className="mt-3 border-t border-line2 pt-3">
					{t(method === 'credit_card' ? 'disclaimerCard' : 'disclaimerTransfer')}
				</CheckField>
			</fieldset>
			<div className="mt-5">
				<FormFailure />
			</div>
			<div className="mt-5 flex flex-col items-center gap-4 lg:flex-row-reverse lg:justify-between">
				<div className="flex flex-col gap-3 max-lg:w-full lg:flex-row-reverse">
					{isRefused ? (
						<Submit go="send" className="max-lg:w-full">
							{t('tryAgain')}
						</Submit>
					) : null}
					<Submit go="send" isLocked={isRefused} className="max-lg:w-full">
						{quote ? t('book', { total }) : t('bookPlain')}
					</Submit>
				</div>
				<StepBack>{t('backToPayment')}</StepBack>
			</div>
		</>
	);
}

/** The query with which the property's page shows dates and amounts of this very stay. */
function requestedStay({ checkIn, checkOut, serviceLevel, adults, children }: BookingRequestView): string {
	if (!checkIn || !checkOut) return '';
	return stayQuery({ checkIn, checkOut, serviceLevel, adults: adults ?? DEFAULT_PARTY.adults, children });
}

/** Lists the figures that changed since they were shown (LEAD-6), before and after. */
function ChangedBox({ quote, before }: { quote: BookingQuote; before: number | null }) {
	const { t } = useTranslation('booking');
	const amount = (minor: number) => formatAmount({ minor, currency: quote.currency }, { hasCents: true });
	return (
		<div
			role="alert"
			data-result
			tabIndex={-1}
			className="mt-5 flex gap-4 border-l-[3px] border-err bg-err-bg px-5 py-4 text-err"
		>
			<Icon name="warning" size={22} className="mt-0.5 shrink-0" />
			<div>
				<p className="font-medium">
					{before === null
						? t('termsChanged')
						: t('priceChanged', { before: amount(before), now: amount(quote.totalMinor) })}
				</p>
				<p className="mt-1">{t('lookAgain')}</p>
			</div>
		</div>
	);
}

type BookedFactsProps = Pick<CheckoutProps, 'property' | 'stayRequest' | 'countries'> & {
	values: FormValues;
	canChange?: boolean;
};

/** Stay and guest as they were entered. */
export function BookedFacts({ property, stayRequest, values, countries, canChange }: BookedFactsProps) {
	const { t } = useTranslation(['booking', 'enquiry']);
	const { language } = useRoot();
	const party = useParty(stayRequest);
	const text = (name: string) => fieldText(values, name);
	const day = (date: string | null) => formatDate(date, language, { weekday: 'comma' });
	const change = canChange ? { go: 'contact', label: t('changeStay') } : null;
	const country = countries.find(([code]) => code === text('country'))?.[1] ?? text('country');
	const level = property.levels.find((each) => each.level === stayRequest.serviceLevel)?.label ?? '';
	const pet = text('pet') === 'on' ? text('petDetails') : '';
	const lines: [string, string][] = [
		[t('period'), `${day(stayRequest.checkIn)} – ${day(stayRequest.checkOut)}`],
		[t('enquiry:summary.serviceLevel'), level],
		[t('guests'), party],
		[t('petShort'), pet],
		[t('bookedBy'), `${text('firstName')} ${text('lastName')}`],
		[t('address'), `${text('address')}, ${`${text('postalCode')} ${text('city')}`.trim()}, ${country}`],
		[t('enquiry:fields.email'), text('email')],
		[t('enquiry:fields.phone'), text('phone')],
		[t('reference'), text('tls')],
		[t('comments'), text('comments')],
	];
	return (
		<Facts heading={t('stay')} change={change}>
			<dl className="space-y-1.5">
				{lines
					.filter(([, value]) => value.trim() !== '')
					.map(([label, value]) => (
						<div key={label} className="grid gap-x-4 lg:grid-cols-[8.5rem_1fr]">
							<dt className="text-ink2">{label}</dt>
							<dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
						</div>
					))}
			</dl>
		</Facts>
	);
}

type FactsProps = { heading: string; change: { go: string; label: string } | null; children: ReactNode };

function Facts({ heading, change, children }: FactsProps) {
	const { t } = useTranslation('booking');
	return (
		<section className="mt-5 border-t border-line2 pt-4">
			<div className="mb-2 flex items-center justify-between gap-4">
				<h3 className="text-h4">{heading}</h3>
				{change ? (
					<button
						type="submit"
						name={GO_FIELD}
						value={change.go}
						aria-label={change.label}
						className="min-h-11 px-1 text-small font-medium underline underline-offset-4 hover:text-accent-ink"
					>
						{t('change')}
					</button>
				) : null}
			</div>
			{children}
		</section>
	);
}
