import { useTranslation } from 'react-i18next';
import type { HotelRequest } from '~/domain/hotel-desk/list-hotel-requests.server';
import { DEFAULT_HOURS, HoldFor } from '../inbox/hold-for';
import { RequestFrame } from '../inbox/request-frame';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { tradeButton } from '../trade-button';
import { StayFacts, StayRooms } from './stay-facts';

/** An option or booking that an agency asks the hotel for, with what is left of its rooms, and the hotel's answer. */
export function RoomsAnswer({ lead, isMarked, now }: { lead: HotelRequest; isMarked: boolean; now: number }) {
	const { t } = useTranslation(['hotel-desk', 'inbox']);
	const typed = useTyped(lead.id);
	const isOption = lead.status === 'requestedOption';
	const isShort = shortRooms(lead).length > 0;
	return (
		<RequestFrame
			id={lead.id}
			name={<h3>{`${lead.clientFirstName} ${lead.clientLastName}`.trim()}</h3>}
			status={lead.status}
			requestedAt={lead.requestedAt}
			now={now}
			isMarked={isMarked}
		>
			<div className="grid content-start gap-4">
				<StayFacts lead={lead} />
				<StayRooms lead={lead} />
			</div>
			<VerbForm fields={{ id: lead.id, version: lead.version }} className="grid content-start gap-3">
				{isShort ? (
					<p className="font-semibold text-err">{t('short', { rooms: shortRooms(lead).join(', ') })}</p>
				) : null}
				{isOption && !isShort ? <HoldFor own={DEFAULT_HOURS} chosen={typed.hours ?? DEFAULT_HOURS} /> : null}
				<label className={FIELD_BOX}>
					<span>{t('inbox:note')}</span>
					<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note ?? ''} className={TEXT_AREA} />
				</label>
				<div className="flex flex-wrap gap-2">
					{isShort ? null : (
						<button type="submit" name="intent" value="confirm" className={tradeButton('dark')}>
							{t(isOption ? 'inbox:confirmOption' : 'inbox:confirmBooking')}
						</button>
					)}
					<button type="submit" name="intent" value="decline" className={tradeButton()}>
						{t('inbox:decline')}
					</button>
				</div>
			</VerbForm>
		</RequestFrame>
	);
}

/** Room types of which fewer are free than are asked for. */
function shortRooms({ rooms }: HotelRequest): string[] {
	const names = [...new Set(rooms.map(({ roomName }) => roomName))];
	return names.filter((name) => {
		const own = rooms.filter(({ roomName }) => roomName === name);
		return (own[0]?.free ?? 0) < own.length;
	});
}
