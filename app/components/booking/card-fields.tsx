import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedCardNumber, typedMonth, typedSecurityCode, typedYear } from '~/domain/card/card-typing';
import { TextField } from '../form/text-field';
import { Icon } from '../ui/icon';

/** Formats the input (PRIVACY-3); the cursor stays behind the same digit. */
function shaped(shape: (text: string) => string) {
	return ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
		const text = shape(input.value);
		if (text === input.value) return;
		const digits = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
		input.value = text;
		let position = 0;
		for (let seen = 0; position < text.length && seen < digits; position += 1)
			if (/\d/.test(text[position] ?? '')) seen += 1;
		input.setSelectionRange(position, position);
	};
}

const digits = (shape: (text: string) => string) => ({ inputMode: 'numeric', onInput: shaped(shape) }) as const;

const NUMBER = { autoComplete: 'cc-number', ...digits(typedCardNumber) };
const MONTH = { autoComplete: 'cc-exp-month', ...digits(typedMonth) };
const YEAR = { autoComplete: 'cc-exp-year', ...digits(typedYear) };
const CODE = { autoComplete: 'cc-csc', ...digits(typedSecurityCode) };

/** Number, name, expiry and, where required, security code. They are sent once and never rendered again (PRIVACY-4). */
export function CardFields({ hasCode = true }: { hasCode?: boolean }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<div className="tabular grid grid-cols-2 items-start gap-x-3 gap-y-4 lg:grid-cols-3 lg:gap-x-5">
				<TextField name="ccNumber" label={t('ccNumber')} {...NUMBER} className="col-span-full" />
				<TextField name="ccName" label={t('ccName')} autoComplete="cc-name" maxLength={80} className="col-span-full" />
				<TextField name="ccExpirationMonth" label={t('ccExpirationMonth')} placeholder={t('ccMonthHint')} {...MONTH} />
				<TextField
					name="ccExpirationYearShort"
					label={t('ccExpirationYearShort')}
					placeholder={t('ccYearHint')}
					{...YEAR}
				/>
				{hasCode ? (
					<TextField
						name="ccCvv"
						label={t('ccCvv')}
						placeholder={t('ccCvvHint')}
						{...CODE}
						className="max-lg:col-span-full"
					/>
				) : null}
			</div>
			{hasCode ? (
				<p className="mt-4 flex items-start gap-3 text-small text-ink2">
					<Icon name="info" size={18} className="mt-0.5 shrink-0" />
					{t('cvvNote')}
				</p>
			) : null}
		</>
	);
}
