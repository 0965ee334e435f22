import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LIMITS } from '~/domain/search/search-filter';
import { Stepper } from '../form/stepper';
import { Icon } from '../ui/icon';

const KINDS = ['adults', 'children', 'babies'] as const;

const TEXTS = { adults: 'guests.adults', children: 'guests.children', babies: 'search:guests.babies' } as const;

type GuestsFieldProps = { className?: string };

/** Adults, children and babies behind one line of words; opens without script too. */
export function GuestsField({ className = '' }: GuestsFieldProps) {
	const { t } = useTranslation(['common', 'search']);
	const [count, setCount] = useState({ adults: 0, children: 0, babies: 0 });
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
	const words = KINDS.flatMap((kind) => (count[kind] > 0 ? t(TEXTS[kind], { count: count[kind] }) : []));
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
				{KINDS.map((kind) => (
					<Stepper
						key={kind}
						name={kind}
						label={t(`${TEXTS[kind]}Label`)}
						hint={t(`${TEXTS[kind]}Hint`)}
						value={count[kind]}
						max={kind === 'babies' ? SEARCH_LIMITS.babies : SEARCH_LIMITS.guests}
						onChange={(next) => setCount({ ...count, [kind]: next })}
					/>
				))}
			</div>
		</details>
	);
}
