import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';

/** The fields above a table that narrow it; they stand in the address. */
export function FilterBar({ children }: { children: ReactNode }) {
	const { t } = useTranslation('admin');
	return (
		<Form
			method="get"
			className="flex flex-wrap items-end gap-3 border-b border-hair py-3.5 px-4.5 [&>label]:grid [&>label]:gap-1 [&>label]:min-w-0 [&>label]:flex-[1_1_12rem] [&>label]:max-w-80 [&_span]:text-note [&_span]:text-ink2"
		>
			{children}
			<button type="submit" className={tradeButton()}>
				{t('show')}
			</button>
		</Form>
	);
}

type FilterTextProps = {
	name: string;
	label: string;
	value: string;
	/** What may be typed. */
	hint?: string;
	/** The key that leads into it. */
	letter?: string;
};

export function FilterText({ name, label, value, hint, letter }: FilterTextProps) {
	return (
		<label>
			<span>{label}</span>
			<input
				name={name}
				defaultValue={value}
				key={value}
				data-key={letter}
				maxLength={120}
				placeholder={hint}
				className="trade-field"
			/>
		</label>
	);
}

type FilterChoiceProps = {
	name: string;
	label: string;
	value: string | null;
	all: string;
	choices: readonly { value: string; text: string }[];
};

export function FilterChoice({ name, label, value, all, choices }: FilterChoiceProps) {
	return (
		<label>
			<span>{label}</span>
			<select name={name} defaultValue={value ?? ''} key={value ?? ''} className="trade-field">
				<option value="">{all}</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.text}
					</option>
				))}
			</select>
		</label>
	);
}
