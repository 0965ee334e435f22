import { useTranslation } from 'react-i18next';
import type { RequestedRoom } from '~/domain/selection/room-requests';
import { Icon } from '../../ui/icon';
import { usePartyWords } from './party-words';

type RoomTabsProps = {
	/** Of the elements: `{id}-tab-0` and on control `{id}-panel`. */
	id: string;
	roomRequests: readonly RequestedRoom[];
	active: number;
	/** Says where a rate is missing. */
	isMissed: boolean;
	onActivate: (index: number) => void;
};

/** The rooms of one type as tabs, each with its party; arrows go along them. */
export function RoomTabs({ id, roomRequests, active, isMissed, onActivate }: RoomTabsProps) {
	const { t } = useTranslation('rooms');
	const party = usePartyWords();
	return (
		<div role="tablist" aria-label={t('tabs')} className="room-tabs">
			{roomRequests.map(({ adults, childrenAges, planId }, index) => (
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
						if (to === null || to < 0 || to >= roomRequests.length) return;
						onActivate(to);
						document.getElementById(`${id}-tab-${to}`)?.focus();
					}}
				>
					<b>{t('tab', { number: index + 1 })}</b> {party({ adults, children: childrenAges.length })}
					{planId === null && isMissed ? (
						<span data-error>
							<Icon name="warning" size={14} />
							{t('noRate')}
						</span>
					) : null}
				</button>
			))}
		</div>
	);
}
