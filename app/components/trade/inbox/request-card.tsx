import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { InboxRequest } from '~/domain/inbox/list-inbox.server';
import { groupDigits } from '~/domain/money/group-digits';
import { isServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../amount';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { Chip } from '../parts/chip';
import { FactList } from '../parts/fact-list';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { InstalmentReviewPanel } from '../parts/instalment-review';
import { tradeButton } from '../trade-button';
import { Fact, PropertyName, RequestFacts } from './request-facts';
import { RequestFrame } from './request-frame';

/** An agent's request for a change or a price, with the property's response. */
export function RequestCard({ request, isMarked, now }: { request: InboxRequest; isMarked: boolean; now: number }) {
	const { t } = useTranslation(['inbox', 'desk']);
	const { language } = useRoot();
	const typed = useTyped(request.requestId);
	const outcome = useOutcome();
	const review = outcome?.row === request.requestId && !outcome.isDone ? outcome.review : undefined;
	const { change } = request;
	const roomRequests = [
		change.checkIn || change.checkOut
			? formatDateRange(change.checkIn ?? request.checkIn, change.checkOut ?? request.checkOut, language)
			: null,
		isServiceLevel(change.serviceLevel) ? serviceLevelLabel(change.serviceLevel, language) : null,
		change.pax ? t('desk:guests', { count: change.pax }) : null,
	].filter(Boolean);
	return (
		<RequestFrame
			id={request.id}
			name={<PropertyName lead={request} />}
			status={request.status}
			mark={<Chip kind="open">{t(`kind.${request.kind}`)}</Chip>}
			requestedAt={request.requestedAt}
			now={now}
			isMarked={isMarked}
		>
			<RequestFacts lead={request}>
				{roomRequests.length > 0 ? (
					<Fact name={t('wish')} isWide>
						{roomRequests.join(', ')}
					</Fact>
				) : null}
				{change.priceMinor ? (
					<Fact name={t('requestedPrice')}>
						<Amount money={{ minor: change.priceMinor, currency: request.currency }} hasCents />
					</Fact>
				) : null}
				{request.requestComments ? (
					<Fact name={t('agentWrites')} isWide>
						{request.requestComments}
					</Fact>
				) : null}
			</RequestFacts>
			<Outcome request={request} />
			<VerbForm fields={{ request: request.requestId, version: request.version }} className="grid content-start gap-3">
				<label className={FIELD_BOX}>
					<span>{t('agreedPrice', { currency: request.currency })}</span>
					<input name="price" inputMode="decimal" defaultValue={typed.price ?? ''} className="trade-field" />
				</label>
				<label className={FIELD_BOX}>
					<span>{t('note')}</span>
					<textarea name="note" maxLength={1000} rows={2} defaultValue={typed.note ?? ''} className={TEXT_AREA} />
				</label>
				{review ? <InstalmentReviewPanel key={outcome?.at} shown={review} takesFocus /> : null}
				<div className="flex flex-wrap gap-2">
					{request.outcome?.isTaken ? null : (
						<button type="submit" name="intent" value="accept" className={tradeButton('dark')}>
							{t(review ? 'acceptShown' : 'accept')}
						</button>
					)}
					<button type="submit" name="intent" value="refuse" className={tradeButton()}>
						{t('decline')}
					</button>
				</div>
			</VerbForm>
		</RequestFrame>
	);
}

/** The effect of accepting, before the click: the nights, the new price, and the difference. */
function Outcome({ request }: { request: InboxRequest }) {
	const { t } = useTranslation('inbox');
	const { outcome, currency, subtotalMinor } = request;
	if (!outcome) return null;
	const { isTaken, isMoved, subtotalMinor: price } = outcome;
	const difference = price === null || subtotalMinor === null ? null : price - subtotalMinor;
	return (
		<FactList label={t('outcome.label')}>
			<Fact name={t('outcome.nights')}>{t(isTaken ? 'outcome.taken' : isMoved ? 'outcome.free' : 'outcome.same')}</Fact>
			<Fact name={t('outcome.price')} note={price === null ? undefined : t('outcome.unlessNamed')}>
				{price === null ? t('outcome.noPrice') : <Amount money={{ minor: price, currency }} hasCents />}
			</Fact>
			{difference === null ? null : (
				<Fact name={t('outcome.difference')}>
					{difference === 0
						? t('outcome.none')
						: `${difference > 0 ? '+' : '−'}${groupDigits(Math.abs(difference), 2)} ${currency}`}
				</Fact>
			)}
		</FactList>
	);
}
