import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { HotelRoomLine, RoomsChangeRequest } from '~/domain/hotel-desk/list-rooms-changes.server';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import { Amount } from '../amount';
import { bedWords } from '../hotel-rooms/bed-words';
import { usePartyWords } from '../hotel-rooms/party-words';
import { Fact } from '../inbox/request-facts';
import { RequestFrame } from '../inbox/request-frame';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FactList } from '../parts/fact-list';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** A change that an agency asks of rooms it has asked for, holds or has booked: how it is, how it would be, and the hotel's answer. */
export function ChangeAnswer({
	request,
	isMarked,
	now,
}: {
	request: RoomsChangeRequest;
	isMarked: boolean;
	now: number;
}) {
	const { t } = useTranslation(['hotel-desk', 'inbox']);
	const language = useRoot().language as Language;
	const typed = useTyped(request.id);
	const { wanted, rooms, free } = request;
	const short = shortTypes(request);
	return (
		<RequestFrame
			id={request.leadId}
			name={<h3>{`${request.clientFirstName} ${request.clientLastName}`.trim()}</h3>}
			status={request.status}
			requestedAt={request.requestedAt}
			now={now}
			isMarked={isMarked}
		>
			<div className="grid content-start gap-4">
				<FactList>
					<Fact name={t('inbox:stay')} note={was(period(request), period(wanted))}>
						{period(wanted)}
					</Fact>
					<Fact name={t('price')} note={was(sum(rooms), sum(wanted.rooms))}>
						{sum(wanted.rooms)}
					</Fact>
					<Fact name={t('inbox:number')} note={request.agencyName ?? undefined}>
						{request.bookingNumber}
					</Fact>
					{request.comments ? (
						<Fact name={t('inbox:comments')} isWide>
							{request.comments}
						</Fact>
					) : null}
				</FactList>
				<div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
					<Rooms title={t('change.before')} rooms={rooms} free={null} />
					<Rooms title={t('change.after')} rooms={wanted.rooms} free={free} />
				</div>
			</div>
			<VerbForm fields={{ request: request.id, version: request.version }} className="grid content-start gap-3">
				{short.length > 0 ? (
					<p className="font-semibold text-err">{t('change.short', { rooms: short.join(', ') })}</p>
				) : null}
				<label className={FIELD_BOX}>
					<span>{t('inbox:note')}</span>
					<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note ?? ''} className={TEXT_AREA} />
				</label>
				<div className="flex flex-wrap gap-2">
					{short.length > 0 ? null : (
						<button type="submit" name="intent" value="accept" className={tradeButton('dark')}>
							{t('change.accept')}
						</button>
					)}
					<button type="submit" name="intent" value="refuse" className={tradeButton()}>
						{t('inbox:decline')}
					</button>
				</div>
			</VerbForm>
		</RequestFrame>
	);

	function was(before: string, now: string): string | undefined {
		return before === now ? undefined : t('change.was', { before });
	}

	function period({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string {
		return formatDateRange(checkIn, checkOut, language);
	}
}

type RoomsProps = { title: string; rooms: readonly HotelRoomLine[]; free: Readonly<Record<string, number>> | null };

function Rooms({ title, rooms, free }: RoomsProps) {
	const { t } = useTranslation(['hotel-desk', 'rooms']);
	const party = usePartyWords();
	return (
		<section>
			<h4 className="font-semibold">{title}</h4>
			<ul className="mt-1 border-t border-hair [&>li]:border-b [&>li]:border-hair [&>li]:py-2">
				{rooms.map((room, at) => (
					<li key={at}>
						<p className="flex justify-between gap-4">
							<span>
								<b className="font-semibold">{room.roomName}</b>
								<span className="text-ink2"> · {room.rateName}</span>
							</span>
							<Amount money={{ minor: room.totalMinor, currency: room.currency }} hasCents />
						</p>
						<p className="trade-note flex justify-between gap-4">
							<span>
								{[
									party({ adults: room.adults, children: room.childrenAges.length, ages: room.childrenAges }),
									room.bedConfiguration && bedWords(room.bedConfiguration, (bed) => t(`rooms:bed.${bed}`)),
								]
									.filter(Boolean)
									.join(' · ')}
							</span>
							{free ? (
								<span className={(free[room.roomId] ?? 0) > 0 ? 'text-ok' : 'font-semibold text-err'}>
									{free[room.roomId] === undefined
										? t('roomGone')
										: t('free', { count: Math.max(0, free[room.roomId] ?? 0) })}
								</span>
							) : null}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function sum(rooms: readonly HotelRoomLine[]): string {
	const [first] = rooms;
	const minor = rooms.reduce((total, room) => total + room.totalMinor, 0);
	return first ? formatRate({ minor, currency: first.currency }, { hasCents: true }) : '–';
}

/** Room types of which fewer are free than would be needed; a lead that holds nothing yet needs none. */
function shortTypes({ wanted, free, status }: RoomsChangeRequest): string[] {
	if (status !== 'confirmedOption' && status !== 'confirmedBooking') return [];
	const types = [...new Map(wanted.rooms.map((room) => [room.roomId, room.roomName]))];
	return types
		.filter(([type]) => (free[type] ?? 0) < wanted.rooms.filter(({ roomId }) => roomId === type).length)
		.map(([, name]) => name);
}
