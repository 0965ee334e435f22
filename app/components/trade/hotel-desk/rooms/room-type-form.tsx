import { Form, Link, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BED_TYPES, ROOM_CATEGORIES } from '#db/schema/enums';
import {
	type BedForm,
	ROOM_FIELDS,
	type RoomErrors,
	type RoomField,
	type RoomForm,
} from '~/domain/hotel-desk/rooms/rooms-content';
import { CardHead } from '../../parts/card-head';
import { DeskField } from '../../parts/desk-field';
import { tradeButton } from '../../trade-button';

type RoomTypeFormProps = {
	/** The room type of the draft that is changed; null adds one. */
	edited: { key: string; name: string } | null;
	form: RoomForm;
	errors: RoomErrors;
	seen: number;
	onDirty: () => void;
};

/** Adds a room type to the draft, or changes one of it. */
export function RoomTypeForm({ edited, form, errors, seen, onDirty }: RoomTypeFormProps) {
	const { t } = useTranslation('hotel-rooms');
	const isSaving = useNavigation().formData?.get('intent') === 'save';
	const field = (name: RoomField) => {
		const error = errors[name];
		return {
			...{ name, label: t(`field.${name}`), value: form[name], maxLength: ROOM_FIELDS[name] },
			error: error && (error === 'wrong' ? t(`wrong.${name}`) : t(`errors.${error}`)),
		};
	};
	return (
		<section id="room-form" className="trade-card mt-6 scroll-mt-24" aria-labelledby="room-form-title">
			<CardHead>
				<h2 id="room-form-title">{edited ? t('changeTitle', { name: edited.name }) : t('add')}</h2>
				{edited ? (
					<Link to="?" className="trade-link ml-auto">
						{t('addInstead')}
					</Link>
				) : null}
			</CardHead>
			<Form
				method="post"
				preventScrollReset
				noValidate
				onChange={onDirty}
				onSubmit={(event) => {
					if (isSaving) event.preventDefault();
				}}
				className="grid gap-5 px-4.5 pt-4 pb-5"
			>
				<input type="hidden" name="seen" value={seen} />
				<input type="hidden" name="room" value={edited?.key ?? ''} />
				<div className="grid grid-cols-2 gap-x-5 gap-y-4 lg:grid-cols-4">
					<DeskField {...field('name')} hint={t('hint.name')} className="col-span-2" />
					<DeskField {...field('category')} className="col-span-2">
						{ROOM_CATEGORIES.map((category) => (
							<option key={category} value={category}>
								{t(`category.${category}`)}
							</option>
						))}
					</DeskField>
					<DeskField {...field('units')} inputMode="numeric" hint={t('hint.units')} />
					<DeskField {...field('included')} inputMode="numeric" hint={t('hint.included')} />
					<DeskField {...field('sqmMin')} inputMode="numeric" />
					<DeskField {...field('sqmMax')} inputMode="numeric" hint={t('hint.sqmMax')} />
					<DeskField {...field('bedrooms')} inputMode="numeric" />
					<DeskField {...field('bathrooms')} inputMode="numeric" />
				</div>
				<fieldset aria-describedby="beds-hint">
					<legend className="font-semibold">{t('beds')}</legend>
					<p id="beds-hint" className="text-note text-ink2">
						{t('bedsHint')}
					</p>
					{errors.beds ? <p className="mt-1 text-note text-err">{t('wrong.beds')}</p> : null}
					<ol className="mt-2 grid gap-x-5 gap-y-3 min-[75rem]:grid-cols-2">
						{form.beds.map((bed, at) => (
							<Bed key={`bed ${at + 1}`} bed={bed} at={at} />
						))}
					</ol>
				</fieldset>
				<div className="grid gap-x-5 gap-y-4 lg:grid-cols-2">
					<DeskField {...field('descriptionEn')} rows={5} lang="en" hint={t('hint.description')} />
					<DeskField {...field('descriptionDe')} rows={5} lang="de" />
				</div>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<button
						type="submit"
						name="intent"
						value="save"
						className={tradeButton('dark')}
						aria-disabled={isSaving || undefined}
					>
						{t(isSaving ? 'saving' : edited ? 'saveChange' : 'save')}
					</button>
					<p className="trade-note max-w-136">{t('saveHint')}</p>
				</div>
			</Form>
		</section>
	);
}

function Bed({ bed, at }: { bed: BedForm; at: number }) {
	const { t } = useTranslation('hotel-rooms');
	const name = (part: string) => `bed${at}.${part}`;
	const label = (part: 'type' | 'part' | 'guests' | 'adults' | 'twin') => (
		<>
			{t(`bed.${part}`)}
			<span className="sr-only">{t('bed.of', { number: at + 1 })}</span>
		</>
	);
	return (
		<li className="grid grid-cols-2 items-end gap-x-3 gap-y-2 rounded-control border border-hair px-3.5 pt-2.5 pb-3 min-[30rem]:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
			<label className="col-span-2 grid min-w-0 gap-1 text-note text-ink2 min-[30rem]:col-auto">
				<span>{label('type')}</span>
				<select name={name('type')} defaultValue={bed.type} className="trade-field">
					<option value="">{t('bed.none')}</option>
					{BED_TYPES.map((type) => (
						<option key={type} value={type}>
							{t(`bedType.${type}`)}
						</option>
					))}
				</select>
			</label>
			<label className="col-span-2 grid min-w-0 gap-1 text-note text-ink2 min-[30rem]:col-auto">
				<span>{label('part')}</span>
				<select name={name('part')} defaultValue={bed.isExtra ? 'extra' : 'standard'} className="trade-field">
					<option value="standard">{t('bed.standard')}</option>
					<option value="extra">{t('bed.extra')}</option>
				</select>
			</label>
			{(['guests', 'adults'] as const).map((part) => (
				<label key={part} className="grid min-w-0 gap-1 text-note text-ink2">
					<span>{label(part)}</span>
					<input name={name(part)} defaultValue={bed[part]} maxLength={1} inputMode="numeric" className="trade-field" />
				</label>
			))}
			<label className="col-span-full flex min-h-8 items-center gap-2.5">
				<input type="checkbox" name={name('twin')} defaultChecked={bed.isTwin} className="check" />
				<span>{label('twin')}</span>
			</label>
		</li>
	);
}
