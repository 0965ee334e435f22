import { Link, useNavigate } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import { formatRate } from '~/domain/money/format-rate';
import type { Currency } from '~/domain/money/money';
import { parseNumber } from '~/domain/money/parse-number';
import { offersOf, type Selection } from '~/domain/selection/selection';
import { selectionSums } from '~/domain/selection/selection-sums';
import { EnquiryDialog } from '../../enquiry/enquiry-dialog';
import { useForm } from '../../form/form-context';
import { FormFrame } from '../../form/form-frame';
import { fieldText, GO_FIELD } from '../../form/form-state';
import { Icon } from '../../ui/icon';
import type { PictureData } from '../../ui/picture';
import { usePartyWords } from '../hotel-rooms/party-words';
import { useSelection } from '../hotel-rooms/use-selection';
import { KeyCap } from '../key-cap';
import { ClientSuggestions } from '../lead/client-suggestions';
import { LeadArea, LeadField, LeadGroup, LeadSelect } from '../lead/lead-field';
import { ReferenceField } from '../lead/reference-field';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { InterestAside } from './interest-aside';
import {
	INTEREST_FIELDS,
	type InterestAnswer,
	type InterestFormState,
	type InterestView,
	ROOMS_FIELD,
	SHOWN_FIGURES,
	TOLERANCES,
} from './interest-view';

type InterestDialogProps = {
	hotel: { id: string; name: string; picture: PictureData | null };
	view: InterestView;
	answer: InterestAnswer | undefined;
	/** Address of the rooms underneath, with its query. */
	closeTo: string;
	/** Path that takes the form, with its query. */
	action: string;
};

const FIRST: InterestFormState = { step: 'details', values: {}, errors: {}, result: 'idle' };

/** The dialog over the rooms that saves the selection as a client's interest (SELECTION-19). */
export function InterestDialog({ hotel, view, answer, closeTo, action }: InterestDialogProps) {
	const { t } = useTranslation(['hotel-interest', 'trade-lead']);
	const language = useRoot().language as Language;
	const navigate = useNavigate();
	const { period, fields, showsCommission } = view;
	const { selection, reset, isReady } = useSelection({
		hotelId: hotel.id,
		checkIn: period.checkIn,
		checkOut: period.checkOut,
		filter: period.paymentProfile,
	});
	const state = answer?.form ?? FIRST;
	const names = useRef<HTMLDivElement>(null);
	const party = usePartyWords();
	const [markup, setMarkup] = useState(fieldText(state.values, 'markup'));
	const sums = selectionSums(selection);
	const markupMinor = fields.hasMarkup ? Math.max(0, Math.round((parseNumber(markup) ?? 0) * 100)) : 0;
	const storedId = answer?.storedId ?? null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each lead that is written
	useEffect(() => {
		if (storedId === null) return;
		reset();
		void (async () => {
			const { showToast, TOAST_MS } = await import('../../toast/show-toast');
			navigate(`/partner/dashboard?hotel-lead-id=${storedId}`);
			showToast(t('saved'), { milliseconds: TOAST_MS.general, dismiss: t('close') });
		})();
	}, [storedId]);
	return (
		<EnquiryDialog label={t('title')} closeLabel={t('close')} closeTo={closeTo} className="house-form-dialog">
			<header className="house-form-head">
				<div>
					<h2 data-step-heading tabIndex={-1} className="focus:outline-none">
						{t('title')}
					</h2>
					<p className="trade-note">{t('intro')}</p>
					{sums && !storedId ? (
						<p className="house-form-stay">
							{[hotel.name, formatDateRange(period.checkIn, period.checkOut, language), party(sums)].join(', ')}
						</p>
					) : null}
				</div>
				<span className="mt-0.5">
					<KeyCap>Esc</KeyCap>
				</span>
			</header>
			{storedId ? (
				<EmptyState
					title={t('saved')}
					actions={
						<Link to={`/partner/dashboard?hotel-lead-id=${storedId}`} className={tradeButton('dark')}>
							{t('open')}
						</Link>
					}
				/>
			) : isReady && !sums ? (
				<EmptyState
					title={t('empty')}
					actions={
						<Link to={closeTo} className={tradeButton('dark')}>
							{t('close')}
						</Link>
					}
				>
					{t('emptyText')}
				</EmptyState>
			) : (
				<FormFrame
					state={state}
					shown={[...INTEREST_FIELDS, ROOMS_FIELD]}
					action={action}
					onInput={(form) => setMarkup(String(new FormData(form).get('markup') ?? ''))}
					className="house-form"
				>
					<input type="hidden" name={ROOMS_FIELD} value={roomsText(selection)} />
					<input type="hidden" name={SHOWN_FIGURES} value={shownText(selection, answer)} />
					{/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the button below, heard in all fields */}
					<div className="house-form-body" onKeyDown={sendByKey}>
						<div className="house-form-fields">
							<Notices answer={answer} selection={selection} />
							<LeadGroup title={t('client')}>
								<div ref={names} className="house-form-names">
									<LeadField
										name="firstName"
										label={t('trade-lead:firstName')}
										maxLength={LEAD_LIMITS.firstName}
										autoComplete="off"
									/>
									<LeadField
										name="lastName"
										label={t('trade-lead:lastName')}
										maxLength={LEAD_LIMITS.lastName}
										autoComplete="off"
									/>
									<ClientSuggestions frame={names} prefix={fields.cc.prefix} />
								</div>
								{fields.hasTier ? (
									<LeadSelect
										name="cardMemberTier"
										label={t('tier')}
										empty={t('tierChoose')}
										options={CARD_MEMBER_TIERS.map((tier) => ({ value: tier, label: t(tier) }))}
									/>
								) : null}
								<LeadField
									name="loyaltyNumber"
									label={t('loyalty')}
									isOptional
									maxLength={LEAD_LIMITS.reference}
									autoComplete="off"
								/>
							</LeadGroup>
							<LeadGroup title={t('references')}>
								<ReferenceField name="tls" field={fields.tls} />
								<ReferenceField name="cc" field={fields.cc} />
							</LeadGroup>
							<LeadGroup title={t('yourPrice')}>
								{fields.hasMarkup ? (
									<LeadField
										name="markup"
										label={t('markup')}
										isOptional
										inputMode="decimal"
										placeholder="0,00"
										maxLength={16}
										hint={t('markupHint')}
										before={<span aria-hidden="true">{sums?.currency ?? ''}</span>}
									/>
								) : null}
								<div>
									<LeadSelect
										name="tolerance"
										label={t('tolerance')}
										options={TOLERANCES.map((percent) => ({
											value: String(percent),
											label: percent === 0 ? t('toleranceNone') : formatPercent(percent, language),
										}))}
									/>
									<p className="trade-note mt-1">{t('toleranceHint')}</p>
								</div>
							</LeadGroup>
							<LeadGroup title={t('comments')}>
								<LeadArea name="comments" label={t('commentsLabel')} isOptional className="col-span-full" />
							</LeadGroup>
							<Failure />
						</div>
						{sums ? (
							<InterestAside
								hotel={hotel}
								selection={selection}
								sums={sums}
								markupMinor={markupMinor}
								showsCommission={showsCommission}
							/>
						) : null}
					</div>
					<Foot agency={view.agency} closeTo={closeTo} />
				</FormFrame>
			)}
		</EnquiryDialog>
	);
}

function Notices({ answer, selection }: { answer: InterestAnswer | undefined; selection: Selection }) {
	const { t } = useTranslation('hotel-interest');
	const changed = answer?.changed;
	if (!changed) return null;
	const offers = offersOf(selection);
	const { now, before, lost } = changed;
	const amount = (minor: number) =>
		formatRate({ minor, currency: (now?.currency ?? 'EUR') as Currency }, { hasCents: true });
	return (
		<div role="alert" data-result tabIndex={-1} className="trade-fault mb-4">
			<Icon name="warning" size={18} />
			<div>
				<p className="font-semibold">{t('changed')}</p>
				{lost.map(({ position, why }) => (
					<p key={position}>{t(why, { room: offers[position]?.roomName ?? '' })}</p>
				))}
				{now && before !== null && lost.length === 0 ? (
					<p>{t('changedPrice', { before: amount(before), now: amount(now.totalMinor) })}</p>
				) : null}
			</div>
		</div>
	);
}

function Failure() {
	const { t } = useTranslation(['hotel-interest', 'enquiry']);
	const { state } = useForm();
	const rooms = state.errors.rooms;
	if (state.result !== 'failed' && state.result !== 'limited' && !rooms) return null;
	return (
		<div role="alert" data-result tabIndex={-1} className="trade-fault mt-5">
			<Icon name="warning" size={18} />
			<p>{rooms ? t('enquiry:error.rooms') : `${t('failed')} ${t('enquiry:failedRepeat')}`}</p>
		</div>
	);
}

function Foot({ agency, closeTo }: { agency: string; closeTo: string }) {
	const { t } = useTranslation('hotel-interest');
	const { isSending } = useForm();
	return (
		<footer className="house-form-foot">
			<p className="trade-note mr-auto max-lg:hidden">{t('savedFor', { agency })}</p>
			<button
				type="submit"
				name={GO_FIELD}
				value="send"
				data-first
				aria-disabled={isSending || undefined}
				className={tradeButton('dark', 'order-2')}
			>
				{isSending ? t('sending') : t('save')}
				<span className="inline-flex gap-1">
					<KeyCap>⌘</KeyCap>
					<KeyCap>↵</KeyCap>
				</span>
			</button>
			<Link to={closeTo} replace preventScrollReset className={tradeButton('quiet')}>
				{t('cancel')}
			</Link>
		</footer>
	);
}

/** ⌘↵ or Ctrl+Enter sends, from fields of several lines too. */
function sendByKey(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
	event.preventDefault();
	const form = event.currentTarget.closest('form');
	form?.requestSubmit(form.querySelector<HTMLButtonElement>('[data-first]'));
}

/** The rooms in the format of the server. */
function roomsText(selection: Selection): string {
	return JSON.stringify(
		offersOf(selection).map(({ roomId, planId, adults, childrenAges, bedConfiguration, cardId, isGiven }) => ({
			...{ roomId, planId, adults, childrenAges, bedConfiguration },
			...(isGiven && cardId ? { cardId } : {}),
		})),
	);
}

/** The current figures: those of the selection, or the newer ones of the server. */
function shownText(selection: Selection, answer: InterestAnswer | undefined): string {
	const sums = selectionSums(selection);
	const told = answer?.changed?.now;
	if (told) return JSON.stringify(told);
	if (!sums || sums.totalMinor === null) return '';
	return JSON.stringify({
		currency: sums.currency,
		totalMinor: sums.totalMinor,
		...(sums.commissionMinor === null ? {} : { commissionMinor: sums.commissionMinor }),
	});
}
