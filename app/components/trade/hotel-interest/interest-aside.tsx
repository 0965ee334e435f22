import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { offersOf, type Selection } from '~/domain/selection/selection';
import type { SelectionSums } from '~/domain/selection/selection-sums';
import { Icon } from '../../ui/icon';
import { Picture, type PictureData } from '../../ui/picture';
import { Amount } from '../amount';
import { usePartyWords } from '../hotel-rooms/party-words';

type InterestAsideProps = {
	hotel: { name: string; picture: PictureData | null };
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
		<aside aria-label={t('rooms')} className="house-form-aside">
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
			<ul className="house-form-part">
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
				<dl className="figures house-form-part">
					<div>
						<dt>{t('hotelTotal')}</dt>
						<dd>
							<Amount money={{ minor: totalMinor, currency }} hasCents />
						</dd>
					</div>
					{markupMinor > 0 ? (
						<>
							<div className="text-ink2">
								<dt>{t('markupShort')}</dt>
								<dd>{groupDigits(markupMinor, 2)}</dd>
							</div>
							<div className="is-total">
								<dt>{t('offerPrice')}</dt>
								<dd>
									<Amount money={{ minor: totalMinor + markupMinor, currency }} hasCents />
								</dd>
							</div>
						</>
					) : null}
					{showsCommission && commissionMinor !== null ? (
						<div className="commission-share">
							<dt>{t(markupMinor > 0 ? 'earned' : 'earnedCommission')}</dt>
							<dd>{groupDigits(commissionMinor + markupMinor, 2)}</dd>
						</div>
					) : null}
				</dl>
			)}
			{payments.length > 0 ? (
				<div className="house-form-part">
					<p className="font-semibold">{t('payments')}</p>
					<dl className="figures">
						{payments.map(({ dueDate, minor }) => (
							<div key={dueDate}>
								<dt>{dueDate <= today ? t('atBooking') : formatDate(dueDate, language)}</dt>
								<dd>{groupDigits(minor, 2)}</dd>
							</div>
						))}
					</dl>
					<p className="selection-free">
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
		</aside>
	);
}
