import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';
import type { MonthChoice } from './month-choice';

type DatesOrMonthProps = {
	choice: MonthChoice;
	/** `2027-02`, or an empty text. */
	value: string;
	/** The fields of the dates. */
	children: ReactNode;
	/** Of the element around all of it, and of one cell. */
	className: string;
	cellClassName: string;
};

/**
 * The dates of a search, or any week of a month (SEARCH-22). With script the calendar offers the months, and the chosen one stands in the
 * place of the dates; without, they are a list below the dates.
 */
export function DatesOrMonth({ choice, value, children, className, cellClassName }: DatesOrMonthProps) {
	const { t } = useTranslation();
	const wrapper = useRef<HTMLDivElement>(null);
	const select = useRef<HTMLSelectElement>(null);
	const chosen = useRef<HTMLButtonElement>(null);
	const [month, setMonth] = useState(value);
	const [known, setKnown] = useState(value);
	if (known !== value) {
		setKnown(value);
		setMonth(value);
	}
	const clear = () => {
		const element = select.current;
		if (!element) return;
		element.value = '';
		element.dispatchEvent(new Event('change', { bubbles: true }));
		requestAnimationFrame(() => wrapper.current?.querySelector<HTMLElement>('[data-opens]')?.focus());
	};
	// The dates lie below the month, which takes the focus that comes back to them.
	useEffect(() => {
		const covered = wrapper.current?.querySelectorAll<HTMLElement>('[data-opens], input[type=date]') ?? [];
		for (const element of covered) element.tabIndex = month ? -1 : 0;
		if (!month) return;
		const follow = ({ target }: FocusEvent) => {
			if (target instanceof HTMLElement && target.matches('[data-opens]'))
				chosen.current?.focus({ preventScroll: true });
		};
		const element = wrapper.current;
		const focused = document.activeElement;
		if (focused instanceof HTMLElement && element?.contains(focused) && focused.matches('[data-opens]'))
			chosen.current?.focus({ preventScroll: true });
		element?.addEventListener('focusin', follow);
		return () => element?.removeEventListener('focusin', follow);
	}, [month]);
	const name = choice.options.find((option) => option.value === month)?.label;
	return (
		<div
			ref={wrapper}
			className={`relative ${className}`}
			onChange={({ target }) => {
				if (target instanceof HTMLInputElement && target.type === 'date' && target.value) setMonth('');
			}}
		>
			{children}
			{name ? (
				<div
					className={`absolute inset-0 flex items-center justify-between gap-2 bg-sheet [@media(scripting:none)]:hidden ${cellClassName}`}
				>
					<button
						ref={chosen}
						type="button"
						className="min-w-0 flex-1 text-left"
						onClick={() => wrapper.current?.querySelector<HTMLElement>('[data-opens]')?.click()}
					>
						<span className="block text-label text-ink2">{t('dates.choose')}</span>
						<span className="block truncate text-[1.0625rem]/7">
							{choice.label} {name}
						</span>
					</button>
					<button
						type="button"
						aria-label={choice.clear}
						onClick={clear}
						className="-mr-2 grid size-11 shrink-0 place-items-center"
					>
						<Icon name="close" size={18} />
					</button>
				</div>
			) : null}
			<label className={`col-span-2 [@media(scripting:enabled)]:hidden ${cellClassName}`}>
				<span className="block text-label text-ink2">{choice.label}</span>
				<select
					ref={select}
					name="month"
					value={month}
					onChange={(event) => setMonth(event.currentTarget.value)}
					className="h-7 w-full bg-transparent text-[1.0625rem]/7"
				>
					<option value="">{choice.none}</option>
					{choice.options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
