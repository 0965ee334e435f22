import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { ACTIVITIES, enquiryWord, PREFERENCES, SERVICES } from '~/domain/enquiry/enquiry-words';
import { GENERAL_STEP_FIELDS, type GeneralStep } from '~/domain/enquiry/general-enquiry-steps';
import { BEDROOMS_LIMIT, FIELD_LIMITS } from '~/domain/form/field-limits';
import type { Language } from '~/domain/language/language';
import { propertyTypeName } from '~/domain/property/property-type';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CheckField } from '../form/check-field';
import { ChoiceField } from '../form/choice-field';
import { FormFailure, StepBack, Submit } from '../form/form-actions';
import { FormFrame } from '../form/form-frame';
import type { FormState } from '../form/form-state';
import { type Option, SelectField } from '../form/select-field';
import { TextArea, TextField } from '../form/text-field';
import { Icon } from '../ui/icon';
import { ConsentFields } from './consent-fields';
import { DestinationField } from './destination-field';
import { PartyFields } from './party-fields';
import { PeriodOrMonth } from './period-or-month';
import { PersonFields } from './person-fields';

/** What the first step proposes. */
type Offered = { places: readonly string[]; months: readonly Option[] };

type GeneralEnquiryFormProps = Offered & { state: FormState<GeneralStep> };

/** Three steps, one form (FORM-9). */
export function GeneralEnquiryForm({ state, places, months }: GeneralEnquiryFormProps) {
	const { t } = useTranslation(['enquiry', 'contact']);
	const { step } = state;
	return (
		<FormFrame
			state={state}
			shown={GENERAL_STEP_FIELDS[step]}
			action="/enquire-now"
			rules={(today) => import('./enquiry-rules').then(({ enquiryRules }) => enquiryRules('general', today))}
			className="mt-10"
		>
			<h2 data-step-heading tabIndex={-1} className="text-h3 focus:outline-none">
				{t(`contact:general.${step}Heading`)}
			</h2>
			<div className={`mt-6 ${step === 'preferences' ? 'space-y-7' : 'space-y-5'}`}>
				{step === 'general' ? <JourneyStep places={places} months={months} /> : null}
				{step === 'preferences' ? <PreferencesStep /> : null}
				{step === 'contact' ? <ContactStep /> : null}
				<FormFailure />
			</div>
			<div className="mt-8 flex flex-col items-center gap-4 lg:flex-row-reverse lg:justify-between">
				<Submit go={step === 'contact' ? 'send' : 'next'} className="max-lg:w-full">
					{step === 'contact' ? (
						t('contact:general.send')
					) : (
						<>
							{t('contact:general.next')}
							<Icon name="arrow" />
						</>
					)}
				</Submit>
				{step === 'general' ? (
					<p className="text-small text-ink2">{t('property.notBinding')}</p>
				) : (
					<StepBack>{t('contact:general.back')}</StepBack>
				)}
			</div>
		</FormFrame>
	);
}

function JourneyStep({ places, months }: Offered) {
	const { t } = useTranslation(['enquiry', 'contact']);
	return (
		<>
			<DestinationField places={places} />
			<PeriodOrMonth months={months} />
			<div>
				<PartyFields />
			</div>
			<div className="group">
				<CheckField name="asAssistance">{t('contact:general.asAssistance')}</CheckField>
				<div className="mt-3 hidden group-has-[[name=asAssistance]:checked]:block">
					<TextField
						name="bookingForWhom"
						label={t('contact:general.bookingForWhom')}
						autoComplete="off"
						maxLength={FIELD_LIMITS.bookingForWhom}
					/>
				</div>
			</div>
		</>
	);
}

const PROPERTY_TYPES = ['chalet', 'apartment', 'villa'] as const;

function PreferencesStep() {
	const { t } = useTranslation(['enquiry', 'contact']);
	const language = useRoot().language as Language;
	const none = { value: '', label: t('contact:general.noPreference') };
	const bedrooms = Array.from({ length: BEDROOMS_LIMIT }, (_, index) => ({
		value: String(index + 1),
		label: t('contact:general.bedroomsAtLeast', { count: index + 1 }),
	}));
	return (
		<>
			<ChoiceField
				name="activities"
				label={t('contact:general.activities')}
				kind="many"
				choices={ACTIVITIES.map((value) => ({ value, label: enquiryWord('activities', value, language) }))}
			/>
			<ChoiceField
				name="propertyType"
				label={t('contact:general.propertyType')}
				kind="one"
				fallback=""
				choices={[none, ...PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeName(value, language) }))]}
			/>
			<ChoiceField
				name="serviceLevel"
				label={t('fields.serviceLevel')}
				kind="one"
				fallback=""
				choices={[none, ...SERVICE_LEVELS.map((value) => ({ value, label: serviceLevelLabel(value, language) }))]}
			/>
			<SelectField
				name="bedrooms"
				label={t('contact:general.bedrooms')}
				options={[{ value: '', label: t('contact:general.bedroomsAny') }, ...bedrooms]}
				className="lg:max-w-80"
			/>
			<ChoiceField
				name="preferences"
				label={t('contact:general.theHouse')}
				kind="many"
				choices={PREFERENCES.map((value) => ({ value, label: enquiryWord('preferences', value, language) }))}
			/>
			<ChoiceField
				name="services"
				label={t('contact:general.services')}
				kind="many"
				choices={SERVICES.map((value) => ({ value, label: enquiryWord('services', value, language) }))}
			/>
		</>
	);
}

function ContactStep() {
	const { t } = useTranslation(['enquiry', 'contact']);
	return (
		<>
			<div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
				<PersonFields nameField="name" />
				<TextField
					name="originCity"
					label={t('contact:general.originCity')}
					autoComplete="address-level2"
					maxLength={FIELD_LIMITS.city}
				/>
			</div>
			<TextArea name="message" label={t('fields.message')} rows={5} maxLength={FIELD_LIMITS.text} />
			<div>
				<CheckField name="interest">{t('contact:general.interest')}</CheckField>
				<ConsentFields />
			</div>
		</>
	);
}
