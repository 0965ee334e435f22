import { useTranslation } from 'react-i18next';
import type { RoomWish } from '~/domain/selection/room-requests';
import { Icon } from '../../ui/icon';
import { usePartyWords } from './party-words';

type WishTabsProps = {
	/** Of the elements: `{id}-tab-0` and on control `{id}-panel`. */
	id: string;
	wishes: readonly RoomWish[];
	active: number;
	/** Says where a rate is missing. */
	isMissed: boolean;
	onActivate: (index: number) => void;
};

/** The rooms of one type as tabs, each with its party; arrows go along them. */
export function WishTabs({ id, wishes, active, isMissed, onActivate }: WishTabsProps) {
	const { t } = useTranslation('rooms');
	const party = usePartyWords();
	return (
		<div role="tablist" aria-label={t('tabs')} className="room-tabs">
			{wishes.map(({ adults, childrenAges, planId }, index) => (
				<button
					key={index}
					type="button"
					role="tab"
					id={`${id}-tab-${index}`}
					aria-selected={index === active}
					aria-controls={`${id}-panel`}
					tabIndex={index === active ? 0 : -1}
					onClick={() => onActivate(index)}
					onKeyDown={({ key }) => {
						const to = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : null;
						if (to === null || to < 0 || to >= wishes.length) return;
						onActivate(to);
						document.getElementById(`${id}-tab-${to}`)?.focus();
					}}
				>
					<b>{t('tab', { number: index + 1 })}</b> {party({ adults, children: childrenAges.length })}
					{planId === null && isMissed ? (
						<span data-fault>
							<Icon name="warning" size={14} />
							{t('noRate')}
						</span>
					) : null}
				</button>
			))}
		</div>
	);
}
