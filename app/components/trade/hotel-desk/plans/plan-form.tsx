import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPlanForm } from '~/domain/hotel-desk/plans/plan-form';
import type { TypedPlan } from '~/domain/hotel-desk/plans/typed-plan';
import type { RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { FieldNotes } from '../../parts/field-notes';
import { tradeButton } from '../../trade-button';
import { PlanField, type PlanFieldContext, useFieldError } from './plan-field';
import { PlanLines } from './plan-lines';
import { PlanPreview } from './plan-preview';
import { PROFILES } from './plan-words';

type PlanFormProps = PlanFieldContext & {
	typed: TypedPlan;
	desk: RatesDesk;
	onDirty: () => void;
	/** Word on the button that saves. */
	submit: string;
	/** What a new plan has besides. */
	children?: ReactNode;
};

const MEALS = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'] as const;
const POLICIES = ['flexible', 'semiFlexible', 'nonRefundable'] as const;

/** The terms of a rate plan, with payment and cancellation beside it as an agent will read them. */
export function PlanForm({ typed, desk, errors, rooms, onDirty, submit, children }: PlanFormProps) {
	const { t } = useTranslation('hotel-plans');
	const isSaving = useNavigation().state === 'submitting';
	const [shown, setShown] = useState(typed);
	const field = { errors, rooms };
	const onChange = (event: FormEvent<HTMLFormElement>) => {
		onDirty();
		setShown(readPlanForm(new FormData(event.currentTarget)));
	};
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onChange={onChange}
			onSubmit={(event) => {
				if (isSaving) event.preventDefault();
			}}
			className="plan-form"
		>
			<input type="hidden" name="seen" value={desk.seen} />
			<div className="plan-sections">
				{children}
				<Section title={t('section.texts')}>
					{(['name', 'description', 'amenities'] as const).map((text) => (
						<div key={text} className="plan-pair">
							{(['en', 'de'] as const).map((language) => (
								<PlanField
									key={language}
									{...field}
									name={`${text}_${language}`}
									label={t(`field.${text}_${language}`)}
									value={typed[`${text}_${language}`]}
									language={language}
									{...(text === 'name' ? {} : { rows: text === 'description' ? 3 : 4 })}
									maxLength={text === 'name' ? 160 : 5000}
									hint={text === 'amenities' && language === 'en' ? t('hint.amenities') : null}
								/>
							))}
						</div>
					))}
				</Section>
				<Section title={t('section.audience')}>
					<PlanField
						{...field}
						name="program"
						label={t('field.program')}
						value={typed.program}
						choices={[
							['', t('everyone')],
							...desk.programs.map(({ key, name }) => [key, t('onlyFor', { program: name })] as const),
						]}
						hint={t('hint.program')}
					/>
					<div className="plan-pair">
						<PlanField {...field} name="from" label={t('field.from')} value={typed.from} type="date" />
						<PlanField {...field} name="until" label={t('field.until')} value={typed.until} type="date" />
					</div>
					<p className="trade-note">{t('hint.bounds')}</p>
					<PlanLines kind="closed" typed={typed} {...field} />
				</Section>
				<Section title={t('section.included')}>
					<div className="plan-pair">
						<PlanField
							{...field}
							name="meal_plan"
							label={t('field.meal_plan')}
							value={typed.meal_plan}
							choices={MEALS.map((meal) => [meal, t(`meal.${meal}`)] as const)}
						/>
						<PlanField
							{...field}
							name="commission"
							label={t('field.commission')}
							value={typed.commission}
							isNumber
							hint={t('hint.commission')}
						/>
					</div>
					<label className="plan-tick">
						<input type="checkbox" name="on_request" defaultChecked={typed.isOnRequest} />
						<span>
							{t('onRequest')}
							<small className="block text-ink2">{t('hint.onRequest')}</small>
						</span>
					</label>
					<p className="trade-note">{t(desk.hotel.isInstant ? 'instant.yes' : 'instant.no')}</p>
				</Section>
				<Section title={t('section.payment')}>
					<Profiles typed={typed} {...field} />
					<PlanField {...field} name="deposit" label={t('field.deposit')} value={typed.deposit} isNumber />
					<PlanLines kind="tranches" typed={typed} {...field} />
				</Section>
				<Section title={t('section.cancellation')}>
					<PlanField
						{...field}
						name="policy"
						label={t('field.policy')}
						value={typed.policy}
						choices={POLICIES.map((policy) => [policy, t(`policy.${policy}`)] as const)}
						hint={t('hint.notRefundable')}
					/>
					<PlanLines kind="cancellation" typed={typed} {...field} />
				</Section>
				<Section title={t('section.guests')}>
					<div className="plan-pair">
						<PlanField
							{...field}
							name="extra_adult"
							label={`${t('field.extra_adult')}, ${desk.hotel.currency}`}
							value={typed.extra_adult}
							isNumber
						/>
						<PlanField
							{...field}
							name="single_use"
							label={`${t('field.single_use')}, ${desk.hotel.currency}`}
							value={typed.single_use}
							isNumber
						/>
					</div>
					<PlanLines kind="children" typed={typed} {...field} />
				</Section>
				<div>
					<button
						type="submit"
						name="intent"
						value="save"
						className={tradeButton('dark')}
						aria-disabled={isSaving || undefined}
					>
						{isSaving ? t('saving') : submit}
					</button>
				</div>
			</div>
			<PlanPreview typed={shown} currency={desk.hotel.currency} />
		</Form>
	);
}

/** A part of the form under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="trade-card plan-section" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

function Profiles({ typed, ...field }: PlanFieldContext & { typed: TypedPlan }) {
	const { t } = useTranslation('hotel-plans');
	const id = useId();
	const error = useFieldError(field)('profiles');
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
			<legend className="text-note text-ink2">{t('field.profiles')}</legend>
			{PROFILES.map((profile) => (
				<label key={profile} className="plan-tick">
					<input type="checkbox" name="profiles" value={profile} defaultChecked={typed.profiles.includes(profile)} />
					<span>{t(`profile.${profile}`)}</span>
				</label>
			))}
			<FieldNotes id={id} error={error} hint={null} />
		</fieldset>
	);
}
