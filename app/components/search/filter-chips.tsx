import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import type { Words } from './search-view';

/** The active filters, each with a link that removes it; on phones one line that scrolls sideways. */
export function FilterChips({ chips, clearTo }: { chips: readonly Words[]; clearTo: string }) {
	const { t } = useTranslation('search');
	const wasUsed = useRef(false);
	// The chip that had the focus is gone with its filter: go on at the number of results.
	// biome-ignore lint/correctness/useExhaustiveDependencies: new chips are the trigger
	useEffect(() => {
		if (wasUsed.current && document.activeElement === document.body) {
			document.querySelector<HTMLElement>('#results h1')?.focus({ preventScroll: true });
		}
		wasUsed.current = false;
	}, [chips]);
	const use = () => {
		wasUsed.current = true;
	};
	if (chips.length === 0) return null;
	return (
		<ul
			aria-label={t('chips.label')}
			className="mt-5 flex items-center gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-1 max-lg:whitespace-nowrap lg:flex-wrap"
		>
			{chips.map(({ text, to }) => (
				<li key={to}>
					<Link
						to={to}
						rel={relOf(to)}
						preventScrollReset
						onClick={use}
						className="relative flex min-h-9 items-center gap-2 rounded-full border border-line2 bg-sheet px-4 text-small transition-colors hover:border-ink"
					>
						{text}
						<Icon name="close" size={14} />
						<span className="sr-only">{t('chips.remove')}</span>
					</Link>
				</li>
			))}
			<li>
				<Link
					to={clearTo}
					rel={relOf(clearTo)}
					preventScrollReset
					onClick={use}
					className="text-link mx-2 text-small font-medium"
				>
					{t('chips.clear')}
				</Link>
			</li>
		</ul>
	);
}
