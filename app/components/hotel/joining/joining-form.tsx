import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTEL_CATEGORIES } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel } from '~/domain/hotel/category';
import {
	JOINING_FIELDS,
	type JoiningErrors,
	type JoiningField,
	type JoiningFields,
} from '~/domain/hotel/joining/read-joining';
import type { Language } from '~/domain/language/language';
import { PlainArea, PlainField, PlainSelect } from '../../account/plain-field';
import { sitePages } from '../../layout/site-pages';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

type JoiningFormProps = {
	fields: JoiningFields;
	/** Code and name of every country, by name. */
	countries: readonly (readonly [string, string])[];
	errors: JoiningErrors;
	/** Why nothing was stored; null: it was, or nothing was sent. */
	problem: 'failed' | 'limited' | null;
};

/** What an invited hotel tells of itself: the person, the facts, and that the terms are accepted. */
export function JoiningForm({ fields, countries, errors, problem }: JoiningFormProps) {
	const { t } = useTranslation('invitation');
	const language = useRoot().language as Language;
	const isSending = useNavigation().state === 'submitting';
	const count = Object.keys(errors).length;
	const alert = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (count > 0 || problem) alert.current?.focus();
	}, [count, problem]);
	const text = (name: JoiningField) => {
		const error = errors[name];
		return {
			name,
			label: t(`fields.${name}`),
			value: fields[name],
			maxLength: JOINING_FIELDS[name],
			error:
				error &&
				t(error === 'missing' ? `errors.missing.${name as 'email'}` : `errors.${error}`, {
					limit: JOINING_FIELDS[name],
				}),
		};
	};
	const choose = { value: '', label: t('choose') };
	const [terms, privacy] = sitePages(['terms', 'privacy'], language);
	return (
		<Form
			method="post"
			noValidate
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
			}}
			className="grid gap-8"
		>
			<input type="hidden" name="intent" value="details" />
			{count > 0 || problem ? (
				<p
					ref={alert}
					tabIndex={-1}
					role="alert"
					className="flex gap-3 border-l-[3px] border-err bg-err-bg px-4 py-3 text-err"
				>
					<Icon name="warning" className="mt-0.5 shrink-0" />
					{problem ? t(`problem.${problem}`) : t('problem.fields', { count })}
				</p>
			) : null}
			<fieldset className="grid gap-5 sm:grid-cols-2">
				<legend className="mb-4 text-h4">{t('person')}</legend>
				<PlainField {...text('fullName')} autoComplete="name" />
				<PlainField {...text('position')} autoComplete="organization-title" hint={t('hints.position')} />
				<PlainField {...text('email')} type="email" autoComplete="email" hint={t('hints.email')} />
				<PlainField {...text('phone')} type="tel" autoComplete="tel" isOptional={t('optional')} />
			</fieldset>
			<fieldset className="grid gap-5 sm:grid-cols-2">
				<legend className="mb-4 text-h4">{t('hotel')}</legend>
				<PlainField {...text('hotelName')} autoComplete="organization" className="sm:col-span-2" />
				<PlainSelect
					{...text('category')}
					options={[choose, ...HOTEL_CATEGORIES.map((value) => ({ value, label: categoryLabel(value, language) }))]}
				/>
				<PlainField {...text('rooms')} inputMode="numeric" isOptional={t('optional')} />
				<PlainField
					{...text('street')}
					autoComplete="street-address"
					hint={t('hints.street')}
					className="sm:col-span-2"
				/>
				<PlainField {...text('city')} autoComplete="address-level2" />
				<PlainSelect
					{...text('country')}
					options={[choose, ...countries.map(([value, label]) => ({ value, label }))]}
				/>
				<PlainField
					{...text('website')}
					type="url"
					autoComplete="url"
					isOptional={t('optional')}
					className="sm:col-span-2"
				/>
				<PlainArea
					{...text('note')}
					rows={4}
					isOptional={t('optional')}
					hint={t('hints.note')}
					className="sm:col-span-2"
				/>
			</fieldset>
			<div>
				<label htmlFor="terms" className="flex min-h-11 items-start gap-3 py-2">
					<input
						id="terms"
						name="terms"
						type="checkbox"
						className="check mt-[3px]"
						aria-invalid={errors.terms ? true : undefined}
						aria-describedby={errors.terms ? 'terms-error' : undefined}
					/>
					<span>
						{t('terms.first')}{' '}
						<a href={terms?.to} target="_blank" rel="noreferrer" className="underline underline-offset-4">
							{t('terms.terms')}
						</a>{' '}
						{t('terms.and')}{' '}
						<a href={privacy?.to} target="_blank" rel="noreferrer" className="underline underline-offset-4">
							{t('terms.privacy')}
						</a>
						{t('terms.last')}
					</span>
				</label>
				{errors.terms ? (
					<p id="terms-error" className="mt-1 text-label text-err">
						{t('errors.terms')}
					</p>
				) : null}
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				<Button type="submit" variant="dark" aria-disabled={isSending || undefined}>
					{t(isSending ? 'sending' : 'goOn')}
				</Button>
				<p className="text-small text-ink2">{t('goOnHint')}</p>
			</div>
		</Form>
	);
}
