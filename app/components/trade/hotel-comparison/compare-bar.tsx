import { useLocation, useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
	COMPARED_HOTELS,
	COMPARISON_PATH,
	comparisonAddress,
	searchOnly,
} from '~/domain/hotel-comparison/compared-hotels';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';
import { pickHotels, togglePicked, useIsRefused, usePickedHotels } from './picked-hotels';

/** The id of the form, of which the ticks of the cards are fields. */
export const COMPARE_FORM = 'compare-hotels';

/** The hotels that are picked, below their list, and the way to see them side by side; `search`: another one than that of the address. */
export function CompareBar({ search: given }: { search?: string }) {
	const { t } = useTranslation('hotel-list');
	const navigate = useNavigate();
	const location = useLocation();
	const search = given ?? location.search;
	const picked = usePickedHotels();
	const isRefused = useIsRefused();
	const isMissingOne = picked.length === 1;
	return (
		<form
			id={COMPARE_FORM}
			method="get"
			action={COMPARISON_PATH}
			aria-label={t('compare.label')}
			className={`sticky bottom-[var(--lower-bar,0)] z-3 flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-work px-(--trade-margin) py-2.5 shadow-popover noscript:flex ${picked.length > 0 ? 'flex' : 'hidden'}`}
			onSubmit={(event) => {
				event.preventDefault();
				navigate(
					comparisonAddress(
						picked.map(({ id }) => id),
						search,
					),
				);
			}}
		>
			{[...searchOnly(search)].map(([name, value], at) => (
				<input key={`${name} ${at}`} type="hidden" name={name} value={value} />
			))}
			<p role="status" className="text-note text-ink2 max-lg:w-full">
				{picked.length > 0 ? (
					<b className="font-semibold text-ink">
						{t('compare.picked', { count: picked.length, most: COMPARED_HOTELS })}
					</b>
				) : null}{' '}
				{isRefused ? t('compare.full', { most: COMPARED_HOTELS }) : isMissingOne ? t('compare.oneMore') : null}
			</p>
			<ul className="-mx-(--trade-margin) flex min-w-0 gap-2 overflow-x-auto px-(--trade-margin) max-lg:w-screen lg:mx-0 lg:flex-1 lg:flex-wrap lg:px-0">
				{picked.map((hotel) => (
					<li
						key={hotel.id}
						className="flex max-w-60 min-w-0 shrink-0 items-center gap-2 rounded-control border border-hair bg-paper pl-1"
					>
						{hotel.image ? (
							<img
								src={hotel.image}
								alt=""
								width={48}
								height={32}
								loading="lazy"
								className="h-8 w-12 rounded-chip object-cover max-lg:hidden"
							/>
						) : null}
						<span className="min-w-0 truncate pl-1 font-medium">{hotel.name}</span>
						<button
							type="button"
							className="grid size-11 shrink-0 place-items-center text-ink2 hover:text-ink xl:size-8"
							aria-label={t('compare.takeOff', { hotel: hotel.name })}
							onClick={() => togglePicked(hotel)}
						>
							<Icon name="close" size={16} />
						</button>
					</li>
				))}
			</ul>
			<button type="button" className={tradeButton('quiet', 'noscript:hidden')} onClick={() => pickHotels([])}>
				{t('compare.clear')}
			</button>
			<button type="submit" className={tradeButton('dark', 'max-lg:flex-1')} disabled={isMissingOne}>
				{t('compare.open')}
			</button>
		</form>
	);
}
