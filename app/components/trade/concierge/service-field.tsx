import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';

/** A field of a row. */
export function ServiceField({
	name,
	label,
	value,
	isNumber = false,
}: {
	name: string;
	label: string;
	value: string;
	isNumber?: boolean;
}) {
	return (
		<label className="grid min-w-0 gap-1">
			<span className="text-ink2 text-note">{label}</span>
			<input
				name={name}
				defaultValue={value}
				key={value}
				inputMode={isNumber ? 'numeric' : undefined}
				maxLength={80}
				className="trade-field"
			/>
		</label>
	);
}

/** The button of a row, and what became of it; `answer` is null before. */
export function SaveRow({ answer }: { answer: { isDone: boolean } | null }) {
	const { t } = useTranslation('concierge');
	return (
		<span className="grid gap-1">
			<button type="submit" className={tradeButton()}>
				{t('services.save')}
			</button>
			<span role="status" className="text-note empty:hidden">
				{answer ? (answer.isDone ? t('services.saved') : t('services.invalid')) : null}
			</span>
		</span>
	);
}
