import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { ROOMS_REQUEST_FIELDS } from '~/domain/lead/hotel/request-rooms-schema';
import { leadPath } from '~/domain/lead/lead-path';
import { formatRate } from '~/domain/money/format-rate';
import { SavedCard } from '../../booking/booking-payment-step';
import { CardFields } from '../../booking/card-fields';
import { CheckField } from '../../form/check-field';
import { ChoiceField } from '../../form/choice-field';
import { FormFailure, SendingLabel } from '../../form/form-actions';
import { useForm } from '../../form/form-context';
import { FormFrame } from '../../form/form-frame';
import { type FormState, fieldText } from '../../form/form-state';
import { TextArea } from '../../form/text-field';
import { Amount } from '../amount';
import { PAGE_LOOK } from '../field-looks';
import { LeadRoomsCard } from '../lead-page/lead-rooms';
import { CardHead } from '../parts/card-head';
import { FaultBox } from '../parts/fault-box';
import { FIGURES, Figure } from '../parts/figures';
import { tradeButton } from '../trade-button';
import { AgreedTerms } from './agreed-terms';
import { RoomsHead } from './rooms-head';
import type { RoomsRequestView } from './rooms-request-view.server';

type RoomsRequestProps = {
	title: string;
	view: RoomsRequestView;
	state: FormState;
	card: Parameters<typeof SavedCard>[0]['card'] | null;
};

/** Asking a hotel for the rooms of a lead: what it costs now, who pays whom and when, what cancelling costs, and the button. */
export function RoomsRequest({ title, view, state, card }: RoomsRequestProps) {
	const { t } = useTranslation(['rooms-request', 'lead']);
	const { language } = useRoot();
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const nights = daysBetween(plainDate(view.checkIn), plainDate(view.checkOut));
	return (
		<main id="content" className="text-t">
			<RoomsHead
				title={title}
				lead={view}
				stay={
					<>
						<span>
							<b className="font-semibold">
								{day(view.checkIn)} {t('lead:to')} {day(view.checkOut)}
							</b>
							, {t('lead:nights', { count: nights })}
						</span>
						<span>{view.party}</span>
					</>
				}
			/>
			<div className="trade grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] [&_h2]:text-t3">
				<div className="grid min-w-0 content-start gap-5">
					<Changed view={view} state={state} />
					{view.rooms.length > 0 && view.savedOn ? (
						<LeadRoomsCard
							rooms={view.rooms as Parameters<typeof LeadRoomsCard>[0]['rooms']}
							savedOn={plainDate(view.savedOn)}
							tolerancePercent={view.tolerancePercent}
						/>
					) : null}
					{view.totalMinor === null ? (
						<FaultBox>
							<div>
								<p className="font-semibold">{t('gone.title')}</p>
								<p>{t('gone.text')}</p>
							</div>
							<Link className="trade-link" to={leadPath(view.id)}>
								{t('back')}
							</Link>
						</FaultBox>
					) : (
						<RequestForm view={view} state={state} card={card} />
					)}
				</div>
				<div className="grid min-w-0 content-start gap-5 max-xl:order-first">
					<Figures view={view} />
				</div>
			</div>
		</main>
	);
}

/** Says what is no longer as it was seen; nothing has been written then. */
function Changed({ view, state }: Pick<RoomsRequestProps, 'view' | 'state'>) {
	const { t } = useTranslation('rooms-request');
	if (state.result !== 'changed') return null;
	const amount = (minor: number) => formatRate({ minor, currency: view.currency }, { hasCents: true });
	const isDearer = view.totalMinor !== null && view.savedMinor !== null && view.totalMinor !== view.savedMinor;
	return (
		<FaultBox isResult>
			<div>
				<p className="font-semibold">
					{isDearer
						? t('changed.price', { before: amount(view.savedMinor ?? 0), now: amount(view.totalMinor ?? 0) })
						: t('changed.other')}
				</p>
				<p>{t('changed.look')}</p>
			</div>
		</FaultBox>
	);
}

/** What is owed, when, and what a cancellation costs, as it would be agreed with this request. */
function Figures({ view }: { view: RoomsRequestView }) {
	const { t } = useTranslation('rooms-request');
	const { totalMinor, commissionMinor, currency, local, payments, cancellation } = view;
	if (totalMinor === null) return null;
	return (
		<section className="trade-card" aria-labelledby="figures">
			<CardHead>
				<h2 id="figures">{t('figures.title')}</h2>
			</CardHead>
			<div className="px-4.5 pt-3 pb-4">
				<dl className={FIGURES}>
					<Figure label={t('figures.total')} className="is-total">
						<Amount money={{ minor: totalMinor, currency }} hasCents />
					</Figure>
					{local ? (
						<Figure label={t('figures.local')} className="text-ink2">
							{formatRate(local, { hasCents: true })}
						</Figure>
					) : null}
					{commissionMinor === null ? null : (
						<Figure label={t('figures.earn')} className="font-semibold text-accent-ink">
							{formatRate({ minor: commissionMinor, currency }, { hasCents: true })}
						</Figure>
					)}
				</dl>
				<AgreedTerms {...{ hotel: view.hotel, profile: view.profile, currency, payments, cancellation }} />
			</div>
		</section>
	);
}

function RequestForm({ view, state, card }: Omit<RoomsRequestProps, 'title'>) {
	const { t } = useTranslation('rooms-request');
	const { purpose, methods, preferredMethod, hasCardCode } = view;
	const token = fieldText(state.values, 'cardToken');
	const labels = { credit_card: t('pay.credit_card'), bank_transfer: t('pay.bank_transfer') };
	const hints = { credit_card: t(`pay.cardHint.${view.profile}`), bank_transfer: t('pay.transferHint') };
	return (
		<FormFrame state={state} shown={ROOMS_REQUEST_FIELDS} action="" look={PAGE_LOOK} className="grid gap-5">
			<input type="hidden" name="version" value={view.version} />
			<input type="hidden" name="seen" value={view.key} />
			<section className="trade-card group/pay px-4.5 py-4">
				<h2>{t(`ask.${purpose}`)}</h2>
				<p className="mt-1 text-ink2">
					{purpose === 'option'
						? t('intro.option', { hours: view.optionHours })
						: view.status === 'confirmedOption'
							? t('intro.held')
							: t(view.isInstant ? 'intro.instant' : 'intro.booking')}
				</p>
				{purpose === 'booking' ? (
					<>
						<ChoiceField
							name="paymentMethod"
							label={t('pay.label')}
							kind="one"
							isRequired
							choices={methods.map((method) => ({ value: method, label: labels[method], hint: hints[method] }))}
							{...(preferredMethod ? { fallback: preferredMethod } : {})}
							className="mt-4"
						/>
						{methods.includes('credit_card') ? (
							<div className="mt-4 border-t border-hair pt-4 group-not-has-[[value^=credit]:checked]/pay:hidden">
								{token ? <input type="hidden" name="cardToken" value={token} /> : null}
								{card ? <SavedCard card={card} hasCode={hasCardCode} /> : <CardFields hasCode={hasCardCode} />}
							</div>
						) : null}
					</>
				) : null}
				<TextArea name="comments" label={t('comments')} rows={3} className="mt-4" />
				{purpose === 'booking' ? (
					<CheckField name="disclaimer" isRequired className="mt-3">
						{t('disclaimer', { hotel: view.hotel })}
					</CheckField>
				) : null}
				<div className="mt-4">
					<FormFailure />
				</div>
				<Send view={view} />
			</section>
		</FormFrame>
	);
}

function Send({ view }: { view: RoomsRequestView }) {
	const { t } = useTranslation('rooms-request');
	const { isSending } = useForm();
	const { purpose, totalMinor, currency } = view;
	const total = totalMinor === null ? '' : formatRate({ minor: totalMinor, currency }, { hasCents: true });
	const isBooked = purpose === 'booking' && (view.isInstant || view.status === 'confirmedOption');
	return (
		<div className="mt-4 flex flex-wrap items-center gap-3">
			<button type="submit" aria-disabled={isSending || undefined} className={tradeButton('dark')}>
				{isSending ? (
					<SendingLabel text={t('sending')} />
				) : purpose === 'option' ? (
					t('send.option')
				) : (
					t(isBooked ? 'send.book' : 'send.request', { total })
				)}
			</button>
			<Link to={leadPath(view.id)} className={tradeButton('quiet')}>
				{t('cancel')}
			</Link>
		</div>
	);
}
