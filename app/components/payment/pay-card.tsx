import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { owedWords } from './pay-words';
import type { OpenPaymentView, PaymentCard, PaymentCardError } from './payment-link-view';

/** Paying what is open by card, on the provider's page. */
export function PayByCard({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { openMinor, currency, transfer } = view;
	return (
		<section aria-labelledby="card" className={transfer ? 'mt-10 max-w-[46rem] border-t border-line2 pt-8' : ''}>
			<h2 id="card" className="text-h3">
				{t(transfer ? 'card.or' : 'card.title')}
			</h2>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-x-9 gap-y-5">
				<p className="max-w-[24rem] text-ink2">{t('card.text')}</p>
				<CardForm view={view} intent="card">
					<Button type="submit" variant={transfer ? 'outline' : 'accent'} className="max-sm:w-full">
						<span className="tabular">{t('card.pay', { amount: owedWords(openMinor, currency) })}</span>
					</Button>
				</CardForm>
			</div>
		</section>
	);
}

type UnderWayProps = { view: OpenPaymentView; card: Extract<PaymentCard, { isUnderWay: true }> };

/** In the place of all ways to pay while a card payment is under way, so that nothing is paid twice. */
export function CardUnderWay({ view, card: { isHere, since, until } }: UnderWayProps) {
	const { t } = useTranslation(['payment-link']);
	return (
		<section aria-labelledby="ways" className="max-w-[46rem]">
			<span className="grid size-11 place-items-center rounded-full bg-light2 text-ink2">
				<Icon name="info" size={20} />
			</span>
			<h2 id="ways" className="mt-5 text-h3">
				{t('card.underWay')}
			</h2>
			<p className="mt-3 text-ink2">{t(isHere ? 'card.underWayText' : 'card.elsewhereText', { since, until })}</p>
			<div className="mt-7 flex flex-wrap gap-3">
				{isHere ? (
					<CardForm view={view} intent="card">
						<Button type="submit" className="max-sm:w-full">
							{t('card.goOn')}
						</Button>
					</CardForm>
				) : null}
				<CardForm view={view} intent="cancel">
					<Button type="submit" variant="outline" className="max-sm:w-full">
						{t('card.cancel')}
					</Button>
				</CardForm>
			</div>
		</section>
	);
}

/** What went wrong, above the ways to pay. */
export function CardError({ error }: { error: PaymentCardError }) {
	const { t } = useTranslation(['payment-link']);
	return (
		<p role="alert" className="mb-8 flex max-w-[46rem] gap-3 bg-err-bg px-4 py-3 text-err">
			<Icon name="warning" size={20} className="mt-0.5 shrink-0" />
			{t(`card.error.${error}`)}
		</p>
	);
}

type CardFormProps = { view: OpenPaymentView; intent: 'card' | 'cancel'; children: ReactNode };

/** A form of the document: its answer leads to another site. */
function CardForm({ view: { path }, intent, children }: CardFormProps) {
	return (
		<form method="post" action={path} className="max-sm:w-full">
			<input type="hidden" name="intent" value={intent} />
			{children}
		</form>
	);
}
