import { useTranslation } from 'react-i18next';
import type { HotelRoom } from '~/domain/hotel/hotel-room';
import { Icon } from '../../ui/icon';

/** Details of a room type on demand: facilities, video, 3D view, floor plans, pets (OFFER-10); one open at a time. */
export function RoomMore({ room, arePetsAllowed }: { room: HotelRoom; arePetsAllowed: boolean }) {
	const { t } = useTranslation('room');
	const name = `more-${room.id}`;
	// A room's rule that conflicts with the hotel's gets a notice, and a mark before it is opened.
	const isOtherwise = room.petsAllowed !== arePetsAllowed;
	return (
		<div className="room-more">
			<details name={name}>
				<summary>
					{t('facilities')} <span>{room.facilities.length}</span>
					<Icon name="chevronDown" size={14} />
				</summary>
				<div>
					<p className="whitespace-pre-line">{room.descriptionMarkdown}</p>
					{room.facilities.length > 0 ? (
						<ul className="room-facilities">
							{room.facilities.map((facility) => (
								<li key={facility.key}>{facility.name}</li>
							))}
						</ul>
					) : null}
					{room.facilitiesMarkdown ? <p className="whitespace-pre-line">{room.facilitiesMarkdown}</p> : null}
				</div>
			</details>
			{room.videos.length > 0 ? <Links name={name} title={t('video')} addresses={room.videos} /> : null}
			{room.interactiveRenderings.length > 0 ? (
				<Links name={name} title={t('view3d')} addresses={room.interactiveRenderings} />
			) : null}
			<details name={name}>
				<summary>
					{t('pets')}
					{isOtherwise ? (
						<span data-otherwise>
							<Icon name="info" size={14} />
							<span className="sr-only">{t('petsOtherwise')}</span>
						</span>
					) : null}
					<Icon name="chevronDown" size={14} />
				</summary>
				<div>
					<p>{t(room.petsAllowed ? 'petsYes' : 'petsNo')}</p>
					{isOtherwise ? (
						<p className="room-pets" role="note">
							<Icon name="info" size={16} />
							{t(arePetsAllowed ? 'petsConflictNo' : 'petsConflictYes')}
						</p>
					) : null}
				</div>
			</details>
		</div>
	);
}

function Links({ name, title, addresses }: { name: string; title: string; addresses: readonly string[] }) {
	const { t } = useTranslation('room');
	return (
		<details name={name}>
			<summary>
				{title}
				<Icon name="chevronDown" size={14} />
			</summary>
			<div>
				<ul>
					{addresses.map((address, index) => (
						<li key={address}>
							<a href={address} target="_blank" rel="noopener nofollow noreferrer" className="trade-link">
								{t('openNumber', { what: title, number: index + 1 })}
							</a>
						</li>
					))}
				</ul>
			</div>
		</details>
	);
}
