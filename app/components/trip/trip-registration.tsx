import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { RegistrationField } from '~/domain/trip/registration-rules';
import { Icon } from '../ui/icon';
import { TripSelect, TripTextField } from './trip-form';
import { NeedFrame } from './trip-need-forms';
import type { OpenTripView, TripAnswer } from './trip-view';
import { longDay } from './trip-words';

type Registration = NonNullable<NonNullable<OpenTripView['lead']>['registration']>;

/** A form for each guest; what was given never comes back to this page. */
export function RegistrationForms({ view, answer }: { view: OpenTripView; answer: TripAnswer | null }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const registration = view.lead?.registration;
	if (!registration) return null;
	const until = longDay(addDays(plainDate(view.checkOut), registration.keptDays), language);
	return (
		<div className="grid gap-2">
			<p className="text-ink2 text-small">
				{t('registration.intro', { day: until, law: registration.law })}
				{registration.isForForeignersOnly ? ` ${t('registration.foreigners')}` : ''}
			</p>
			<ul>
				{view.guests.map((guest) => (
					<GuestRegistration
						key={guest.id}
						guest={guest}
						registration={registration}
						answer={answer?.guestId === guest.id ? answer : null}
					/>
				))}
			</ul>
		</div>
	);
}

type GuestProps = { guest: OpenTripView['guests'][number]; registration: Registration; answer: TripAnswer | null };

function GuestRegistration({ guest, registration, answer }: GuestProps) {
	const { t } = useTranslation(['trip']);
	const name = `${guest.firstName} ${guest.lastName}`;
	const isGiven = registration.given.includes(guest.id);
	return (
		<li className="border-line border-t">
			<details open={answer !== null}>
				<summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
					<span className="[overflow-wrap:anywhere]">{name}</span>
					<span className={`flex items-center gap-1.5 text-small ${isGiven ? 'text-ok' : ''}`}>
						{isGiven ? <Icon name="check" size={16} /> : null}
						<span className={isGiven ? '' : 'text-link pb-0.5!'}>
							{t(isGiven ? 'registration.given' : 'registration.give')}
						</span>
					</span>
				</summary>
				<div className="pt-1 pb-5">
					{isGiven ? <p className="pb-2 text-ink2 text-small">{t('registration.again')}</p> : null}
					<NeedFrame intent="registration" save={t('registration.save', { name })}>
						<input type="hidden" name="guest" value={guest.id} />
						{guest.age === null ? null : <p className="text-ink2 text-small">{t('registration.child')}</p>}
						{registration.fields.map((field) => (
							<RegistrationInput key={field} {...{ field, answer, isChild: guest.age !== null }} of={name} />
						))}
					</NeedFrame>
				</div>
			</details>
		</li>
	);
}

const SEXES = ['female', 'male', 'other'] as const;
const DOCUMENTS = ['passport', 'identityCard', 'other'] as const;
const TYPES: Partial<Record<RegistrationField, 'date' | 'email' | 'tel'>> = {
	birthDate: 'date',
	email: 'email',
	phone: 'tel',
};
const FILLED_IN: Partial<Record<RegistrationField, string>> = { email: 'email', phone: 'tel' };

type InputProps = { field: RegistrationField; answer: TripAnswer | null; isChild: boolean; of: string };

function RegistrationInput({ field, answer, isChild, of }: InputProps) {
	const { t } = useTranslation(['trip']);
	const common = {
		...{ name: field, of, label: t(`registration.${field}`), value: answer?.typed[field] ?? '' },
		error: answer?.errors[field],
	};
	const choose = ['', t('registration.choose')] as const;
	if (field === 'sex')
		return (
			<TripSelect
				{...common}
				options={[choose, ...SEXES.map((sex) => [sex, t(`registration.sexes.${sex}`)] as const)]}
			/>
		);
	if (field === 'documentKind')
		return (
			<TripSelect
				{...common}
				options={[choose, ...DOCUMENTS.map((kind) => [kind, t(`registration.documents.${kind}`)] as const)]}
			/>
		);
	return (
		<TripTextField
			{...common}
			type={TYPES[field] ?? 'text'}
			isRequired={!isChild}
			autoComplete={FILLED_IN[field] ?? 'off'}
		/>
	);
}
