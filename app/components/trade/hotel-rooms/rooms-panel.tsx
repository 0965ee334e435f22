import { Link, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { selectionAction, splitGiven } from '~/domain/selection/selection';
import { useRoot } from '~/root';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { PeriodBox } from './period-box';
import { RoomCard } from './room-card';
import { RoomRates } from './room-rates';
import type { RoomsView } from './rooms-view';
import { SelectionBar, SelectionPanel } from './selection-panel';
import { useSelection } from './use-selection';

/** Rooms and rates of a hotel (H§2), and beside them what is selected (H§4). */
export function RoomsPanel({ view }: { view: RoomsView }) {
	const { t } = useTranslation('rooms');
	const isSearching = useNavigation().state === 'loading';
	const { hotelId, rooms, period, paymentProfile } = view;
	const free = rooms.filter(({ availability }) => availability === null || availability.status !== 'none');
	const others = rooms.filter(({ availability }) => availability?.status === 'none');
	return (
		<div className="rooms">
			{period ? (
				<Chosen key={`${hotelId} ${period.checkIn} ${period.checkOut} ${paymentProfile}`} view={view} period={period}>
					<PeriodBox view={view} isSearching={isSearching} />
				</Chosen>
			) : (
				<div className="rooms-list">
					<PeriodBox view={view} isSearching={isSearching} />
					<h2>{t('all', { count: rooms.length })}</h2>
					{rooms.map(({ room }, index) => (
						<RoomCard
							key={room.id}
							room={room}
							availability={null}
							arePetsAllowed={view.arePetsAllowed}
							isFirst={index === 0}
							action={null}
						/>
					))}
				</div>
			)}
			{period && others.length > 0 && free.length > 0 ? (
				<section className="rooms-off" aria-labelledby="rooms-off">
					<h2 id="rooms-off">{t('off')}</h2>
					<ul>
						{others.map(({ room }) => (
							<li key={room.id}>{room.name}</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	);
}

type ChosenProps = {
	view: RoomsView;
	period: NonNullable<RoomsView['period']>;
	children: React.ReactNode;
};

function Chosen({ view, period, children }: ChosenProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const navigate = useNavigate();
	const { search } = useLocation();
	const { hotelId, rooms, paymentProfile, showsCommission } = view;
	const scope = { hotelId, ...period, filter: paymentProfile };
	const { selection, setOffers, reset, undo } = useSelection(scope);
	const [open, setOpen] = useState<string | null>(null);
	const [added, setAdded] = useState<string | null>(null);
	const free = rooms.filter(({ availability }) => availability !== null && availability.status !== 'none');
	const nights = daysBetween(period.checkIn as PlainDate, period.checkOut as PlainDate);
	const action = selectionAction(selection);
	const savePath = `/hotels/${hotelId}/save-interest${search}`;
	const enquirePath = `/hotels/${hotelId}/new-enquiry${search}`;
	const reveal = (roomId: string) => {
		setOpen(roomId);
		setAdded(null);
		requestAnimationFrame(() => {
			document.getElementById(roomId)?.scrollIntoView({ block: 'start' });
			focusLater(wayToRates(roomId), true);
		});
	};
	useEffect(() => {
		if (open === null) return;
		const known = rooms.some(({ room }) => room.id === open);
		if (!known) setOpen(null);
	}, [open, rooms]);
	useShortcuts({
		...(action === 'interest' && view.canSave ? { s: () => navigate(savePath) } : {}),
		...(action && view.isChatEnabled ? { e: () => navigate(enquirePath, { preventScrollReset: true }) } : {}),
		...(undo ? { z: undo } : {}),
	});
	const actions =
		action === 'enquiry' && !view.isChatEnabled ? (
			<p className="trade-note">{t('selection.noChat')}</p>
		) : action === 'enquiry' ? (
			<Link to={enquirePath} className={tradeButton('dark')} preventScrollReset>
				{t('selection.enquireNow')} <KeyCap>E</KeyCap>
			</Link>
		) : (
			<>
				{view.canSave ? (
					<Link to={savePath} className={tradeButton('dark')} preventScrollReset>
						{t('selection.save')} <KeyCap>S</KeyCap>
					</Link>
				) : (
					<p className="trade-note">{t('selection.interestNeedsAccount')}</p>
				)}
				{view.isChatEnabled ? (
					<Link to={enquirePath} className={tradeButton('line')} preventScrollReset>
						{t('selection.enquire')} <KeyCap>E</KeyCap>
					</Link>
				) : null}
			</>
		);
	return (
		<div className="rooms-columns">
			<div className="rooms-list">
				{children}
				{free.length === 0 ? (
					<EmptyState title={t('none')}>{t('noneText')}</EmptyState>
				) : (
					<>
						<h2>
							{t('found', { count: free.length, nights: t('nights', { count: nights }) })}
							{rooms.length > free.length ? (
								<small>
									{t('notFree', {
										count: rooms.length - free.length,
										period: formatDateRange(period.checkIn, period.checkOut, language),
									})}
								</small>
							) : null}
						</h2>
						{free.map(({ room, availability }, index) => {
							const kept = selection.rooms[room.id] ?? [];
							const { found, given } = splitGiven(kept);
							const isOpen = open === room.id;
							const isPriced = availability?.status === 'available';
							return (
								<RoomCard
									key={room.id}
									room={room}
									availability={availability}
									arePetsAllowed={view.arePetsAllowed}
									isFirst={index === 0}
									action={
										<button
											type="button"
											className={tradeButton('line')}
											aria-expanded={isOpen}
											onClick={() => {
												setOpen(isOpen ? null : room.id);
												setAdded(null);
											}}
										>
											{isOpen
												? t('hideRates')
												: kept.length > 0
													? t('edit', { count: kept.length })
													: t(isPriced ? 'seeRates' : 'enquire')}
										</button>
									}
								>
									{isOpen ? (
										<RoomRates
											stay={{ hotelId, roomId: room.id, ...period, paymentProfile }}
											room={room}
											rooms={free.map((each) => each.room)}
											policy={view.policy}
											free={availability?.maxAvailableQuantity ?? 1}
											kept={found}
											showsCommission={showsCommission}
											onSave={(offers) => {
												setOffers(room.id, [...given, ...offers]);
												setOpen(null);
												setAdded(room.id);
											}}
											onRemove={() => {
												setOffers(room.id, given);
												setOpen(null);
												focusLater(wayToRates(room.id));
											}}
											onOpen={reveal}
										/>
									) : null}
									{added === room.id ? (
										<Added
											name={room.name}
											onAnother={() => {
												setAdded(null);
												focusLater(wayToRates(room.id));
											}}
										>
											{actions}
										</Added>
									) : null}
								</RoomCard>
							);
						})}
					</>
				)}
				<SelectionBar
					selection={selection}
					onView={() => {
						document.getElementById('selection-panel')?.scrollIntoView();
						document.getElementById('selection')?.focus();
					}}
				/>
			</div>
			<SelectionPanel
				selection={selection}
				showsCommission={showsCommission}
				actions={actions}
				onEdit={reveal}
				onRemove={(roomId) => {
					setOffers(roomId, []);
					focusLater('#selection');
				}}
				onReset={() => {
					reset();
					focusLater('#selection');
				}}
				onUndo={undo}
			/>
		</div>
	);
}

/** The confirmation after adding rooms (H§4): it takes the place, and the focus, of the rates that are closed by it. */
function Added({ name, onAnother, children }: { name: string; onAnother: () => void; children: React.ReactNode }) {
	const { t } = useTranslation('rooms');
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} tabIndex={-1} className="room-added focus:outline-none" role="status">
			<p>
				<b>{t('added.title', { room: name })}</b>
				<br />
				{t('added.text')}
			</p>
			<button type="button" className={tradeButton('line')} onClick={onAnother}>
				{t('added.another')}
			</button>
			{children}
		</div>
	);
}

/** The button of a room's card that opens its rates. */
function wayToRates(roomId: string): string {
	return `#${CSS.escape(roomId)} .room-price button`;
}

/** Where the focus goes when what had it is no longer there; once the page has been drawn. */
function focusLater(selector: string, preventScroll = false): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll }));
}
