import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCY_CODES, HOTEL_CATEGORIES } from '#db/schema/enums';
import type { SimilarHotel } from '~/domain/hotel/making/find-similar-hotels.server';
import { HOTEL_FIELDS, type HotelErrors, type HotelField, type HotelForm } from '~/domain/hotel/making/hotel-form';
import type { HotelFormData } from '~/domain/hotel/making/load-hotel-form.server';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

type HotelMakingProps = {
	form: HotelForm;
	errors: HotelErrors;
	places: HotelFormData['places'];
	/** Hotels of the catalogue that it may be. */
	similar: readonly SimilarHotel[];
	/** They have been shown before the form was sent: it must be said that it is none of them. */
	isAskedFor: boolean;
};

const ZONES = ['Europe/Vienna', 'Europe/Zurich', 'Europe/Paris', 'Europe/Rome', 'Europe/Berlin', 'Europe/London'];

/** Makes the hotel of a joining in the catalogue, and lets its account in. */
export function HotelMaking({ form, errors, places, similar, isAskedFor }: HotelMakingProps) {
	const { t } = useTranslation('admin');
	const isSending = useNavigation().state === 'submitting';
	const field = (name: HotelField) => {
		const error = errors[name];
		return {
			...{ name, label: t(`making.field.${name}`), value: form[name], maxLength: HOTEL_FIELDS[name] },
			error: error && (error === 'wrong' ? t(`making.wrong.${name}`) : t(`making.error.${error}`)),
		};
	};
	return (
		<Form
			method="post"
			noValidate
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
			}}
			className="mt-6 grid gap-4"
		>
			<Part title={t('making.part.hotel')}>
				<DeskField {...field('name')} className="sm:col-span-2" />
				<DeskField {...field('category')}>
					{HOTEL_CATEGORIES.map((category) => (
						<option key={category} value={category}>
							{t(`making.category.${category}`)}
						</option>
					))}
				</DeskField>
				<DeskField {...field('rooms')} inputMode="numeric" />
				<DeskField {...field('chain')} hint={t('making.optional')} className="sm:col-span-2" />
				<DeskField {...field('currency')} hint={t('making.hint.currency')}>
					{CURRENCY_CODES.map((code) => (
						<option key={code} value={code}>
							{code}
						</option>
					))}
				</DeskField>
			</Part>
			<Part title={t('making.part.place')}>
				<DeskField {...field('place')} className="sm:col-span-2">
					<option value="">{t('making.newPlace')}</option>
					{places.map(({ key, name, country }) => (
						<option key={key} value={key}>
							{`${name}, ${country}`}
						</option>
					))}
				</DeskField>
				<DeskField {...field('sector')} hint={t('making.hint.sector')} />
				<DeskField {...field('street')} hint={t('making.hint.street')} />
				<DeskField {...field('position')} hint={t('making.hint.position')} />
				<DeskField {...field('timeZone')} words={ZONES} hint={t('making.hint.timeZone')} />
				<fieldset className="col-span-full grid gap-x-5 gap-y-4 border-t border-hair pt-4 sm:grid-cols-2 lg:grid-cols-4">
					<legend className="sr-only">{t('making.newPlace')}</legend>
					<p className="col-span-full text-note text-ink2">{t('making.newPlaceHint')}</p>
					<DeskField {...field('placeEn')} />
					<DeskField {...field('placeDe')} />
					<DeskField {...field('country')} hint={t('making.hint.country')} />
				</fieldset>
			</Part>
			<Part title={t('making.part.contact')}>
				<DeskField {...field('email')} inputMode="email" className="sm:col-span-2" />
				<DeskField {...field('phone')} inputMode="tel" hint={t('making.hint.phone')} className="sm:col-span-2" />
			</Part>
			{similar.length > 0 ? <Similar hotels={similar} isAskedFor={isAskedFor} /> : null}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<button type="submit" className={tradeButton('dark')} aria-disabled={isSending || undefined}>
					{t(isSending ? 'making.sending' : 'making.send')}
				</button>
				<p className="trade-note max-w-136">{t('making.sendHint')}</p>
			</div>
		</Form>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="trade-card px-4.5 pt-3.5 pb-5">
			<legend className="float-left mb-3.5 w-full">
				<h2>{title}</h2>
			</legend>
			<div className="clear-both grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
		</fieldset>
	);
}

/** Hotels that it may be: each may be taken instead, on the page of who waits. */
function Similar({ hotels, isAskedFor }: { hotels: readonly SimilarHotel[]; isAskedFor: boolean }) {
	const { t } = useTranslation('admin');
	return (
		<section aria-labelledby="similar" className="rounded-control border border-accent bg-light1 px-4.5 py-4">
			<h2 id="similar">{t('making.similar.title', { count: hotels.length })}</h2>
			<p className="mt-1 max-w-176">{t('making.similar.text')}</p>
			<ul className="mt-2 grid gap-1">
				{hotels.map(({ id, name, place }) => (
					<li key={id}>
						<Link to={`/hotels/${id}`} className="inline-flex min-h-11 items-center">
							<span className="trade-link">{`${name}, ${place}`}</span>
						</Link>
					</li>
				))}
			</ul>
			<label className="mt-1 flex min-h-11 items-start gap-3 py-2">
				<input
					type="checkbox"
					name="another"
					className="check mt-[3px]"
					aria-invalid={isAskedFor || undefined}
					aria-describedby={isAskedFor ? 'similar' : undefined}
				/>
				<span>{t('making.similar.another')}</span>
			</label>
		</section>
	);
}
