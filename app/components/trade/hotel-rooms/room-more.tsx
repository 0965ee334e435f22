import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkdownText } from '../../hotel/markdown-text';
import { Icon } from '../../ui/icon';
import type { ShownRoom } from './rooms-view';

/** Details of a room type on demand: facilities, video, 3D view, floor plans, pets (OFFER-10); one open at a time. */
export function RoomMore({ room, arePetsAllowed }: { room: ShownRoom; arePetsAllowed: boolean }) {
	const { t } = useTranslation('room');
	const name = `more-${room.id}`;
	// A room's rule that conflicts with the hotel's gets a notice, and a mark before it is opened.
	const isOtherwise = room.petsAllowed !== arePetsAllowed;
	return (
		<div className="mt-3 flex flex-wrap gap-2">
			<More
				name={name}
				title={
					<>
						{t('facilities')} <span className="text-ink2">{room.facilities.length}</span>
					</>
				}
			>
				<MarkdownText html={room.descriptionHtml} />
				{room.facilities.length > 0 ? (
					<ul className="columns-2 gap-x-6">
						{room.facilities.map((facility) => (
							<li key={facility.key}>{facility.name}</li>
						))}
					</ul>
				) : null}
				<MarkdownText html={room.facilitiesHtml} />
			</More>
			{room.videos.length > 0 ? <Links name={name} title={t('video')} addresses={room.videos} /> : null}
			{room.interactiveRenderings.length > 0 ? (
				<Links name={name} title={t('view3d')} addresses={room.interactiveRenderings} />
			) : null}
			<More
				name={name}
				title={
					<>
						{t('pets')}
						{isOtherwise ? (
							<span className="text-soon">
								<Icon name="info" size={14} />
								<span className="sr-only">{t('petsOtherwise')}</span>
							</span>
						) : null}
					</>
				}
			>
				<p>{t(room.petsAllowed ? 'petsYes' : 'petsNo')}</p>
				{isOtherwise ? (
					<p className="flex gap-2 text-soon" role="note">
						<Icon name="info" size={16} />
						{t(arePetsAllowed ? 'petsConflictNo' : 'petsConflictYes')}
					</p>
				) : null}
			</More>
		</div>
	);
}

function Links({ name, title, addresses }: { name: string; title: string; addresses: readonly string[] }) {
	const { t } = useTranslation('room');
	return (
		<More name={name} title={title}>
			<ul>
				{addresses.map((address, index) => (
					<li key={address}>
						<a href={address} target="_blank" rel="noopener nofollow noreferrer" className="trade-link">
							{t('openNumber', { what: title, number: index + 1 })}
						</a>
					</li>
				))}
			</ul>
		</More>
	);
}

/** A detail that opens below the row of all of them. */
function More({ name, title, children }: { name: string; title: ReactNode; children: ReactNode }) {
	return (
		<details name={name} className="group/more open:basis-full">
			<summary className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line2 px-3 text-(length:--text-note) group-open/more:border-accent group-open/more:bg-selected">
				{title}
				<Icon name="chevronDown" size={14} />
			</summary>
			<div className="mt-2 grid max-w-176 gap-2">{children}</div>
		</details>
	);
}
