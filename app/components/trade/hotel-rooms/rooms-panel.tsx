import { useNavigate, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { Party } from '~/domain/offer/party';
import { writeParties } from '~/domain/offer/requested-parties';
import { selectionAction } from '~/domain/selection/selection';
import { useShortcuts } from '../shortcuts';
import { EmptyState } from '../states';
import { HEADING_NOTE } from './classes';
import { focusLater, wayToRates } from './focus-later';
import { LateNews } from './late-news';
import { NearPeriods } from './near-periods';
import { PartyFinder } from './party-finder';
import { PeriodBox } from './period-box';
import { PriceDays } from './price-days';
import { RateNotes } from './rate-notes';
import { RoomCard } from './room-card';
import { RoomList } from './room-list';
import type { RoomsView } from './rooms-view';
import { SelectionActions, useSelectionPaths } from './selection-actions';
import { SelectionBar, SelectionPanel } from './selection-panel';
import { useSelection } from './use-selection';
import { useSelectionCheck } from './use-selection-check';
import { WayToRates } from './way-to-rates';
import { WhyNotText } from './why-not-text';

const COLUMNS = 'grid grid-cols-1 items-start gap-5 min-[75rem]:grid-cols-[minmax(0,1fr)_18rem]';
const LIST = 'grid min-w-0 grid-cols-1 gap-4';

/**
 * Rooms and rates of a hotel (OFFER-24) beside the selection (SELECTION-16); without a period there is no selection, and `aside` takes its
 * place.
 */
export function RoomsPanel({ view, aside = null }: { view: RoomsView; aside?: React.ReactNode }) {
	const { t } = useTranslation('rooms');
	const isSearching = useNavigation().state === 'loading';
	const { rooms, period } = view;
	const box = <PeriodBox view={view} isSearching={isSearching} />;
	if (period) return <RoomsOfPeriod view={view} period={period} box={box} />;
	return (
		<div>
			<div className={COLUMNS}>
				<div className={LIST}>
					{box}
					<h2 className="text-t2">{t('all', { count: rooms.length })}</h2>
					{rooms.map(({ room }, index) => (
						<RoomCard
							key={room.id}
							room={room}
							availability={null}
							arePetsAllowed={view.arePetsAllowed}
							isFirst={index === 0}
							action={
								<>
									<WayToRates roomId={room.id} name={room.name} isExpanded={null}>
										{t('seeRates')}
									</WayToRates>
									<WayToRates roomId={room.id} name={room.name} isExpanded={null} look="quiet">
										{t('enquire')}
									</WayToRates>
								</>
							}
						/>
					))}
				</div>
				{aside}
			</div>
		</div>
	);
}

type RoomsOfPeriodProps = {
	view: RoomsView;
	period: NonNullable<RoomsView['period']>;
	box: React.ReactNode;
};

/** Which parts of the list are open, per hotel, period and payment profile. */
type Opened = { scope: string; open: string | null; added: string | null; party: Party | null };

function RoomsOfPeriod({ view, period, box }: RoomsOfPeriodProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const navigate = useNavigate();
	const { hotelId, rooms, paymentProfile, showsCommission } = view;
	const scope = `${hotelId} ${period.checkIn} ${period.checkOut} ${paymentProfile} ${writeParties(view.parties.list)}`;
	const [opened, setOpened] = useState<Opened>({ scope, open: null, added: null, party: view.party });
	const none = { scope, open: null, added: null, party: opened.party };
	const { open, added, party } = opened.scope === scope ? opened : none;
	const show = (change: Partial<Opened>) => setOpened({ scope, open: null, added: null, party, ...change });
	const { selection, isReady, setOffers, take, renew, reset, undo } = useSelection({
		...{ hotelId, ...period, filter: paymentProfile },
	});
	const { news, dismiss } = useSelectionCheck(selection, isReady, renew);
	const paths = useSelectionPaths(hotelId);
	const free = rooms.filter(({ availability }) => availability !== null && availability.status !== 'none');
	const others = rooms.filter(({ availability }) => availability?.status === 'none');
	const nights = daysBetween(period.checkIn as PlainDate, period.checkOut as PlainDate);
	const action = selectionAction(selection);
	const reveal = (roomId: string) => {
		show({ open: roomId });
		requestAnimationFrame(() => {
			document.getElementById(roomId)?.scrollIntoView({ block: 'start' });
			focusLater(wayToRates(roomId), true);
		});
	};
	useShortcuts({
		...(action === 'interest' && view.canSave ? { s: () => navigate(paths.save) } : {}),
		...(action && view.isChatEnabled ? { e: () => navigate(paths.enquire, { preventScrollReset: true }) } : {}),
		...(undo ? { z: undo } : {}),
	});
	return (
		<div>
			<div className={COLUMNS}>
				<div className={LIST}>
					{box}
					<RateNotes view={view} />
					<PriceDays {...{ hotelId, period, paymentProfile }} parties={view.parties.list} />
					{free.length === 0 ? (
						<>
							<EmptyState title={t('none')}>
								{others[0]?.availability?.whyNot ? (
									<>
										<WhyNotText reason={others[0].availability.whyNot} />{' '}
									</>
								) : null}
								{t('noneText')}
							</EmptyState>
							<NearPeriods {...{ hotelId, period, paymentProfile }} parties={view.parties.list} />
						</>
					) : (
						<>
							<PartyFinder
								key={`${scope} ${JSON.stringify(party)}`}
								{...{ view, period, party, selection, undo }}
								isCalled={party !== null && party !== view.party}
								onTake={take}
							/>
							<h2 className="text-t2">
								{t('found', { count: free.length, nights: t('nights', { count: nights }) })}
								{others.length > 0 ? (
									<small className={HEADING_NOTE}>
										{t('notFree', {
											count: others.length,
											period: formatDateRange(period.checkIn, period.checkOut, language),
										})}
									</small>
								) : null}
							</h2>
							<RoomList
								key={scope}
								{...{ view, period, free, selection, open, added }}
								onOpen={(roomId) => show({ open: roomId })}
								onReveal={reveal}
								onSave={(roomId, offers) => {
									setOffers(roomId, offers);
									show({ added: roomId });
								}}
								onRemove={(roomId, given) => {
									setOffers(roomId, given);
									show({});
									focusLater(wayToRates(roomId));
								}}
								onParty={(whole) => show({ party: whole })}
							/>
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
					news={news ? <LateNews news={news} onDismiss={dismiss} /> : null}
					showsCommission={showsCommission}
					actions={<SelectionActions view={view} selection={selection} />}
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
			{others.length > 0 && free.length > 0 ? (
				<section className="mt-6" aria-labelledby="rooms-off">
					<h2 id="rooms-off" className="text-t2">
						{t('off')}
					</h2>
					<ul>
						{others.map(({ room, availability }) => (
							<li key={room.id} className="flex flex-wrap gap-x-4 border-t border-hair py-2">
								<span>{room.name}</span>
								{availability?.whyNot ? (
									<span className="text-ink2">
										<WhyNotText reason={availability.whyNot} />
									</span>
								) : null}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	);
}
