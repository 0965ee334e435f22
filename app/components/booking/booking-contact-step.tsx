import { useTranslation } from 'react-i18next';
import { BOOKING_LIMITS } from '~/domain/booking/booking-limits';
import type { BookingPropertyView } from '~/domain/booking/booking-view';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { PartyFields } from '../enquiry/party-fields';
import { PeriodField } from '../enquiry/period-field';
import { SoldBox } from '../enquiry/sold-box';
import { CheckField } from '../form/check-field';
import { ChoiceField } from '../form/choice-field';
import { FormFailure, Submit } from '../form/form-actions';
import { useForm } from '../form/form-context';
import { SelectField } from '../form/select-field';
import { TextArea, TextField } from '../form/text-field';
import { Icon } from '../ui/icon';

/** The contact fields in their order; all are required but the postcode, which some countries do not have. */
const GUEST_LINES = [
	{ name: 'firstName', label: 'fields.firstName', autoComplete: 'given-name', maxLength: BOOKING_LIMITS.firstName },
	{ name: 'lastName', label: 'fields.lastName', autoComplete: 'family-name', maxLength: BOOKING_LIMITS.lastName },
	{
		name: 'email',
		label: 'enquiry:fields.email',
		type: 'email',
		inputMode: 'email',
		autoComplete: 'email',
		maxLength: FIELD_LIMITS.email,
	},
	{
		name: 'phone',
		label: 'enquiry:fields.phone',
		type: 'tel',
		inputMode: 'tel',
		autoComplete: 'tel',
		maxLength: FIELD_LIMITS.phone,
	},
	{
		name: 'address',
		label: 'fields.address',
		autoComplete: 'address-line1',
		maxLength: BOOKING_LIMITS.address,
		className: 'lg:col-span-2',
	},
	{
		name: 'postalCode',
		label: 'fields.postalCode',
		autoComplete: 'postal-code',
		maxLength: BOOKING_LIMITS.postalCode,
		required: false,
	},
	{ name: 'city', label: 'enquiry:fields.city', autoComplete: 'address-level2', maxLength: BOOKING_LIMITS.city },
] as const;

type ContactStepProps = {
	property: BookingPropertyView;
	alternatives: readonly AlternativeView[];
	/** Why there is no price for the period. */
	reason: string | null;
	countries: readonly (readonly [code: string, name: string])[];
};

/** Period, level and guests, then the contact (LEAD-33). */
export function BookingContactStep({ property, alternatives, reason, countries }: ContactStepProps) {
	const { t } = useTranslation(['booking', 'enquiry']);
	const { state, edited, id } = useForm();
	const error = state.errors.period;
	const isRefused =
		error !== undefined && !edited.has('checkIn') && !(error.key === 'noPrice' && edited.has('serviceLevel'));
	const refusedId = `${id}-refused`;
	return (
		<>
			<h2 data-step-heading tabIndex={-1} className="text-h2 focus:outline-none lg:text-[2.375rem]">
				{t('contactHeading')}
			</h2>
			<PeriodField
				propertyPath={property.path}
				{...(isRefused ? { sharedErrorId: refusedId } : {})}
				className="mt-5 grid grid-cols-2 items-start gap-3 lg:gap-5"
			/>
			{isRefused ? (
				<SoldBox
					id={refusedId}
					alternatives={alternatives}
					error={error.key === 'noPrice' ? 'noPrice' : 'sold'}
					reason={reason}
				/>
			) : null}
			<ChoiceField
				name="serviceLevel"
				label={t('enquiry:fields.serviceLevel')}
				kind="one"
				isRequired
				choices={property.levels.map(({ level, label, services }) => ({ value: level, label, hint: services }))}
				{...(property.levels.length === 1 && property.levels[0] ? { fallback: property.levels[0].level } : {})}
				className="mt-5"
			/>
			<div className="mt-5">
				<PartyFields {...(property.mostAdults ? { most: property.mostAdults } : {})} />
			</div>
			{property.most ? <p className="mt-2 text-small text-ink2">{t('most', { count: property.most })}</p> : null}
			<PetFields rule={property.pets} />

			<h3 className="mt-8 border-t border-line2 pt-6 text-h3">{t('guest')}</h3>
			<div className="mt-4 grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
				{GUEST_LINES.map(({ label, ...line }) => (
					<TextField key={line.name} label={t(label)} required {...line} />
				))}
				<SelectField
					name="country"
					label={t('fields.country')}
					options={[
						{ value: '', label: t('fields.chooseCountry') },
						...countries.map(([value, label]) => ({ value, label })),
					]}
				/>
			</div>
			<TextArea name="comments" label={t('fields.comments')} maxLength={FIELD_LIMITS.text} className="mt-4" />
			{property.requiredReference ? (
				<TextField
					name="tls"
					label={property.requiredReference}
					maxLength={BOOKING_LIMITS.tls}
					required
					className="mt-4 lg:w-[calc(50%-0.625rem)]"
				/>
			) : null}
			<div className="mt-5">
				<FormFailure />
			</div>
			<div className="mt-6 flex flex-col-reverse items-center gap-4 lg:flex-row lg:justify-between">
				<p className="text-small text-ink2">{t('notYet')}</p>
				<Submit className="max-lg:w-full">
					{t('continueToPayment')}
					<Icon name="arrow" />
				</Submit>
			</div>
		</>
	);
}

/** Whether an animal comes along; its details appear with the tick, by CSS alone. */
function PetFields({ rule }: { rule: BookingPropertyView['pets'] }) {
	const { t } = useTranslation('booking');
	if (rule === 'no') return <p className="mt-4 text-small text-ink2">{t('petsNotAllowed')}</p>;
	return (
		<div className="group/pet mt-4">
			<CheckField name="pet">{t('pet')}</CheckField>
			<div className="group-not-has-[[name=pet]:checked]/pet:hidden">
				<TextField name="petDetails" label={t('petDetails')} maxLength={BOOKING_LIMITS.pet} className="mt-2" />
				{rule === 'on_request' ? <p className="mt-1.5 text-small text-ink2">{t('petsOnRequest')}</p> : null}
			</div>
		</div>
	);
}
