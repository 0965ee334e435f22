import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HotelCredits, HotelStanding } from '../../hotel/hotel-marks';
import { Icon } from '../../ui/icon';
import { BACK_TO_LIST, useListAddress } from '../hotel-list/list-place';
import { PictureRow } from '../picture-row';

/** Name, standing and credits of a hotel beside its pictures, and the way back to the list. */
export function HotelHead({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const listAddress = useListAddress();
	return (
		<header className="border-b border-line bg-white">
			<div className="house-frame grid gap-x-8 pb-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]">
				{view.trade?.canSearch ? (
					<Link
						to={listAddress}
						state={BACK_TO_LIST}
						preventScrollReset
						className="flex min-h-11 items-center gap-1.5 self-start justify-self-start hover:text-accent-ink lg:mt-3 lg:min-h-6 xl:col-start-1 xl:row-start-1"
					>
						<Icon name="chevronLeft" size={16} />
						{t('back')}
					</Link>
				) : null}
				<div className="flex flex-col justify-end max-lg:order-2 xl:col-start-1 xl:row-start-2">
					<h1 className="pt-3 text-[2.25rem]/[1.1] font-semibold lg:text-[2.75rem]/[1.1]">{view.name}</h1>
					<div className="mt-2 grid gap-1.5 lg:mt-3">
						<HotelStanding hotel={view} />
						<HotelCredits hotel={view} />
					</div>
				</div>
				<div className="max-lg:order-1 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-end">
					<PictureRow
						name={view.name}
						pictures={view.pictures}
						label={t('pictures', { count: view.pictures.length })}
					/>
				</div>
			</div>
		</header>
	);
}
