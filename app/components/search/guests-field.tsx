import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../form/stepper';
import { Icon } from '../ui/icon';

const MOST_GUESTS = 50;

type GuestsFieldProps = { adults: number; kids: number; className?: string };

/** Adults and children behind one line of words; opens without script too. */
export function GuestsField({ adults, kids, className = '' }: GuestsFieldProps) {
	const { t } = useTranslation();
	const [count, setCount] = useState({ adults, children: kids });
	const details = useRef<HTMLDetailsElement>(null);
	const close = () => {
		if (details.current) details.current.open = false;
	};
	useEffect(() => {
		const press = (event: PointerEvent) => {
			if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
		};
		document.addEventListener('pointerdown', press);
		return () => document.removeEventListener('pointerdown', press);
	}, []);
	const words = [
		count.adults > 0 ? t('guests.adults', { count: count.adults }) : null,
		count.children > 0 ? t('guests.children', { count: count.children }) : null,
	].filter(Boolean);
	return (
		<details
			ref={details}
			className={`group/guests relative ${className}`}
			onBlur={(event) => {
				if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) close();
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				close();
				details.current?.querySelector('summary')?.focus();
			}}
		>
			<summary className="flex h-full items-center justify-between gap-3">
				<span className="min-w-0">
					<span className="block text-label text-ink2">{t('guests.label')}</span>
					<span className={`block truncate text-[1.0625rem]/7 ${words.length ? '' : 'text-ink2'}`}>
						{words.length ? words.join(', ') : t('guests.add')}
					</span>
				</span>
				<Icon name="person" size={18} className="shrink-0 text-ink2" />
			</summary>
			<div className="space-y-4 max-md:mt-5 max-md:pb-1 md:absolute md:-inset-x-px md:top-full md:z-30 md:mt-px md:min-w-74 md:bg-sheet md:p-6 md:shadow-popover">
				<Stepper
					name="adults"
					label={t('guests.adultsLabel')}
					hint={t('guests.adultsHint')}
					value={count.adults}
					max={MOST_GUESTS}
					onChange={(next) => setCount({ ...count, adults: next })}
				/>
				<Stepper
					name="children"
					label={t('guests.childrenLabel')}
					hint={t('guests.childrenHint')}
					value={count.children}
					max={MOST_GUESTS}
					onChange={(next) => setCount({ ...count, children: next })}
				/>
			</div>
		</details>
	);
}
