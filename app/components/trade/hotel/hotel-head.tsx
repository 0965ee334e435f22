import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { Icon } from '../../ui/icon';
import { BACK_TO_LIST, useListAddress } from '../hotel-list/list-place';
import { FRAME } from '../parts/page-frame';
import { PictureRow } from '../picture-row';
import { KeepHotel } from '../shortlist/keep-hotel';
import { HotelTitle } from './hotel-title';

/** Name, standing and credits of a hotel beside its pictures, and the way back to the list. */
export function HotelHead({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const listAddress = useListAddress();
	const { search } = useLocation();
	return (
		<header className="border-b border-line bg-white">
			<div className={`${FRAME} grid gap-x-8 pb-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]`}>
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
					<HotelTitle view={view} />
				</div>
				<div className="relative max-lg:order-1 lg:[&>.keep]:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-end">
					<PictureRow
						name={view.name}
						pictures={view.pictures}
						label={t('pictures', { count: view.pictures.length })}
					/>
					{view.trade?.canSearch ? <KeepHotel id={view.id} name={view.name} search={search} /> : null}
				</div>
			</div>
		</header>
	);
}
