import { Link } from '@remix-run/react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { dropdown } from '../parts/dropdown';
import { useShortcuts } from '../shortcuts';
import { tradeButton } from '../trade-button';

/** Starts a new lead in the search of chalets or in that of hotels; N opens the choice. Without hotels there is no choice. */
export function NewLead({ hasHotels }: { hasHotels: boolean }) {
	const { t } = useTranslation('dashboard');
	const choice = useRef<HTMLDetailsElement>(null);
	const chalets = useRef<HTMLAnchorElement>(null);
	useShortcuts({
		n: () => {
			if (choice.current) choice.current.open = true;
			if (hasHotels) chalets.current?.focus();
			else chalets.current?.click();
		},
	});
	const words = (
		<>
			<Icon name="plus" size={16} />
			{t('newLead')}
			<KeyCap>N</KeyCap>
		</>
	);
	if (!hasHotels)
		return (
			<Link ref={chalets} to="/search" className={tradeButton('dark')}>
				{words}
			</Link>
		);
	return (
		<details
			ref={choice}
			name="trade-header"
			className="relative"
			onKeyDown={closeByKey}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
			}}
		>
			<summary className={tradeButton('dark')}>{words}</summary>
			<ul className={dropdown('right-0 top-[calc(100%+0.5rem)]')}>
				<li>
					<Link ref={chalets} to="/search">
						{t('newLeadIn.chalets')}
					</Link>
				</li>
				<li>
					<Link to="/hotels">{t('newLeadIn.hotels')}</Link>
				</li>
			</ul>
		</details>
	);
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
	const links = [...event.currentTarget.querySelectorAll('a')];
	const at = links.findIndex((link) => link === event.target);
	if (event.key === 'Escape') {
		event.currentTarget.open = false;
		event.currentTarget.querySelector('summary')?.focus();
	} else if (event.key === 'ArrowDown' && event.currentTarget.open) links[Math.min(at + 1, links.length - 1)]?.focus();
	else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus();
	else return;
	event.preventDefault();
}
