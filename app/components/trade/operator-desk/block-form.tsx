import { Form, useNavigation } from '@remix-run/react';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockErrors, type BlockField, LONGEST_REASON } from '~/domain/operator-desk/blocks/read-block';
import { Icon } from '../../ui/icon';
import { FaultBox } from '../parts/fault-box';
import { FIELD_BOX } from '../parts/field-label';
import { ICON_BUTTON } from '../parts/icon-button';
import { tradeButton } from '../trade-button';
import type { SentBlock } from './calendar-answer';
import { HoldFields } from './hold-fields';

type BlockFormProps = {
	/** Of the page. */
	properties: readonly { id: string; name: string; currency: string }[];
	/** What the fields begin with. */
	begins: SentBlock;
	/** The current state of a block that another person has changed. */
	now: string | null;
	/** Requests for these nights. */
	notes: readonly string[];
	errors: BlockErrors;
	/** A failure that belongs to no field. */
	failed: 'changed-meanwhile' | 'taken' | 'over' | 'failed' | null;
	today: string;
	heading: RefObject<HTMLHeadingElement>;
	onClose: () => void;
};

/** Form that makes, changes or ends a block or hold. Without script it stands below the calendar. */
export function BlockForm({ properties, begins, now, notes, errors, failed, today, heading, onClose }: BlockFormProps) {
	const { t } = useTranslation('operator-calendar');
	const isBusy = useNavigation().state !== 'idle';
	const id = useId();
	const isNew = begins.id === '';
	const isHold = begins.kind === 'hold';
	const chosen = properties.filter((each) => begins.properties.includes(each.id));
	const currencies = new Set((chosen.length > 0 ? chosen : properties).map(({ currency }) => currency));
	/** Nights were chosen by an act; otherwise the form asks for it. */
	const isActKnown = !isNew || chosen.length > 0;
	const error = (name: BlockField) => (errors[name] ? t(`errors.${errors[name]}`) : null);
	const field = (name: 'checkIn' | 'checkOut' | 'reason') => ({
		name,
		id: `${id}-${name}`,
		className: 'trade-field',
		defaultValue: name === 'reason' && isHold ? '' : begins[name],
		'aria-invalid': errors[name] ? true : undefined,
		'aria-describedby': errors[name] ? `${id}-${name}-error` : undefined,
	});
	const note = (name: BlockField) =>
		errors[name] ? (
			<small id={`${id}-${name}-error`} className="text-err">
				{error(name)}
			</small>
		) : null;
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			onSubmit={(event) => {
				if (isBusy) event.preventDefault();
			}}
		>
			<input type="hidden" name="id" value={begins.id} />
			<input type="hidden" name="version" value={begins.version} />
			{isActKnown ? <input type="hidden" name="kind" value={begins.kind} /> : null}
			<header className="grid-form-head">
				<div>
					<h2 ref={heading} tabIndex={-1}>
						{formTitle(t, begins, isActKnown)}
					</h2>
					{chosen.length > 0 ? <p className="font-semibold">{chosen.map(({ name }) => name).join(', ')}</p> : null}
				</div>
				<button type="button" className={`${ICON_BUTTON} grid-scripted`} aria-label={t('form.close')} onClick={onClose}>
					<Icon name="close" size={18} />
				</button>
			</header>
			<div className="desk-form-body">
				{failed || errors.form ? (
					<FaultBox isResult>
						<p>
							{failed ? t(`failed.${failed}`) : error('form')} {now}
						</p>
					</FaultBox>
				) : null}
				{isActKnown ? null : (
					<fieldset>
						<legend className="sr-only">{t('form.act')}</legend>
						<div className="desk-choice">
							{(['own', 'hold'] as const).map((kind) => (
								<label key={kind}>
									<input
										{...{ type: 'radio', name: 'kind', value: kind, className: 'sr-only' }}
										defaultChecked={begins.kind === kind}
									/>
									<span>{t(`acts.${kind}`)}</span>
								</label>
							))}
						</div>
					</fieldset>
				)}
				{chosen.length > 0 ? (
					begins.properties.map((each) => <input key={each} type="hidden" name="properties" value={each} />)
				) : (
					<label className={FIELD_BOX}>
						<span>{t('form.property')}</span>
						<select name="properties" className="trade-field" aria-invalid={errors.properties ? true : undefined}>
							{properties.map((each) => (
								<option key={each.id} value={each.id}>
									{each.name}
								</option>
							))}
						</select>
						{note('properties')}
					</label>
				)}
				<div className="grid grid-cols-2 gap-3">
					<label className={FIELD_BOX}>
						<span>{t('form.checkIn')}</span>
						<input type="date" {...field('checkIn')} />
						{note('checkIn')}
					</label>
					<label className={FIELD_BOX}>
						<span>{t('form.checkOut')}</span>
						<input type="date" min={today} {...field('checkOut')} />
						{note('checkOut')}
					</label>
				</div>
				{isActKnown && isHold ? null : (
					<div className="desk-own">
						<label className={FIELD_BOX}>
							<span>{t('form.reason')}</span>
							<input
								{...{ type: 'text', list: `${id}-reasons`, maxLength: LONGEST_REASON, autoComplete: 'off' }}
								{...field('reason')}
							/>
							{note('reason')}
							<datalist id={`${id}-reasons`}>
								{(['own', 'works', 'season', 'cleaning', 'channel'] as const).map((reason) => (
									<option key={reason} value={t(`reasons.${reason}`)} />
								))}
							</datalist>
						</label>
						<p className="trade-note">{t('form.hint')}</p>
					</div>
				)}
				{isActKnown && !isHold ? null : (
					<HoldFields
						begins={begins}
						errors={errors}
						currency={currencies.size === 1 ? ([...currencies][0] ?? null) : null}
					/>
				)}
				{notes.length > 0 ? (
					<>
						<p className="trade-note">{t('form.asked')}</p>
						<ul className="desk-form-notes">
							{notes.map((each) => (
								<li key={each}>{each}</li>
							))}
						</ul>
					</>
				) : null}
			</div>
			<footer className="grid-form-foot">
				<button type="submit" name="intent" value={isNew ? 'block' : 'change'} className={tradeButton('dark')}>
					{isNew ? (isActKnown ? t(`acts.${begins.kind}`) : t('form.keep')) : t('form.change')}
				</button>
				{isNew ? null : (
					<button type="submit" name="intent" value="end" className={tradeButton()} formNoValidate>
						{t('form.end')}
					</button>
				)}
			</footer>
		</Form>
	);
}

function formTitle(
	t: ReturnType<typeof useTranslation<'operator-calendar'>>['t'],
	{ id, kind }: SentBlock,
	isActKnown: boolean,
): string {
	if (id !== '') return kind === 'hold' ? t('form.hold') : t('form.block');
	return isActKnown ? t(`acts.${kind}`) : t('block');
}
