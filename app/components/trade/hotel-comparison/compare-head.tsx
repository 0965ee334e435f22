import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ComparedHotel } from '~/domain/hotel-comparison/hotel-comparison';
import { HotelPicture } from '../hotel-list/hotel-picture';
import { ratesAddress } from '../hotel-list/rooms-address';
import { KeepHotel } from '../shortlist/keep-hotel';
import { tradeButton } from '../trade-button';

type CompareHeadProps = { hotel: ComparedHotel; address: string; removed: string };

/** The head of a hotel's column: picture, name, the way to its rooms, and the way to the comparison without it. */
export function CompareHead({ hotel: { listed }, address, removed }: CompareHeadProps) {
	const { t } = useTranslation('hotel-comparison');
	const { id, name, place, image, stay } = listed;
	return (
		<th scope="col" data-hotel={id} data-rates={stay?.roomId ? ratesAddress(address, stay.roomId) : undefined}>
			<span className="relative block aspect-3/2 overflow-clip rounded-control bg-light2">
				<HotelPicture image={image} className="size-full" />
				<KeepHotel id={id} name={name} search={address.split('?')[1] ?? ''} />
			</span>
			<Link to={address} className="serif mt-2 block text-t2/7 font-semibold hover:text-accent-ink">
				{name}
			</Link>
			<span className="block text-note text-ink2">{place}</span>
			<span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
				<Link to={address} aria-hidden="true" tabIndex={-1} className={tradeButton('line')}>
					{t('seeRooms')}
				</Link>
				<Link
					to={removed}
					replace
					preventScrollReset
					data-compare=""
					className="trade-link inline-flex min-h-11 items-center xl:min-h-8"
				>
					{t('remove')}
					<span className="sr-only">&nbsp;{name}</span>
				</Link>
			</span>
		</th>
	);
}
