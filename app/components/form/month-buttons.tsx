import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type MonthButtonsProps = {
	list: HTMLSelectElement;
	onChoose: (month: string) => void;
	/** Back to the calendar. */
	onDates: () => void;
};

/** Months shown; further ones are days of the calendar. */
const MOST = 12;

/** `Any week in`, as the form names its list of months. */
export const labelOf = ({ labels: [label] }: HTMLSelectElement) =>
	(label?.firstElementChild ?? label)?.textContent ?? '';

/** The months of a form's list as buttons: any week of one of them in the place of dates (SEARCH-22). */
export function MonthButtons({ list, onChoose, onDates }: MonthButtonsProps) {
	const { t } = useTranslation();
	const group = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		const buttons = group.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
		const pressed = [...buttons].find((button) => button.ariaPressed === 'true');
		(pressed ?? buttons[0])?.focus({ preventScroll: true });
	}, []);
	const months = [...list.options].filter((option) => option.value !== '').slice(0, MOST);
	return (
		<>
			<fieldset ref={group}>
				<legend className="serif mb-5 text-h4">{labelOf(list)} …</legend>
				<div className="grid grid-cols-2 gap-3 md:grid-cols-3">
					{months.map((option) => (
						<button
							key={option.value}
							type="button"
							aria-pressed={option.selected}
							onClick={() => onChoose(option.value)}
							className={`min-h-13 rounded-sm border px-2 hover:border-ink ${option.selected ? 'border-ink bg-row' : 'border-line2'}`}
						>
							{option.text}
						</button>
					))}
				</div>
			</fieldset>
			<p className="mt-5 border-t border-line2 pt-3 text-small">
				<button type="button" onClick={onDates} className="text-link min-h-11">
					{t('dates.choose')}
				</button>
			</p>
		</>
	);
}
