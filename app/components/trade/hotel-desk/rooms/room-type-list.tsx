import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { DeskRoom } from '~/domain/hotel-desk/rooms/rooms-content';
import { CardHead } from '../../parts/card-head';
import { Chip } from '../../parts/chip';
import { EmptyState } from '../../states';
import { tradeButton } from '../../trade-button';
import { useRoomWords } from './room-type-words';

type RoomTypeListProps = { published: readonly DeskRoom[]; added: readonly DeskRoom[]; seen: number };

/** The room types of a hotel: those that agents see, then those of the draft with their ways on. */
export function RoomTypeList({ published, added, seen }: RoomTypeListProps) {
	const { t } = useTranslation('hotel-rooms');
	const words = useRoomWords();
	const facts = (room: DeskRoom) => (
		<>
			<p className="text-ink2">{words.line(room)}</p>
			<p className="text-note text-ink2">{[words.beds(room), words.units(room)].join(' · ')}</p>
		</>
	);
	return (
		<section className="trade-card mt-6" aria-labelledby="room-types">
			<CardHead>
				<h2 id="room-types">{t('list')}</h2>
				<small className="trade-note">{published.length + added.length}</small>
			</CardHead>
			{published.length + added.length === 0 ? <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState> : null}
			<ul>
				{added.map((room) => (
					<li
						key={room.key}
						className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hair px-4.5 py-3 first:border-t-0"
					>
						<div className="min-w-0 flex-[1_1_18rem]">
							<p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
								{room.name} <Chip kind="open">{t('isNew')}</Chip>
							</p>
							{facts(room)}
						</div>
						<Form method="post" preventScrollReset className="flex flex-wrap gap-2">
							<input type="hidden" name="seen" value={seen} />
							<input type="hidden" name="room" value={room.key} />
							<Link
								to={`?room=${room.key}#room-form`}
								className={tradeButton()}
								aria-label={`${t('change')}: ${room.name}`}
							>
								{t('change')}
							</Link>
							<button
								type="submit"
								name="intent"
								value="out"
								className={tradeButton('line')}
								aria-label={`${t('takeOut')}: ${room.name}`}
							>
								{t('takeOut')}
							</button>
						</Form>
					</li>
				))}
				{published.map((room) => (
					<li key={room.key} className="border-t border-hair px-4.5 py-3 first:border-t-0">
						<p className="font-semibold">{room.name}</p>
						{facts(room)}
					</li>
				))}
			</ul>
		</section>
	);
}
