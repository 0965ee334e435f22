import { useTranslation } from 'react-i18next';
import type { DeskRoom } from '~/domain/hotel-desk/rooms/rooms-content';
import { useRoomWords } from './room-type-words';

/** Room types that publishing would add, as agents would read them. */
export function AddedRooms({ rooms }: { rooms: readonly DeskRoom[] }) {
	const { t } = useTranslation('hotel-rooms');
	const words = useRoomWords();
	return (
		<ul className="mt-6 grid gap-4">
			{rooms.map((room) => (
				<li key={room.key} className="trade-card px-4.5 py-4">
					<h2>{room.name}</h2>
					<p className="mt-1">{words.line(room)}</p>
					<p className="text-ink2">{[words.beds(room), words.units(room)].join(' · ')}</p>
					<dl className="mt-3 grid gap-x-6 gap-y-3 border-t border-hair pt-3 lg:grid-cols-2">
						{(['en', 'de'] as const).map((language) => (
							<div key={language}>
								<dt className="text-note text-ink2">{t(`description.${language}`)}</dt>
								<dd lang={language} className="whitespace-pre-line break-words">
									{room.texts?.[`description_${language}`]}
								</dd>
							</div>
						))}
					</dl>
				</li>
			))}
		</ul>
	);
}
