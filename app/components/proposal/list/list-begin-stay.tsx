import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FIELD_BOX } from '../../trade/parts/field-label';
import { tradeButton } from '../../trade/trade-button';

type BeginStayProps = {
	question: {
		leads: readonly string[];
		codes: readonly string[];
		level: string | null;
		period: { checkIn: string; checkOut: string } | null;
		adults: number | null;
		children: number | null;
	};
};

/** When and for how many: a GET form, since prices depend on it. */
export function BeginStay({ question }: BeginStayProps) {
	const { t } = useTranslation('trade-proposals');
	const { period, adults, children } = question;
	const stay = [
		['checkIn', 'date', period?.checkIn],
		['checkOut', 'date', period?.checkOut],
		['adults', 'number', adults],
		['children', 'number', children],
	] as const;
	return (
		<Form
			method="get"
			aria-label={t('begin.period')}
			className="trade-card mt-5 flex flex-wrap items-end gap-3 px-4.5 py-3.5"
		>
			{question.leads.map((id) => (
				<input key={id} type="hidden" name="lead" value={id} />
			))}
			<input type="hidden" name="houses" value={question.codes.join('.')} />
			{question.level ? <input type="hidden" name="level" value={question.level} /> : null}
			{stay.map(([name, type, value]) => (
				<label
					key={`${name} ${value}`}
					className={`${FIELD_BOX} min-w-0 sm:max-w-56 ${type === 'date' ? 'flex-[1_1_9rem] max-sm:basis-full' : 'flex-[1_1_5rem]'}`}
				>
					<span>{t(`begin.${name}`)}</span>
					<input
						name={name}
						type={type}
						defaultValue={value ?? ''}
						className="trade-field"
						{...(type === 'number' ? { min: name === 'adults' ? 1 : 0, max: 50 } : {})}
					/>
				</label>
			))}
			<button type="submit" className={tradeButton(period ? 'line' : 'dark')}>
				{t('begin.look')}
			</button>
		</Form>
	);
}
