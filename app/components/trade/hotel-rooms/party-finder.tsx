import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEAL_PLANS } from '#db/schema/enums';
import type { PartyTerms } from '~/domain/offer/find-party-rooms.server';
import type { Party } from '~/domain/offer/party';
import type { PartyCombination } from '~/domain/offer/party-combination';
import { wholeParty } from '~/domain/offer/requested-parties';
import { hasAges, type RequestedRoom } from '~/domain/selection/room-requests';
import type { SelectedOffer, Selection } from '~/domain/selection/selection';
import { KeyCap } from '../key-cap';
import { ErrorBox, LoadingRows } from '../states';
import { tradeButton } from '../trade-button';
import { AddedStep } from './added-step';
import { PART, PARTY_FIELDS, PARTY_LABEL, PLAIN_HEADING } from './classes';
import { GuestFields } from './guest-fields';
import { PartyNothing } from './party-nothing';
import { PartyResult } from './party-result';
import { usePartyWords } from './party-words';
import type { RoomsView } from './rooms-view';
import { selectedRoom } from './selected-offer';
import { SelectionActions } from './selection-actions';
import { usePartyRooms } from './use-party-rooms';

/** Adults and children of a request; the reservations team plans larger groups. */
const MOST_GUESTS = 20;

type PartyFinderProps = {
	view: RoomsView;
	period: NonNullable<RoomsView['period']>;
	/** The party of an immediate room search; null without a request. */
	party: Party | null;
	/** The party was requested on this page, so its result scrolls into view. */
	isCalled: boolean;
	selection: Selection;
	onTake: (offers: SelectedOffer[]) => void;
	/** Restores the selection that `onTake` replaced; null: nothing was taken. */
	undo: (() => void) | null;
};

/** "Party solver": rooms for adults and children together, ranked, to be taken in one go. */
export function PartyFinder({ view, period, party, isCalled, selection, onTake, undo }: PartyFinderProps) {
	const { t } = useTranslation('rooms');
	const words = usePartyWords();
	const id = useId();
	const title = useRef<HTMLHeadingElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [isOpen, setOpen] = useState(party !== null);
	const [requestedRoom, setStayRequest] = useState<RequestedRoom>(() =>
		requestFor(party ?? (view.parties.areAsked ? wholeParty(view.parties.list) : { adults: 2, childrenAges: [] })),
	);
	const [terms, setTerms] = useState<PartyTerms>(ANY_TERMS);
	const [isMissed, setMissed] = useState(false);
	const [taken, setTaken] = useState<PartyCombination | null>(null);
	const { asked: requested, ask } = usePartyRooms({
		hotelId: view.hotelId,
		...period,
		paymentProfile: view.paymentProfile,
	});
	useEffect(() => {
		if (party) void ask(party, ANY_TERMS);
	}, [party, ask]);
	useEffect(() => {
		if (!isCalled) return;
		title.current?.focus({ preventScroll: true });
		title.current?.scrollIntoView({ block: 'start' });
	}, [isCalled]);
	const guests = requestedRoom.adults + requestedRoom.childrenAges.length;
	const isTooMany = guests > MOST_GUESTS;
	const answer = requested?.answer ?? null;
	const found = typeof answer === 'object' ? answer : null;
	const takenStep =
		taken && undo ? (
			<AddedStep title={t('solver.taken', { count: taken.rooms.length })} onAnother={() => setOpen(false)}>
				<SelectionActions view={view} selection={selection} />
				<button type="button" className={tradeButton('quiet')} onClick={undo}>
					{t('selection.undo')} <KeyCap>Z</KeyCap>
				</button>
			</AddedStep>
		) : null;

	function find() {
		setTaken(null);
		setMissed(!hasAges(requestedRoom));
		if (isTooMany) return;
		if (hasAges(requestedRoom)) return void ask(partyOf(requestedRoom), terms);
		form.current?.querySelector<HTMLInputElement>('input[value=""]')?.focus();
	}
	function take(combination: PartyCombination) {
		onTake(combination.rooms.map(selectedRoom));
		setTaken(combination);
	}
	return (
		<section className="trade-card scroll-mt-20 overflow-clip" aria-labelledby={`${id}-title`}>
			<header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 pt-3 pb-3.5">
				<div className="min-w-0 flex-[1_1_16rem]">
					<h2 id={`${id}-title`} ref={title} tabIndex={-1} className="text-t2 focus:outline-none">
						{t('solver.title')}
					</h2>
					<p className="trade-note">{t('solver.text')}</p>
				</div>
				<button
					type="button"
					data-feature="party-rooms"
					className={tradeButton('line')}
					aria-expanded={isOpen}
					aria-controls={`${id}-body`}
					onClick={() => setOpen(!isOpen)}
				>
					{t(isOpen ? 'solver.close' : 'solver.open')}
				</button>
			</header>
			<div id={`${id}-body`} hidden={!isOpen}>
				<form
					ref={form}
					className={`items-start border-t border-hair bg-paper lg:items-end ${PARTY_FIELDS}`}
					onSubmit={(event) => {
						event.preventDefault();
						find();
					}}
				>
					<GuestFields party={requestedRoom} policy={view.policy} most={MOST_GUESTS} onChange={setStayRequest} />
					<TermFields terms={terms} onChange={setTerms} />
					<button
						type="submit"
						className={tradeButton(found ? 'line' : 'dark', 'col-span-full lg:ml-auto')}
						aria-disabled={isTooMany || undefined}
					>
						{t('solver.find')} <KeyCap>↵</KeyCap>
					</button>
					{isTooMany ? (
						<p role="status" className="col-span-full basis-full text-ink2">
							{t('solver.tooLarge', { count: MOST_GUESTS })}
						</p>
					) : isMissed && !hasAges(requestedRoom) ? (
						<p role="alert" className="col-span-full basis-full font-semibold text-err">
							{t('agesMissing')}
						</p>
					) : null}
				</form>
				{answer === 'loading' ? (
					<div className={PART}>
						<LoadingRows count={3} label={t('solver.loading')} />
					</div>
				) : null}
				{answer === 'fault' && requested ? (
					<div className={PART}>
						<ErrorBox
							title={t('fault')}
							action={
								<button
									type="button"
									className={tradeButton('line')}
									onClick={() => void ask(requested.party, requested.terms)}
								>
									{t('again')}
								</button>
							}
						/>
					</div>
				) : null}
				{found && requested ? (
					found.combinations.length > 0 ? (
						<>
							<div className={PART} role="status">
								<h3 className={PLAIN_HEADING}>
									{t('solver.found', {
										count: found.combinations.length,
										party: words({
											adults: requested.party.adults,
											children: requested.party.childrenAges.length,
											ages: requested.party.childrenAges,
										}),
									})}
								</h3>
								<p className="trade-note mt-0.5">
									{t('solver.order')}
									{Object.keys(selection.rooms).length > 0 && !takenStep ? ` ${t('solver.replaces')}` : ''}
								</p>
							</div>
							<ol>
								{found.combinations.map((combination, at) => (
									<PartyResult
										key={combination.rooms.map(({ offer }) => offer.roomId).join()}
										combination={combination}
										isFirst={at === 0}
										showsCommission={view.showsCommission}
										onTake={() => take(combination)}
									>
										{taken === combination && takenStep ? (
											<div className="-mx-4.5 mt-3 -mb-3.5">{takenStep}</div>
										) : null}
									</PartyResult>
								))}
							</ol>
						</>
					) : (
						<PartyNothing {...{ view, found }} party={requested.party} onTake={take} taken={takenStep} />
					)
				) : null}
			</div>
		</section>
	);
}

const ANY_TERMS: PartyTerms = { board: null, isFree: false };

/** What the rates of all rooms must say. */
function TermFields({ terms, onChange }: { terms: PartyTerms; onChange: (terms: PartyTerms) => void }) {
	const { t } = useTranslation('rooms');
	const id = useId();
	return (
		<>
			<div>
				<label htmlFor={id} className={PARTY_LABEL}>
					{t('solver.board')}
				</label>
				<select
					id={id}
					className="trade-field"
					value={terms.board ?? ''}
					onChange={({ currentTarget: { value } }) =>
						onChange({ ...terms, board: MEAL_PLANS.find((board) => board === value) ?? null })
					}
				>
					<option value="">{t('solver.anyBoard')}</option>
					{MEAL_PLANS.map((board) => (
						<option key={board} value={board}>
							{t(`explain.meal.${board}`)}
						</option>
					))}
				</select>
			</div>
			<label className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-9">
				<input
					type="checkbox"
					className="size-4.25 accent-main"
					checked={terms.isFree}
					onChange={({ currentTarget: { checked } }) => onChange({ ...terms, isFree: checked })}
				/>
				{t('solver.free')}
			</label>
		</>
	);
}

function requestFor({ adults, childrenAges }: Party): RequestedRoom {
	return { adults: Math.max(1, adults), childrenAges, planId: null, bedConfiguration: null };
}

function partyOf({ adults, childrenAges }: RequestedRoom): Party {
	return { adults, childrenAges: childrenAges.filter((age) => age !== null) };
}
