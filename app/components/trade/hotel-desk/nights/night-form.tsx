import { Form, Link, useNavigation } from '@remix-run/react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { LONG_WEEKDAYS, SHORT_WEEKDAYS } from '~/domain/date/month-names';
import type { ChangeError, ChangeErrors, TypedChange } from '~/domain/hotel-desk/nights/read-night-change';
import type { OtherChange } from '~/domain/hotel-desk/nights/set-nights.server';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../../ui/icon';
import { KeyCap } from '../../key-cap';
import { FaultBox } from '../../parts/fault-box';
import { ICON_BUTTON } from '../../parts/icon-button';
import { tradeButton } from '../../trade-button';
import { changeNights, changeWords } from './night-words';

/** The chosen room types and nights, which the grid and the form share. */
export type Chosen = { rooms: readonly string[]; first: string; last: string };

/** What holds now in the nights that are chosen, as far as the grid shows them. */
export type NowWords = {
	name: string;
	period: string;
	count: number;
	stock: string;
	/** Under the plan that is shown, and where it is set; null: the hotel has no plan. */
	price: { words: string; to: string } | null;
	units: string;
	minNights: string;
};

type NightFormProps = {
	rooms: readonly { id: string; name: string }[];
	chosen: Chosen;
	onChoose: (chosen: Chosen) => void;
	fields: { isOpen: boolean; onToggle: (isOpen: boolean) => void };
	now: NowWords | null;
	/** What was typed and refused; null after a success. */
	typed: TypedChange | null;
	errors: ChangeErrors;
	other: OtherChange | null;
	failed: 'failed' | null;
	seen: number;
	today: string;
	heading: RefObject<HTMLHeadingElement>;
	onClose: () => void;
};

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** Sets rooms, minimum stay, arrivals and stop-sell of many nights at once. Works without script, where it stands below the grid. */
export function NightForm(props: NightFormProps) {
	const { rooms, chosen, onChoose, fields, now, typed, errors, other, failed, seen, today, heading, onClose } = props;
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	const isBusy = useNavigation().state === 'submitting';
	const id = useId();
	const wrong = Object.keys(errors).filter((name) => name !== 'form').length;
	const all = rooms.length > 0 && chosen.rooms.length === rooms.length;
	const toggle = (room: string, isOn: boolean) =>
		onChoose({ ...chosen, rooms: isOn ? [...chosen.rooms, room] : chosen.rooms.filter((each) => each !== room) });
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			<input type="hidden" name="intent" value="set" />
			<input type="hidden" name="seen" value={seen} />
			<header className="grid-form-head">
				<div>
					<h2 ref={heading} tabIndex={-1}>
						{now ? now.name : t('form.title')}
					</h2>
					{now ? <p className="font-semibold">{now.period}</p> : null}
					<p className="trade-note">{now ? now.stock : t('form.hint')}</p>
				</div>
				<button
					type="button"
					className={`${ICON_BUTTON} grid-scripted`}
					aria-label={t('form.close_')}
					onClick={onClose}
				>
					<Icon name="close" size={18} />
				</button>
			</header>
			{failed || other || errors.form || wrong > 0 ? (
				<FaultBox isResult className="mx-4 my-3">
					<div>
						{failed ? <p>{t('error.failed')}</p> : null}
						{errors.form ? <p>{errorWords(t, language, errors.form)}</p> : null}
						{wrong > 0 ? <p>{t('error.some', { count: wrong })}</p> : null}
						{other ? <OtherWords other={other} /> : null}
					</div>
				</FaultBox>
			) : null}
			<details
				className="night-which"
				open={fields.isOpen}
				onToggle={({ currentTarget }) => fields.onToggle(currentTarget.open)}
			>
				<summary>{t('form.which')}</summary>
				<fieldset aria-describedby={errors.rooms ? `${id}-rooms` : undefined}>
					<legend>{t('form.rooms')}</legend>
					<div className="night-checks">
						<label className="grid-scripted">
							<input
								type="checkbox"
								checked={all}
								onChange={({ target }) =>
									onChoose({ ...chosen, rooms: target.checked ? rooms.map((room) => room.id) : [] })
								}
							/>
							{t('form.all')}
						</label>
						{rooms.map((room) => (
							<label key={room.id}>
								<input
									type="checkbox"
									name="rooms"
									value={room.id}
									checked={chosen.rooms.includes(room.id)}
									onChange={({ target }) => toggle(room.id, target.checked)}
								/>
								{room.name}
							</label>
						))}
					</div>
					<Wrong id={`${id}-rooms`} error={errors.rooms} />
				</fieldset>
				<div className="night-dates">
					{(['first', 'last'] as const).map((name) => (
						<label key={name}>
							<span>{t(`form.${name}`)}</span>
							<input
								type="date"
								name={name}
								min={today}
								value={chosen[name]}
								onChange={({ target }) => onChoose({ ...chosen, [name]: target.value })}
								className="trade-field"
								aria-invalid={errors[name] ? true : undefined}
								aria-describedby={errors[name] ? `${id}-${name}` : undefined}
							/>
							<Wrong id={`${id}-${name}`} error={errors[name]} />
						</label>
					))}
				</div>
				<fieldset aria-describedby={errors.weekdays ? `${id}-weekdays` : undefined}>
					<legend>
						{t('form.weekdays')} <small>{t('form.weekdaysHint')}</small>
					</legend>
					<div className="night-days">
						{WEEK.map((day) => (
							<label key={day}>
								<input
									type="checkbox"
									name="weekdays"
									value={day}
									defaultChecked={typed?.weekdays.includes(String(day)) ?? false}
									aria-label={LONG_WEEKDAYS[language][day]}
								/>
								<span>{SHORT_WEEKDAYS[language][day]}</span>
							</label>
						))}
					</div>
					<Wrong id={`${id}-weekdays`} error={errors.weekdays} />
				</fieldset>
			</details>
			{now?.price ? (
				<div className="night-field">
					<div>
						<b className="font-medium">{t('form.price')}</b>
						<small>{now.price.words}</small>
					</div>
					<Link to={now.price.to} className="trade-link justify-self-end" data-field="price">
						{t('form.toRates')}
					</Link>
				</div>
			) : null}
			<NumberField
				{...{ id, name: 'units', error: errors.units }}
				label={t('form.units')}
				hint={now ? t('form.unitsHint', { now: now.units }) : t('form.unitsPlain')}
				whole={{ value: 'all', text: t('form.allUnits') }}
				typed={typed?.units ?? ''}
			/>
			<NumberField
				{...{ id, name: 'minNights', error: errors.minNights }}
				label={t('form.minNights')}
				hint={now ? t('form.minNightsHint', { now: now.minNights }) : t('form.minNightsPlain')}
				whole={{ value: 'season', text: t('form.season') }}
				typed={typed?.minNights ?? ''}
			/>
			<Choice
				name="arrival"
				label={t('form.arrival')}
				hint={t('form.arrivalHint')}
				chosen={typed?.arrival ?? ''}
				options={[
					['', t('form.leave')],
					['close', t('form.close')],
					['open', t('form.open')],
				]}
			/>
			<Choice
				name="selling"
				label={t('form.selling')}
				hint={t('form.sellingHint')}
				chosen={typed?.selling ?? ''}
				options={[
					['', t('form.leave')],
					['stop', t('form.stop')],
					['sell', t('form.sell')],
				]}
			/>
			<footer className="grid-form-foot">
				<p className="trade-note">{t('form.effect')}</p>
				<button type="submit" className={tradeButton('dark', 'grow')} aria-disabled={isBusy || undefined}>
					{isBusy ? t('form.sending') : now ? t('form.submitCount', { count: now.count }) : t('form.submit')}
				</button>
				<button type="button" className={tradeButton('line', 'grid-scripted')} onClick={onClose}>
					{t('form.cancel')} <KeyCap>Esc</KeyCap>
				</button>
			</footer>
		</Form>
	);
}

type NumberFieldProps = {
	id: string;
	name: 'units' | 'minNights';
	label: string;
	hint: string;
	/** The value beside numbers. */
	whole: { value: string; text: string };
	typed: string;
	error: ChangeError | undefined;
};

/** A number, or the word that takes it back. Both have one name: the number comes first, and the box counts where it is empty. */
function NumberField({ id, name, label, hint, whole, typed, error }: NumberFieldProps) {
	const own = `${id}-${name}`;
	return (
		<div className="night-field">
			<div>
				<label htmlFor={own}>{label}</label>
				<small id={`${own}-hint`}>{hint}</small>
			</div>
			<input
				id={own}
				name={name}
				inputMode="numeric"
				autoComplete="off"
				maxLength={6}
				defaultValue={typed === whole.value ? '' : typed}
				className="trade-field"
				aria-invalid={error ? true : undefined}
				aria-describedby={`${own}-hint${error ? ` ${own}-wrong` : ''}`}
			/>
			<label className="night-whole">
				<input type="checkbox" name={`${name}Whole`} value={whole.value} defaultChecked={typed === whole.value} />
				{whole.text}
			</label>
			<Wrong id={`${own}-wrong`} error={error} />
		</div>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	hint: string;
	chosen: string;
	options: readonly (readonly [value: string, text: string])[];
};

function Choice({ name, label, hint, chosen, options }: ChoiceProps) {
	return (
		<fieldset className="night-choice">
			<legend>
				{label} <small>{hint}</small>
			</legend>
			<div>
				{options.map(([value, text]) => (
					<label key={value}>
						<input type="radio" name={name} value={value} defaultChecked={value === chosen} />
						<span>{text}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Wrong({ id, error }: { id: string; error: ChangeError | undefined }): ReactNode {
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	if (!error) return null;
	return (
		<span id={id} className="night-wrong">
			{errorWords(t, language, error)}
		</span>
	);
}

type Texts = ReturnType<typeof useTranslation<'hotel-calendar'>>['t'];

function errorWords(t: Texts, language: Language, { key, values = {} }: ChangeError): string {
	const night =
		typeof values.night === 'string' ? { night: formatDate(values.night, language, { weekday: 'plain' }) } : {};
	return t(`error.${key}`, { ...values, ...night });
}

/** Values that another member of staff has set for some of the nights since the page was opened. */
function OtherWords({ other }: { other: OtherChange }) {
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	const values = {
		name: other.name,
		time: formatTimestamp(other.at, language),
		nights: changeNights(language, other.change),
		what: changeWords(t, other.change).join(', '),
	};
	return (
		<p>
			{t(other.name === '' ? 'error.otherUnknown' : 'error.other', values)} {t('error.otherThen')}
		</p>
	);
}
