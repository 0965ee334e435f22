import { useTranslation } from 'react-i18next';
import type { InboxRequest } from '~/domain/inbox/list-inbox.server';
import { Amount } from '../amount';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { Chip } from '../parts/chip';
import { FactList } from '../parts/fact-list';
import { FIELD_BOX, TEXT_AREA } from '../parts/field-label';
import { InstalmentReviewPanel } from '../parts/instalment-review';
import { tradeButton } from '../trade-button';
import { WholeLead } from './lead-request';
import { RequestCompare } from './request-compare';
import { Fact, PropertyName, RequestFacts } from './request-facts';
import { RequestFrame } from './request-frame';

/** An agent's request for a change or a price, with the property's response. */
export function RequestCard({ request, isMarked, now }: { request: InboxRequest; isMarked: boolean; now: number }) {
	const { t } = useTranslation('inbox');
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
			<div className="grid min-w-0 content-start gap-4">
				<RequestCompare request={request} />
				<RequestFacts lead={request}>
					<RequestWords request={request} />
				</RequestFacts>
				<WholeLead lead={request} />
			</div>
			<RequestAnswerForm request={request} />
		</RequestFrame>
	);
}

/** What the agent has written, and the price that was wished for. */
export function RequestWords({ request: { change, currency, requestComments } }: { request: InboxRequest }) {
	const { t } = useTranslation('inbox');
	return (
		<>
			{change.priceMinor ? (
				<Fact name={t('requestedPrice')}>
					<Amount money={{ minor: change.priceMinor, currency }} hasCents />
				</Fact>
			) : null}
			{requestComments ? (
				<Fact name={t('agentWrites')} isWide>
					{requestComments}
				</Fact>
			) : null}
		</>
	);
}

/** A request on the page of its booking: before and after side by side, and the answer. */
export function RequestOnPage({ request }: { request: InboxRequest }) {
	const { change, requestComments } = request;
	return (
		<div className="grid gap-5 px-4.5 pt-4 pb-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
			<div className="grid min-w-0 content-start gap-4">
				<RequestCompare request={request} />
				{change.priceMinor || requestComments ? (
					<FactList>
						<RequestWords request={request} />
					</FactList>
				) : null}
			</div>
			<RequestAnswerForm request={request} />
		</div>
	);
}

function RequestAnswerForm({ request }: { request: InboxRequest }) {
	const { t } = useTranslation('inbox');
	const typed = useTyped(request.requestId);
	const outcome = useOutcome();
	const review = outcome?.row === request.requestId && !outcome.isDone ? outcome.review : undefined;
	return (
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
	);
}
