import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelTextView, HotelView } from '~/domain/hotel/hotel-view.server';
import { measureWords } from '~/domain/hotel/room-size';
import type { Language } from '~/domain/language/language';
import { tradeButton } from '../trade/trade-button';
import { Picture } from '../ui/picture';
import { FactList, Nothing } from './hotel-section';
import { MarkdownText } from './markdown-text';

/** Rooms for meetings and celebrations, measured in metres and in feet. */
export function MiceRooms({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const rooms = view.text?.miceFacilities ?? [];
	return (
		<section aria-labelledby="mice-title" className="hotel-mice">
			<h2 id="mice-title">{t('mice.title')}</h2>
			{view.trade && view.enquiry === 'chat' ? (
				<p>
					<Link to={`/hotels/${view.id}/mice-enquiry?tab=mice`} preventScrollReset className={tradeButton('dark')}>
						{t('mice.enquire')}
					</Link>
				</p>
			) : null}
			{rooms.length === 0 ? <Nothing>{t('mice.none')}</Nothing> : null}
			{rooms.map((room) => (
				<MiceRoom key={room.name} room={room} />
			))}
		</section>
	);
}

function MiceRoom({ room }: { room: HotelTextView['miceFacilities'][number] }) {
	const { t } = useTranslation('hotel');
	const language = useRoot().language as Language;
	const { name, isIndoor, isOutdoor, html, dimensions, configurations, equipment, pictures } = room;
	const { area, length, width, ceilingHeight, system } = dimensions;
	const inBoth = (words: readonly { own: string; other: string }[]) =>
		`${words.map(({ own }) => own).join(' × ')} (${words.map(({ other }) => other).join(' × ')})`;
	const sides = [length, width].flatMap((side) =>
		side === null ? [] : measureWords(side, 'length', system, language),
	);
	return (
		<article className="hotel-mice-room">
			<h3>{name}</h3>
			<p className="hotel-note">
				{[isIndoor ? t('mice.indoor') : '', isOutdoor ? t('mice.outdoor') : ''].filter(Boolean).join(', ')}
			</p>
			{pictures.length > 0 ? (
				<ul className="hotel-mice-pictures">
					{pictures.map((picture) => (
						<li key={picture.hash}>
							<Picture picture={picture} sizes="(min-width: 50rem) 360px, 90vw" isInList className="h-full" />
						</li>
					))}
				</ul>
			) : null}
			<MarkdownText html={html} />
			<FactList
				facts={[
					[t('mice.area'), inBoth([measureWords(area, 'area', system, language)])],
					[t('mice.size'), sides.length === 2 ? inBoth(sides) : null],
					[
						t('mice.height'),
						ceilingHeight === null ? null : inBoth([measureWords(ceilingHeight, 'length', system, language)]),
					],
					[
						t('mice.setups'),
						configurations.length > 0 && (
							<ul>
								{configurations.map((setup) => (
									<li key={setup.name}>
										{setup.name}, {t('mice.guests', { count: setup.maxOccupancy })}
										{setup.markdownDescription ? (
											<span className="text-ink2">{`. ${setup.markdownDescription}`}</span>
										) : null}
									</li>
								))}
							</ul>
						),
					],
					[
						t('mice.equipment'),
						equipment.map(({ name: piece, quantity }) => (quantity > 1 ? `${quantity} × ${piece}` : piece)).join(', '),
					],
				]}
			/>
		</article>
	);
}
