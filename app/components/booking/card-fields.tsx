import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedCardNumber, typedMonth, typedSecurityCode, typedYear } from '~/domain/card/card-typing';
import { TextField } from '../form/text-field';
import { Icon } from '../ui/icon';

/** Shapes what is typed (P§5); the cursor stays behind the same digit. */
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

/** Number, name, expiry and security code (P§3). They are sent once and never written back (decisions 69). */
export function CardFields({ children }: { children?: ReactNode }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-6">
				<TextField
					name="ccNumber"
					label={t('ccNumber')}
					inputMode="numeric"
					autoComplete="cc-number"
					onInput={shaped(typedCardNumber)}
					className="tabular lg:col-span-6"
				/>
				<TextField name="ccName" label={t('ccName')} autoComplete="cc-name" maxLength={80} className="lg:col-span-6" />
				<div className="grid grid-cols-2 items-start gap-3 lg:col-span-4 lg:gap-5">
					<TextField
						name="ccExpirationMonth"
						label={t('ccExpirationMonth')}
						inputMode="numeric"
						autoComplete="cc-exp-month"
						placeholder={t('ccMonthHint')}
						onInput={shaped(typedMonth)}
						className="tabular"
					/>
					<TextField
						name="ccExpirationYearShort"
						label={t('ccExpirationYearShort')}
						inputMode="numeric"
						autoComplete="cc-exp-year"
						placeholder={t('ccYearHint')}
						onInput={shaped(typedYear)}
						className="tabular"
					/>
				</div>
				<TextField
					name="ccCvv"
					label={t('ccCvv')}
					inputMode="numeric"
					autoComplete="cc-csc"
					placeholder={t('ccCvvHint')}
					onInput={shaped(typedSecurityCode)}
					className="tabular max-lg:w-1/2 max-lg:pr-1.5 lg:col-span-2"
				/>
			</div>
			<p className="mt-4 flex items-start gap-3 text-small text-ink2">
				<Icon name="info" size={18} className="mt-0.5 shrink-0" />
				{t('cvvNote')}
			</p>
			{children}
		</>
	);
}
