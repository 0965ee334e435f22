import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { StaySheet } from '~/domain/trip/stay-sheet.server';

type Guest = StaySheet['guests'][number];

/** The one rooming list, room by room, as it is printed too. */
export function StayGuestList({ sheet: { guests, rooms } }: { sheet: Pick<StaySheet, 'guests' | 'rooms'> }) {
	const { t } = useTranslation('trade-trip');
	const { language } = useRoot();
	if (guests.length === 0) return <p className="px-4.5 py-3.5 text-ink2">{t('sheet.noGuests')}</p>;
	const order = new Map(rooms.map(({ key }, at) => [key, at]));
	const place = ({ room }: Guest) => (room === null ? rooms.length : (order.get(room) ?? rooms.length));
	const nameOf = (key: string | null) => {
		const room = rooms.find((each) => each.key === key);
		if (!room) return key === null ? '–' : /^\d+$/.test(key) ? t('sheet.number', { number: key }) : key;
		return (language === 'de' ? room.nameDe : null) ?? room.nameEn ?? t('sheet.number', { number: room.key });
	};
	const sizes = ({ heightCm, bootSize, skiCm }: Guest) =>
		[
			heightCm === null ? null : t('sheet.height', { value: heightCm }),
			bootSize === null ? null : t('sheet.boot', { value: bootSize }),
			skiCm === null ? null : t('sheet.ski', { value: skiCm }),
		]
			.filter(Boolean)
			.join(', ');
	return (
		<div className="overflow-x-auto">
			<table className="w-full min-w-[40rem] text-left">
				<thead className="text-note text-ink2">
					<tr>
						{(['room', 'name', 'age', 'diet', 'sizes', 'note'] as const).map((word) => (
							<th key={word} scope="col" className="px-2 py-2 font-normal first:pl-4.5 last:pr-4.5">
								{t(`sheet.${word}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{guests
						.toSorted((a, b) => place(a) - place(b))
						.map((guest) => (
							<tr key={guest.id} className="border-t border-hair align-top [&>*]:px-2 [&>*]:py-2">
								<td className="pl-4.5!">{nameOf(guest.room)}</td>
								<th scope="row" className="font-semibold">
									{guest.firstName} {guest.lastName}
								</th>
								<td>{guest.age ?? t('sheet.adult')}</td>
								<td>{guest.diet}</td>
								<td>{sizes(guest)}</td>
								<td className="pr-4.5!">{guest.note}</td>
							</tr>
						))}
				</tbody>
			</table>
		</div>
	);
}
