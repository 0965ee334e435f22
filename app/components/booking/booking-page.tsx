import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '#db/schema/enums';
import { BOOKING_STEP_FIELDS, BOOKING_STEPS, type BookingStep, HELD_PARAM } from '~/domain/booking/booking-steps';
import type { BookingPropertyView, BookingRequestView } from '~/domain/booking/booking-view';
import { StepBar } from '../enquiry/step-bar';
import { FormFrame } from '../form/form-frame';
import { type FormState, fieldText, GO_FIELD } from '../form/form-state';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import type { BookingAnswer } from './booking-answer';
import { BookingContactStep } from './booking-contact-step';
import { BookingPaymentStep } from './booking-payment-step';
import { BookingLine, BookingSummary } from './booking-summary';
import { BookedFacts, CheckoutStep } from './checkout-step';
import { SentBooking } from './sent-booking';
import { useLiveBooking } from './use-live-booking';
import { useNoPriceToast } from './use-no-price-toast';

type BookingPageProps = {
	property: BookingPropertyView;
	loaded: BookingRequestView;
	countries: readonly (readonly [code: string, name: string])[];
	state: FormState<BookingStep>;
	answer: BookingAnswer | undefined;
};

/** Contact, payment, checkout (LEAD-33), beside the property and its figures. */
export function BookingPage({ property, loaded, countries, state, answer }: BookingPageProps) {
	const { t } = useTranslation('booking');
	// The link back to the property preserves the selected period.
	const { search } = useLocation();
	const saved = PAYMENT_METHODS.find((each) => each === fieldText(state.values, 'paymentMethod'));
	const held = new URLSearchParams(search).get(HELD_PARAM);
	const method = saved ?? property.preferredMethod;
	const live = useLiveBooking(property.bookingPath, loaded, answer?.stayRequest, method, held);
	const { stayRequest } = live;
	const quote = (live.method && stayRequest.quotes[live.method]) ?? null;
	const isSent = state.result === 'sent';
	// What was refused is said in its box.
	useNoPriceToast(stayRequest.isPriceMissing && state.step === 'contact' && !isSent && !state.errors.period);
	// An answer that could not look the card up does not take it off the screen.
	const knownCard = useRef(answer?.card ?? null);
	if (answer?.card) knownCard.current = answer.card;
	const card = answer?.card ?? (fieldText(state.values, 'cardToken') ? knownCard.current : null);
	const propertyPath = property.path + search;
	return (
		<main id="content" className="container pt-6 pb-18 lg:pt-10 lg:pb-26">
			<a
				href={propertyPath}
				rel={relOf(propertyPath)}
				className="inline-flex min-h-11 items-center gap-2 text-small font-medium hover:text-accent-ink"
			>
				<Icon name="chevronLeft" size={18} />
				{t('back')}
			</a>
			<h1 className="mt-2 text-h2">{t('heading', { house: property.name })}</h1>
			<div className="mt-6 grid gap-x-14 lg:mt-8 xl:grid-cols-[minmax(0,1fr)_24.5rem] 2xl:gap-x-22">
				<div className="min-w-0">
					{isSent ? (
						<div className="space-y-10 lg:max-w-3xl">
							<SentBooking
								email={fieldText(state.values, 'email')}
								number={state.bookingNumber}
								property={property.name}
								quote={quote}
								propertyPath={property.path}
							/>
							{answer?.stayRequest ? (
								<BookedFacts
									property={property}
									stayRequest={stayRequest}
									values={state.values}
									countries={countries}
								/>
							) : null}
						</div>
					) : (
						<>
							<StepBar
								label={t('steps')}
								steps={BOOKING_STEPS.map((key) => ({ key, label: t(key) }))}
								current={state.step}
							/>
							<BookingLine property={property} stayRequest={stayRequest} quote={quote} />
							<FormFrame
								state={state}
								shown={BOOKING_STEP_FIELDS[state.step]}
								action={property.bookingPath + search}
								onInput={live.look}
								rules={(today) =>
									import('./booking-rules').then(({ bookingRules }) =>
										bookingRules({ today, isReferenceRequired: property.requiredReference !== null }),
									)
								}
								className="mt-6 lg:mt-8"
							>
								{/* The first button of a form is the one that Enter presses. */}
								<button
									type="submit"
									name={GO_FIELD}
									value={state.step === 'checkout' ? 'send' : 'next'}
									tabIndex={-1}
									aria-hidden="true"
									className="sr-only"
								/>
								{state.step === 'contact' ? (
									<BookingContactStep
										property={property}
										alternatives={answer?.alternatives ?? []}
										reason={answer?.reason ?? null}
										countries={countries}
									/>
								) : state.step === 'payment' ? (
									<BookingPaymentStep property={property} stayRequest={stayRequest} card={card} />
								) : (
									<CheckoutStep
										property={property}
										stayRequest={stayRequest}
										quote={quote}
										card={card}
										formerTotalMinor={answer?.formerTotalMinor ?? null}
										countries={countries}
									/>
								)}
							</FormFrame>
						</>
					)}
				</div>
				<BookingSummary property={property} stayRequest={stayRequest} quote={quote} isBooked={isSent} />
			</div>
		</main>
	);
}
