import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelRequest } from '~/domain/hotel-desk/list-hotel-requests.server';
import { DEFAULT_HOURS, HoldFor } from '../inbox/hold-for';
import { Deadline } from '../inbox/request-facts';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { StayFacts, StayRooms } from './stay-facts';

/** An option or booking that an agency asks the hotel for, with what is left of its rooms, and the hotel's answer. */
export function RoomsAnswer({ lead, isMarked, now }: { lead: HotelRequest; isMarked: boolean; now: number }) {
	const { t } = useTranslation(['hotel-desk', 'inbox']);
	const typed = useTyped(lead.id);
	const id = useId();
	const isOption = lead.status === 'requestedOption';
	const isShort = shortRooms(lead).length > 0;
	return (
		<article
			id={lead.id}
			className="trade-card scroll-mt-6 [.trade-card+&]:mt-4 aria-[current]:outline-2 aria-[current]:outline-accent aria-[current]:outline-offset-2"
			aria-labelledby={`${id}-name`}
			aria-current={isMarked || undefined}
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-hair px-4.5 py-3.5 min-[40rem]:[&>:last-child]:ml-auto">
				<h3 id={`${id}-name`}>
					{lead.clientFirstName} {lead.clientLastName}
				</h3>
				<StatusBadge status={lead.status} />
				<Deadline requestedAt={lead.requestedAt} now={now} />
			</header>
			<div className="grid gap-x-10 gap-y-5 px-4.5 pt-4 pb-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
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
			</div>
		</article>
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
