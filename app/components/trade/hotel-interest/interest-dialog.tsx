import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import { leadPath } from '~/domain/lead/lead-path';
import { parseNumber } from '~/domain/money/parse-number';
import { termsKey } from '~/domain/offer/terms-key';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { beginAddress } from '~/domain/proposal/begin-address';
import { type SelectionNews, withChecked } from '~/domain/selection/check-selection';
import { offersOf, type Selection } from '~/domain/selection/selection';
import { selectionSums } from '~/domain/selection/selection-sums';
import { useForm } from '../../form/form-context';
import { FormError } from '../../form/form-error';
import { FormFrame } from '../../form/form-frame';
import { fieldText, GO_FIELD } from '../../form/form-state';
import { SelectField } from '../../form/select-field';
import { TextArea, TextField } from '../../form/text-field';
import { DIALOG_LOOK } from '../field-looks';
import { usePartyWords } from '../hotel-rooms/party-words';
import { SelectionNews as SelectionNewsList } from '../hotel-rooms/selection-news';
import { useSelection } from '../hotel-rooms/use-selection';
import { roomsOf } from '../hotel-rooms/use-selection-check';
import { KeyCap } from '../key-cap';
import { ClientSuggestions } from '../lead/client-suggestions';
import { LeadGroup } from '../lead/lead-group';
import { PrefixedField } from '../lead/prefixed-field';
import { ReferenceField } from '../lead/reference-field';
import { FaultBox } from '../parts/fault-box';
import { FormDialog, FormDialogBody, FormDialogFoot, FormDialogHead, FormDialogStay } from '../parts/form-dialog';
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
	hotel: { id: string; name: string; picture: StoredPicture | null };
	view: InterestView;
	answer: InterestAnswer | undefined;
	/** Address of the rooms underneath, with its query. */
	closeTo: string;
	/** Path that takes the form, with its query. */
	action: string;
};

/** Pages that a saved interest leads on to: what it costs is said there before anything is asked of the hotel. */
const NEXT = ['proposal', 'take-option', 'book-now'] as const;
type Next = (typeof NEXT)[number];

function addressAfter(leadId: string, next: Next | null): string {
	if (next === 'proposal') return beginAddress({ leads: [leadId] });
	return next ? `${leadPath(leadId)}/${next}` : `/partner/dashboard?hotel-lead-id=${leadId}`;
}

const FIRST: InterestFormState = { step: 'details', values: {}, errors: {}, result: 'idle' };

/** The dialog over the rooms that saves the selection as a client's interest (SELECTION-19). */
export function InterestDialog({ hotel, view, answer, closeTo, action }: InterestDialogProps) {
	const { t } = useTranslation(['hotel-interest', 'trade-lead']);
	const language = useRoot().language as Language;
	const navigate = useNavigate();
	const { period, fields, showsCommission } = view;
	const { selection, reset, renew, isReady } = useSelection({
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
	/** Where a saved interest leads on to; to the dashboard without. */
	const next = useRef<Next | null>(null);
	const [news, setNews] = useState<SelectionNews | null>(null);
	const changed = answer?.changed ?? null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; the selection is the one that was sent
	useEffect(() => {
		if (changed === null) return setNews(null);
		const told = withChecked(selection, changed);
		renew(told.selection);
		setNews(told);
	}, [changed]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each lead that is written
	useEffect(() => {
		if (storedId === null) return;
		reset();
		void (async () => {
			const { showToast, TOAST_MS } = await import('../../toast/show-toast');
			navigate(addressAfter(storedId, next.current));
			showToast(t('saved'), { milliseconds: TOAST_MS.general, dismiss: t('close') });
		})();
	}, [storedId]);
	return (
		<FormDialog label={t('title')} closeLabel={t('close')} closeTo={closeTo}>
			<FormDialogHead title={t('title')}>
				<p className="trade-note">{t('intro')}</p>
				{sums && !storedId ? (
					<FormDialogStay>
						{[hotel.name, formatDateRange(period.checkIn, period.checkOut, language), party(sums)].join(', ')}
					</FormDialogStay>
				) : null}
			</FormDialogHead>
			{storedId ? (
				<EmptyState
					title={t('saved')}
					actions={
						<Link to={`/partner/dashboard?hotel-lead-id=${storedId}`} className={tradeButton('dark')}>
							{t('open')}
						</Link>
					}
				/>
			) : isReady && !sums && news ? (
				<FormDialogBody aside={null}>
					<Notices news={news} closeTo={closeTo} />
				</FormDialogBody>
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
					look={DIALOG_LOOK}
					rules={() => import('./interest-rules').then(({ interestRules }) => interestRules(view))}
				>
					<input type="hidden" name={ROOMS_FIELD} value={JSON.stringify(roomsOf(selection))} />
					<input type="hidden" name={SHOWN_FIGURES} value={shownText(selection)} />
					<FormDialogBody
						aside={
							sums ? (
								<InterestAside
									hotel={hotel}
									selection={selection}
									sums={sums}
									markupMinor={markupMinor}
									showsCommission={showsCommission}
								/>
							) : null
						}
					>
						{news ? <Notices news={news} closeTo={closeTo} /> : null}
						<LeadGroup title={t('client')}>
							<div ref={names} className="relative col-span-full grid items-start gap-3.5 lg:grid-cols-2">
								<TextField
									name="firstName"
									label={t('trade-lead:firstName')}
									maxLength={LEAD_LIMITS.firstName}
									autoComplete="off"
								/>
								<TextField
									name="lastName"
									label={t('trade-lead:lastName')}
									maxLength={LEAD_LIMITS.lastName}
									autoComplete="off"
								/>
								<ClientSuggestions frame={names} prefix={fields.cc.prefix} />
							</div>
							{fields.hasTier ? (
								<SelectField
									name="cardMemberTier"
									label={t('tier')}
									options={[
										{ value: '', label: t('tierChoose') },
										...CARD_MEMBER_TIERS.map((tier) => ({ value: tier, label: t(tier) })),
									]}
								/>
							) : null}
							<TextField
								name="loyaltyNumber"
								label={t('loyalty')}
								optional={t('trade-lead:optional')}
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
								<PrefixedField
									name="markup"
									label={t('markup')}
									optional={t('trade-lead:optional')}
									inputMode="decimal"
									placeholder="0,00"
									maxLength={16}
									hint={t('markupHint')}
									prefix={sums?.currency ?? ''}
								/>
							) : null}
							<SelectField
								name="tolerance"
								label={t('tolerance')}
								options={TOLERANCES.map((percent) => ({
									value: String(percent),
									label: percent === 0 ? t('toleranceNone') : formatPercent(percent, language),
								}))}
								hint={t('toleranceHint')}
							/>
						</LeadGroup>
						<LeadGroup title={t('comments')}>
							<TextArea
								name="comments"
								label={t('commentsLabel')}
								optional={t('trade-lead:optional')}
								className="col-span-full"
							/>
						</LeadGroup>
						<Failure />
					</FormDialogBody>
					<Foot
						agency={view.agency}
						canBook={view.canBook}
						closeTo={closeTo}
						onSend={(to) => {
							next.current = to;
						}}
					/>
				</FormFrame>
			)}
		</FormDialog>
	);
}

/** What is no longer as it was shown; the rooms and figures beside it are those of now. */
function Notices({ news, closeTo }: { news: SelectionNews; closeTo: string }) {
	const { t } = useTranslation('hotel-interest');
	return (
		<FaultBox isResult className="mb-4">
			<div>
				<p className="font-semibold">{t('changed')}</p>
				<SelectionNewsList news={news} />
				<p className="mt-1.5">{t(news.dropped.length > 0 ? 'withoutThem' : 'saveAgain')}</p>
			</div>
			{news.dropped.length > 0 ? (
				<Link className="trade-link" to={closeTo}>
					{t('otherRooms')}
				</Link>
			) : null}
		</FaultBox>
	);
}

function Failure() {
	const { t } = useTranslation(['hotel-interest', 'enquiry']);
	const { state } = useForm();
	const rooms = state.errors.rooms;
	if (state.result !== 'failed' && state.result !== 'limited' && !rooms) return null;
	return (
		<FaultBox isResult className="mt-5">
			<p>{rooms ? <FormError error={rooms} /> : `${t('failed')} ${t('enquiry:failedRepeat')}`}</p>
		</FaultBox>
	);
}

type FootProps = { agency: string; canBook: boolean; closeTo: string; onSend: (next: Next | null) => void };

function Foot({ agency, canBook, closeTo, onSend }: FootProps) {
	const { t } = useTranslation('hotel-interest');
	const { isSending } = useForm();
	return (
		<FormDialogFoot>
			<p className="trade-note mr-auto max-lg:hidden">{t('savedFor', { agency })}</p>
			<button
				type="submit"
				name={GO_FIELD}
				value="send"
				data-first
				aria-disabled={isSending || undefined}
				onClick={() => onSend(null)}
				className={tradeButton('dark', 'order-2')}
			>
				{isSending ? t('sending') : t('save')}
				<span className="inline-flex gap-1">
					<KeyCap>⌘</KeyCap>
					<KeyCap>↵</KeyCap>
				</span>
			</button>
			{canBook
				? NEXT.map((next) => (
						<button
							key={next}
							type="submit"
							name={GO_FIELD}
							value="send"
							aria-disabled={isSending || undefined}
							onClick={() => onSend(next)}
							className={tradeButton('line', 'order-3 flex-1 lg:order-1 lg:flex-none')}
						>
							{t(`next.${next}`)}
						</button>
					))
				: null}
			<Link to={closeTo} replace preventScrollReset className={tradeButton('quiet')}>
				{t('cancel')}
			</Link>
		</FormDialogFoot>
	);
}

/** The figures and terms that are shown; what holds must be the same. */
function shownText(selection: Selection): string {
	const sums = selectionSums(selection);
	if (!sums || sums.totalMinor === null) return '';
	return JSON.stringify({
		currency: sums.currency,
		totalMinor: sums.totalMinor,
		...(sums.commissionMinor === null ? {} : { commissionMinor: sums.commissionMinor }),
		roomTerms: offersOf(selection).map(termsKey),
	});
}
