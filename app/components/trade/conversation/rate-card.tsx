import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { CardRoomView, RateCardView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import { commissionMinor } from '~/domain/lead/commission';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { TradeIcon } from '../trade-icon';
import { CardActions } from './card-actions';
import { CardTerms } from './card-terms';
import { KICKER } from './classes';
import type { Taking } from './conversation-view';
import { OwnCardActions } from './own-card-actions';

type CardProps = {
	rate: RateCardView;
	messageId: string;
	taking: Taking;
	/** The hotel's way to a card that replaces this one. */
	onChange?: () => void;
};

const SUM = 'flex justify-between gap-4';
const PICTURE = 'bg-light2 object-cover';

/** A hotel's card: its rooms, the stay, the price with its terms, how long it holds, and the ways to take or withdraw it. */
export function RateCard({ rate, messageId, taking, onChange }: CardProps) {
	const { t } = useTranslation('conversation');
	const { language, pictureBaseUrl } = useRoot();
	const [first, ...others] = rate.rooms;
	if (!first) return null;
	const nights = daysBetween(plainDate(rate.checkIn), plainDate(rate.checkOut));
	const money = (minor: number) => ({ minor, currency: rate.currency });
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const isOne = others.length === 0;
	const title = isOne ? first.roomName : t('rate.rooms', { count: rate.rooms.length });
	const isWithdrawn = rate.isWithdrawn || taking.withdrawn.has(messageId);
	const commission = commissionOf(rate.rooms);
	return (
		<article
			className="w-[min(36rem,100%)] overflow-hidden rounded-card border border-[color-mix(in_srgb,var(--color-accent)_45%,var(--color-hair))] bg-work"
			aria-label={t('rate.label', {
				room: isOne ? first.roomName : rate.rooms.map((room) => room.roomName).join(', '),
			})}
		>
			<header className={`grid text-ink2 ${isOne && first.picture ? 'sm:grid-cols-[8.25rem_1fr]' : ''}`}>
				{isOne && first.picture ? (
					<img
						src={pictureUrl(pictureBaseUrl, first.picture.hash, 480, 'jpg')}
						alt=""
						width={264}
						height={240}
						loading="lazy"
						className={`aspect-5/2 w-full sm:aspect-auto sm:h-full sm:min-h-30 ${PICTURE}`}
						style={first.picture.objectPosition ? { objectPosition: first.picture.objectPosition } : undefined}
					/>
				) : null}
				<div className="px-4 py-3.5">
					<p className={KICKER}>
						{t(rate.rooms.some(({ isNegotiated }) => isNegotiated) ? 'rate.negotiated' : 'rate.fromHotel')}
					</p>
					<h2 className="text-[1.3125rem]/7">{title}</h2>
					<p>
						{t('rate.period', { from: day(rate.checkIn), to: day(rate.checkOut) })}, {t('nights', { count: nights })}
					</p>
					{isOne ? <p>{partyWords(first)}</p> : null}
					{isWithdrawn ? (
						<p className="flex items-center gap-1.5 pt-1 font-semibold text-urgent">
							<Icon name="close" size={16} />
							{t('rate.withdrawn')}
						</p>
					) : (
						<p className="flex items-center gap-1.5 pt-1 font-semibold text-soon">
							<TradeIcon name="clock" size={16} />
							{t('rate.until', { day: day(rate.validUntil.day), time: rate.validUntil.time })}
						</p>
					)}
				</div>
			</header>
			{isOne ? null : (
				<ul className="grid border-t border-hair">
					{rate.rooms.map((room) => (
						<li
							key={room.cardId}
							className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 border-hair px-4 py-2.5 [li+&]:border-t"
						>
							{room.picture ? (
								<img
									src={pictureUrl(pictureBaseUrl, room.picture.hash, 480, 'jpg')}
									alt=""
									width={56}
									height={44}
									loading="lazy"
									className={`h-11 w-14 rounded-chip ${PICTURE}`}
								/>
							) : (
								<span className="h-11 w-14 rounded-chip bg-light2" aria-hidden="true" />
							)}
							<span className="min-w-0">
								<b className="block font-semibold wrap-anywhere">{room.roomName}</b>
								<small className="block text-note text-ink2">
									{room.rateName}, {partyWords(room)}
								</small>
							</span>
							<Amount money={money(room.totalMinor)} hasCents />
						</li>
					))}
				</ul>
			)}
			<div
				className={`grid border-t border-hair ${rate.terms ? 'sm:grid-cols-2 sm:divide-x sm:divide-hair' : ''} ${isWithdrawn ? 'text-ink2' : ''}`}
			>
				<dl className="grid content-start gap-1.25 px-4 py-3.5">
					{isOne ? (
						<div className={SUM}>
							<dt>{first.rateName}</dt>
							<dd />
						</div>
					) : null}
					<div className={SUM}>
						<dt>{t('rate.perNight')}</dt>
						<dd>
							<Amount money={money(Math.round(rate.totalMinor / nights))} hasCents />
						</dd>
					</div>
					<div data-name="total" className={SUM}>
						<dt className="font-semibold">{t('rate.total', { count: nights })}</dt>
						<dd>
							<Amount money={money(rate.totalMinor)} hasCents isStruck={isWithdrawn} />
						</dd>
					</div>
					{rate.agencyPrice && !taking.isHotel ? (
						<div data-name="agency" className={`text-note text-ink2 ${SUM}`}>
							<dt>{t('rate.exchanged', { day: formatDate(rate.agencyPrice.asOf, language) })}</dt>
							<dd>
								<Amount money={{ minor: rate.agencyPrice.totalMinor, currency: rate.agencyPrice.currency }} hasCents />
							</dd>
						</div>
					) : null}
					{commission === null ? null : (
						<div data-name="commission" className={`font-semibold text-accent-ink ${SUM}`}>
							<dt>{t('rate.commission', { percent: formatNumber(commission.percent, language) })}</dt>
							<dd>
								<Amount money={money(commission.minor)} hasCents />
							</dd>
						</div>
					)}
				</dl>
				{rate.terms ? <CardTerms terms={rate.terms} totalMinor={rate.totalMinor} currency={rate.currency} /> : null}
			</div>
			{taking.isHotel ? (
				<OwnCardActions
					{...{ messageId, isWithdrawn }}
					conversationId={taking.conversationId}
					isTaken={rate.isTaken}
					{...(onChange ? { onChange } : {})}
				/>
			) : (taking.canTake || rate.isTaken) && !isWithdrawn ? (
				<CardActions rate={rate} messageId={messageId} taking={taking} />
			) : null}
		</article>
	);

	function partyWords({ adults, childrenAges }: CardRoomView): string {
		const children = childrenAges.length;
		const ages = children > 0 ? `, ${t('children', { count: children })} (${childrenAges.join(', ')})` : '';
		return `${t('adults', { count: adults })}${ages}`;
	}
}

/** The commission of all rooms, and its share of what they cost; null where the rates say none. */
function commissionOf(rooms: readonly CardRoomView[]): { percent: number; minor: number } | null {
	const known = rooms.flatMap(({ totalMinor, commissionPercent }) =>
		commissionPercent === null
			? []
			: [{ totalMinor, minor: commissionMinor(totalMinor, commissionPercent), commissionPercent }],
	);
	const [first] = known;
	if (!first || known.length < rooms.length) return null;
	const minor = known.reduce((sum, each) => sum + each.minor, 0);
	const totalMinor = known.reduce((sum, each) => sum + each.totalMinor, 0);
	const isSame = known.every((each) => each.commissionPercent === first.commissionPercent);
	return { minor, percent: isSame ? first.commissionPercent : Math.round((minor / totalMinor) * 10_000) / 100 };
}
