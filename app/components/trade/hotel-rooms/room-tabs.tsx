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
		<div
			role="tablist"
			aria-label={t('tabs')}
			className="flex gap-x-4 gap-y-1 overflow-x-auto border-b border-hair bg-paper px-4.5"
		>
			{roomRequests.map(({ adults, childrenAges, planId }, index) => (
				<button
					key={index}
					type="button"
					role="tab"
					id={`${id}-tab-${index}`}
					aria-selected={index === active}
					aria-controls={`${id}-panel`}
					tabIndex={index === active ? 0 : -1}
					className={`inline-flex min-h-11 items-center gap-2 border-b-2 whitespace-nowrap ${index === active ? 'border-accent text-ink' : 'border-transparent text-ink2'}`}
					onClick={() => onActivate(index)}
					onKeyDown={({ key }) => {
						const to = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : null;
						if (to === null || to < 0 || to >= roomRequests.length) return;
						onActivate(to);
						document.getElementById(`${id}-tab-${to}`)?.focus();
					}}
				>
					<b className="font-semibold">{t('tab', { number: index + 1 })}</b>{' '}
					{party({ adults, children: childrenAges.length })}
					{planId === null && isMissed ? (
						<span className="inline-flex items-center gap-1.5 font-semibold text-err">
							<Icon name="warning" size={14} />
							{t('noRate')}
						</span>
					) : null}
				</button>
			))}
		</div>
	);
}
