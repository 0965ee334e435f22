import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { offersOf, type Selection } from '~/domain/selection/selection';
import type { SelectionSums } from '~/domain/selection/selection-sums';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Amount } from '../amount';
import { FREE_UNTIL } from '../hotel-rooms/classes';
import { usePartyWords } from '../hotel-rooms/party-words';
import { FIGURES, Figure } from '../parts/figures';
import { FormDialogAside } from '../parts/form-dialog';

type InterestAsideProps = {
	hotel: { name: string; picture: StoredPicture | null };
	selection: Selection;
	sums: SelectionSums;
	markupMinor: number;
	showsCommission: boolean;
};

/** Summary of the interest: hotel, stay, rooms, the client's price, the agency's commission, the payment schedule. */
export function InterestAside({ hotel, selection, sums, markupMinor, showsCommission }: InterestAsideProps) {
	const { t } = useTranslation(['hotel-interest', 'rooms']);
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const party = usePartyWords();
	const { currency, totalMinor, commissionMinor, payments, freeUntil } = sums;
	const nights = daysBetween(selection.checkIn as PlainDate, selection.checkOut as PlainDate);
	return (
		<FormDialogAside label={t('rooms')}>
			<div className="flex items-center gap-3.5">
				{hotel.picture ? (
					<Picture picture={hotel.picture} sizes="84px" className="h-14 w-21 shrink-0 rounded-[4px]" />
				) : null}
				<div>
					<p className="serif text-t3 font-semibold">{hotel.name}</p>
					<p className="trade-note">
						{formatDateRange(selection.checkIn, selection.checkOut, language)}
						<br />
						{[
							t('rooms:nights', { count: nights }),
							t('rooms:selection.rooms', { count: sums.rooms }),
							party(sums),
						].join(', ')}
					</p>
				</div>
			</div>
			<ul className="mt-3.5 border-t border-hair pt-3">
				{offersOf(selection).map((offer, index) => (
					<li key={index} className="py-1">
						<p className="flex justify-between gap-3">
							<b>{offer.roomName}</b>
							<span className="trade-amount">{offer.totalMinor === null ? '–' : groupDigits(offer.totalMinor, 2)}</span>
						</p>
						<p className="trade-note flex justify-between gap-3">
							<span>{offer.rateName}</span>
							{showsCommission && offer.commissionPercent !== null ? (
								<span>{formatPercent(offer.commissionPercent, language)}</span>
							) : null}
						</p>
					</li>
				))}
			</ul>
			{totalMinor === null ? null : (
				<dl className={`${FIGURES} mt-3.5 border-t border-hair pt-3`}>
					<Figure label={t('hotelTotal')}>
						<Amount money={{ minor: totalMinor, currency }} hasCents />
					</Figure>
					{markupMinor > 0 ? (
						<>
							<Figure label={t('markupShort')} className="text-ink2">
								{groupDigits(markupMinor, 2)}
							</Figure>
							<Figure label={t('offerPrice')} className="is-total">
								<Amount money={{ minor: totalMinor + markupMinor, currency }} hasCents />
							</Figure>
						</>
					) : null}
					{showsCommission && commissionMinor !== null ? (
						<Figure
							label={t(markupMinor > 0 ? 'earned' : 'earnedCommission')}
							className="font-semibold text-accent-ink"
						>
							{groupDigits(commissionMinor + markupMinor, 2)}
						</Figure>
					) : null}
				</dl>
			)}
			{payments.length > 0 ? (
				<div className="mt-3.5 border-t border-hair pt-3">
					<p className="font-semibold">{t(`pays.${payerOf(selection.filter)}`, { hotel: hotel.name })}</p>
					<dl className={FIGURES}>
						{payments.map(({ dueDate, minor }) => (
							<Figure key={dueDate} label={dueDate <= today ? t('atBooking') : formatDate(dueDate, language)}>
								{groupDigits(minor, 2)}
							</Figure>
						))}
					</dl>
					<p className={FREE_UNTIL}>
						{freeUntil ? (
							<>
								<Icon name="check" size={14} className="inline" />{' '}
								{t('freeUntil', { date: formatDate(freeUntil, language) })}
							</>
						) : (
							<span className="text-ink2">{t('notFree')}</span>
						)}
					</p>
				</div>
			) : null}
		</FormDialogAside>
	);
}

/** The way of paying that a selection is for. */
function payerOf(filter: string): 'ClientPays' | 'AgencyPaysStandAloneRate' | 'AgencyPaysPackageRate' {
	return filter === 'AgencyPaysStandAloneRate' || filter === 'AgencyPaysPackageRate' ? filter : 'ClientPays';
}
