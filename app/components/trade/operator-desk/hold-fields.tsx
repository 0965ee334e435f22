import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockErrors, HOLD_DAYS, LONGEST_NAME } from '~/domain/operator-desk/blocks/read-block';
import { FIELD_BOX } from '../parts/field-label';
import type { SentBlock } from './calendar-answer';

type HoldFieldsProps = { begins: SentBlock; errors: BlockErrors; currency: string | null };

/** Whom nights are held for, until when, and what they were told to cost. */
export function HoldFields({ begins, errors, currency }: HoldFieldsProps) {
	const { t } = useTranslation('operator-calendar');
	const id = useId();
	const aria = (name: 'reason' | 'until' | 'price') => ({
		'aria-invalid': errors[name] ? true : undefined,
		'aria-describedby': errors[name] ? `${id}-${name}` : undefined,
	});
	const note = (name: 'reason' | 'until' | 'price') =>
		errors[name] ? (
			<small id={`${id}-${name}`} className="text-err">
				{t(`errors.${errors[name]}`)}
			</small>
		) : null;
	return (
		<div className="desk-hold">
			<label className={FIELD_BOX}>
				<span>{t('hold.name')}</span>
				<input
					{...{ name: 'name', type: 'text', maxLength: LONGEST_NAME, autoComplete: 'off', className: 'trade-field' }}
					defaultValue={begins.kind === 'hold' ? begins.reason : ''}
					{...aria('reason')}
				/>
				{note('reason')}
			</label>
			<fieldset {...aria('until')}>
				<legend className="mb-1 font-medium">{t('hold.until')}</legend>
				<div className="desk-choice">
					{[...HOLD_DAYS.map(String), 'at'].map((each) => (
						<label key={each}>
							<input
								{...{ type: 'radio', name: 'until', value: each, className: 'sr-only' }}
								defaultChecked={begins.until === each}
							/>
							<span>{each === 'at' ? t('hold.at') : t('left.days', { count: Number(each) })}</span>
						</label>
					))}
				</div>
				<label className="desk-until-at">
					<span className="sr-only">{t('hold.untilAt')}</span>
					<input
						{...{ type: 'datetime-local', name: 'untilAt', className: 'trade-field' }}
						defaultValue={begins.untilAt}
						{...aria('until')}
					/>
				</label>
				{note('until')}
			</fieldset>
			<label className={FIELD_BOX}>
				<span>
					{currency ? t('hold.priceIn', { currency }) : t('hold.price')}{' '}
					<small className="font-normal">{t('hold.optional')}</small>
				</span>
				<input
					{...{ name: 'price', type: 'text', inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
					className="trade-field"
					defaultValue={begins.price}
					{...aria('price')}
				/>
				{note('price')}
			</label>
			<p className="trade-note">{t('hold.hint')}</p>
		</div>
	);
}
