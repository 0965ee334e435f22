import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import type { FieldErrors } from '~/domain/form/field-error';
import type { Language } from '~/domain/language/language';
import { MOST_ROOMS } from '~/domain/lead/hotel/hotel-interest-schema';
import { leadPath } from '~/domain/lead/lead-path';
import { formatRate } from '~/domain/money/format-rate';
import { groupDigits } from '~/domain/money/group-digits';
import { Amount } from '../amount';
import { useErrorText } from '../lead-page/use-error-text';
import { CardHead } from '../parts/card-head';
import { FaultBox } from '../parts/fault-box';
import { FIGURES, Figure } from '../parts/figures';
import { NoScriptSubmit } from '../parts/no-script-submit';
import { tradeButton } from '../trade-button';
import { TradePeriod } from '../trade-period';
import { AgreedTerms } from './agreed-terms';
import { EditRoom, RemovedRooms } from './edit-room';
import type { EditRoomsView } from './edit-rooms-view.server';
import { oneRoomMore } from './rooms-draft-form';
import { RoomsHead } from './rooms-head';
import { useRoomsDraft } from './use-rooms-draft';

export type EditRoomsState = {
	result: 'idle' | 'looked' | 'changed' | 'invalid' | 'same' | 'failed' | 'conflict';
	errors: FieldErrors;
	comments: string;
};

type EditRoomsProps = { title: string; view: EditRoomsView; state: EditRoomsState };

const PERIOD_ERROR = 'rooms-period-fault';

/** The rooms of a hotel's lead as they are to be, each beside what was saved, with what changes and the button. */
export function EditRooms({ title, view: loaded, state }: EditRoomsProps) {
	const { t } = useTranslation(['edit-rooms', 'rooms-request']);
	const language = useRoot().language as Language;
	const errorText = useErrorText();
	const { draft, view, isWaiting, isStale, known, change, remove, again } = useRoomsDraft(loaded);
	const isSending = useNavigation().formMethod === 'POST';
	const isInterest = view.status === 'interest';
	// From a card's "Take option", which goes on once the rooms are saved.
	const isForOption = useSearchParams()[0].get('then') === 'option';
	const kind = isInterest ? 'edit' : view.isAtOnce ? 'now' : 'ask';
	const [from, to] = [parsePlainDate(draft.checkIn), parsePlainDate(draft.checkOut)];
	const nights = from && to ? Math.max(1, daysBetween(from, to)) : 1;
	const result = useRef<HTMLDivElement>(null);
	const periodError = state.errors.checkIn ?? state.errors.checkOut;
	const replace = (at: number, room: (typeof draft.rooms)[number]) =>
		change({ ...draft, rooms: draft.rooms.map((each, place) => (place === at ? room : each)) });
	useEffect(() => {
		if (state.result !== 'idle' && state.result !== 'looked')
			result.current?.querySelector<HTMLElement>('[data-result]')?.focus();
	}, [state]);

	function send(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter instanceof HTMLButtonElement && submitter.name !== 'save') return event.preventDefault();
		if (isWaiting || isStale || !view.now || isSending) event.preventDefault();
	}
	return (
		<main id="content" className="text-t">
			<RoomsHead
				title={title}
				lead={view}
				stay={<span>{formatDateRange(view.saved.checkIn, view.saved.checkOut, language)}</span>}
				note={t(`intro.${isInterest ? 'edit' : view.isInstant ? 'instant' : 'ask'}`)}
			/>
			<Form
				method="post"
				action={`${leadPath(view.id)}/rooms${isForOption ? '?then=option' : ''}`}
				onSubmit={send}
				className="trade grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] [&_h2]:text-t3"
			>
				<input type="hidden" name="version" value={view.version} />
				<input type="hidden" name="seen" value={view.key} />
				<input type="hidden" name="status" value={view.status} />
				{/* The first button of a form is the one that Enter presses. */}
				<button type="submit" name="look" value="1" tabIndex={-1} aria-hidden="true" className="sr-only" />
				<div ref={result} className="grid min-w-0 content-start gap-5">
					<Result state={state} />
					{view.card ? (
						<FaultBox>
							<p>{t(`card.${view.card}`)}</p>
						</FaultBox>
					) : null}
					<section className="trade-card" aria-labelledby="stay">
						<CardHead>
							<h2 id="stay">{t('stay')}</h2>
						</CardHead>
						<div className="max-w-xl px-4.5 pt-3 pb-4">
							<TradePeriod
								value={draft}
								onChange={(period) => change({ ...draft, ...period })}
								errorId={periodError ? PERIOD_ERROR : undefined}
							/>
							{periodError ? (
								<p id={PERIOD_ERROR} className="text-note text-err">
									{errorText(periodError)}
								</p>
							) : null}
						</div>
					</section>
					{draft.rooms.map((room, at) => (
						<EditRoom
							key={`${room.from} ${at}`}
							{...{ at, room, view, nights, isWaiting }}
							known={known[at] ?? null}
							isOnly={draft.rooms.length === 1}
							onChange={(next) => replace(at, next)}
							onRemove={() => remove(at)}
						/>
					))}
					<RemovedRooms view={view} onBack={(room) => change({ ...draft, rooms: [...draft.rooms, room] })} />
					<div className="flex flex-wrap items-center gap-3">
						{draft.rooms.length < MOST_ROOMS ? (
							<button
								type="submit"
								name="add"
								value="1"
								className={tradeButton('line')}
								onClick={(event) => {
									event.preventDefault();
									change(oneRoomMore(draft));
								}}
							>
								{t('add')}
							</button>
						) : (
							<p className="trade-note">{t('most', { count: MOST_ROOMS })}</p>
						)}
						<NoScriptSubmit name="look" value="1">
							{t('look')}
						</NoScriptSubmit>
					</div>
				</div>
				<div className="grid min-w-0 content-start gap-5">
					<section
						className="trade-card xl:sticky xl:top-4"
						aria-labelledby="figures"
						aria-live="polite"
						aria-busy={isWaiting || undefined}
					>
						<CardHead>
							<h2 id="figures">{t('figures.title')}</h2>
						</CardHead>
						<div className="px-4.5 pt-3 pb-4">
							<Figures view={view} isWaiting={isWaiting} />
							{isStale ? (
								<p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-err">
									{t('stale')}
									<button type="button" className={tradeButton('line')} onClick={again}>
										{t('again')}
									</button>
								</p>
							) : null}
							{isInterest ? null : (
								<label className="mt-4 grid gap-1">
									<span className="text-(length:--text-note) font-medium">{t('comments')}</span>
									<textarea
										name="comments"
										rows={3}
										maxLength={2000}
										defaultValue={state.comments}
										className="trade-field h-auto py-2"
									/>
								</label>
							)}
							{kind === 'edit' || isWaiting || view.isSame || !view.now ? null : (
								<p className="trade-note mt-3">{t(`answered.${kind}`)}</p>
							)}
							<div className="mt-4 flex flex-wrap items-center gap-3">
								<button
									type="submit"
									name="save"
									value="1"
									aria-disabled={isWaiting || isStale || isSending || view.isSame || !view.now || undefined}
									className={tradeButton('dark', 'max-xl:hidden')}
								>
									{t(`save.${kind}`)}
								</button>
								<Link to={leadPath(view.id)} className={tradeButton('quiet')}>
									{t('cancel')}
								</Link>
							</div>
							{view.isSame && !isWaiting ? <p className="trade-note mt-3">{t('same')}</p> : null}
						</div>
					</section>
				</div>
				<SumBar view={view} isWaiting={isWaiting} kind={kind} />
			</Form>
		</main>
	);
}

function Result({ state }: { state: EditRoomsState }) {
	const { t } = useTranslation(['edit-rooms', 'lead']);
	if (state.result === 'idle' || state.result === 'looked') return null;
	return (
		<FaultBox isResult>
			{state.result === 'changed' ? (
				<div>
					<p className="font-semibold">{t('edit-rooms:changed.title')}</p>
					<p>{t('edit-rooms:changed.text')}</p>
				</div>
			) : (
				<p>
					{state.result === 'conflict'
						? t('lead:conflict.changed-meanwhile')
						: t(`edit-rooms:${state.result === 'same' ? 'same' : state.result}`)}
				</p>
			)}
		</FaultBox>
	);
}

/** Sum, commission and terms, before and after. */
function Figures({ view, isWaiting }: { view: EditRoomsView; isWaiting: boolean }) {
	const { t } = useTranslation('edit-rooms');
	const language = useRoot().language as Language;
	const { saved, now, currency, stay } = view;
	const isOneCurrency = saved.currency === currency;
	const isMoved = stay.checkIn !== saved.checkIn || stay.checkOut !== saved.checkOut;
	if (isWaiting) return <p className="text-ink2">{t('figures.waiting')}</p>;
	return (
		<>
			<dl className={FIGURES}>
				{isMoved ? (
					<Figure label={t('figures.dates')} className="[&>dd]:whitespace-normal [&>dd]:text-right">
						{t('figures.from', {
							before: formatDateRange(saved.checkIn, saved.checkOut, language),
							now: formatDateRange(stay.checkIn, stay.checkOut, language),
						})}
					</Figure>
				) : null}
				{saved.totalMinor === null ? null : (
					<Figure label={t(view.status === 'interest' ? 'figures.saved' : 'figures.agreed')} className="text-ink2">
						{formatRate({ minor: saved.totalMinor, currency: saved.currency }, { hasCents: true })}
					</Figure>
				)}
				{now ? (
					<>
						<Figure label={t('figures.now')} className="is-total">
							<Amount money={{ minor: now.totalMinor, currency }} hasCents />
						</Figure>
						{isOneCurrency && saved.totalMinor !== null ? (
							<Figure label={t('figures.difference')} className="font-semibold">
								{signed(now.totalMinor - saved.totalMinor)}
							</Figure>
						) : null}
						{now.local ? (
							<Figure label={t('figures.local')} className="text-ink2">
								{formatRate(now.local, { hasCents: true })}
							</Figure>
						) : null}
						{now.commissionMinor === null ? null : (
							<Figure label={t('figures.earn')} className="font-semibold text-accent-ink">
								{formatRate({ minor: now.commissionMinor, currency }, { hasCents: true })}
							</Figure>
						)}
					</>
				) : null}
			</dl>
			{now && saved.commissionMinor !== null && saved.commissionMinor !== now.commissionMinor ? (
				<p className="trade-note text-right">
					{t('figures.earnWas', {
						amount: formatRate({ minor: saved.commissionMinor, currency: saved.currency }, { hasCents: true }),
					})}
				</p>
			) : null}
			{now ? (
				<AgreedTerms
					{...{ hotel: view.hotel, profile: view.profile, currency }}
					payments={now.payments}
					cancellation={now.cancellation}
				/>
			) : (
				<p className="text-ink2">{t('figures.none')}</p>
			)}
		</>
	);
}

/** The new sum and the button at the foot of narrow screens, where the figures are far below. */
function SumBar({ view, isWaiting, kind }: { view: EditRoomsView; isWaiting: boolean; kind: 'edit' | 'ask' | 'now' }) {
	const { t } = useTranslation('edit-rooms');
	const { now, currency, saved } = view;
	return (
		<div className="sticky bottom-[var(--lower-bar,0)] z-3 mx-[calc(-1*var(--trade-margin))] flex items-center justify-between gap-4 border-t border-hair bg-work px-(--trade-margin) py-2.5 xl:hidden">
			<p className="min-w-0">
				{now && !isWaiting ? (
					<>
						<Amount money={{ minor: now.totalMinor, currency }} hasCents className="font-semibold" />
						{saved.currency === currency && saved.totalMinor !== null && saved.totalMinor !== now.totalMinor ? (
							<small className="ml-2 text-note whitespace-nowrap text-ink2">
								{signed(now.totalMinor - saved.totalMinor)}
							</small>
						) : null}
					</>
				) : (
					<span className="text-ink2">{t(isWaiting ? 'figures.waiting' : 'figures.title')}</span>
				)}
			</p>
			<button
				type="submit"
				name="save"
				value="1"
				aria-disabled={isWaiting || view.isSame || !now || undefined}
				className={tradeButton('dark')}
			>
				{t(`save.${kind}`)}
			</button>
		</div>
	);
}

/** `+1 200,00`, `−300,00`, `0,00`. */
function signed(minor: number): string {
	return `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${groupDigits(Math.abs(minor), 2)}`;
}
