import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { Amount } from '../amount';
import { HeldReason } from '../money/held-reason';
import { tradeButton } from '../trade-button';
import { InvoiceRecipientForm } from './invoice-recipient';
import type { MoneyAnswer } from './money-answer';
import { MoneyForm } from './money-form';

/** What was issued for a booking, each with its PDF. */
export function Invoices({ money, answer }: { money: LeadPayments; answer: MoneyAnswer | null }) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	const { invoices, invoicesPath } = money;
	return (
		<div className="border-t border-hair px-4.5 py-3.5">
			<h3 className="font-semibold">{t('invoices.title')}</h3>
			{invoices.length === 0 ? <p className="mt-1 text-ink2">{t('invoices.none')}</p> : null}
			<ul className="mt-1">
				{invoices.map(({ id, kind, number, issuedOn, minor, currency, hasEInvoice, service }) => (
					<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
						<span>
							<a
								className="trade-link tabular-nums"
								href={`${invoicesPath}/${id}.pdf`}
								target="_blank"
								rel="noreferrer"
							>
								{t(`invoices.kind.${kind}`)} {number}
							</a>
							{hasEInvoice ? (
								<>
									{' · '}
									<a
										className="trade-link"
										href={`${invoicesPath}/${id}.xml`}
										aria-label={t('invoices.xml', { number })}
									>
										XRechnung
									</a>
								</>
							) : null}
							<span className="text-ink2 tabular-nums"> · {formatDate(issuedOn, language)}</span>
							{service ? (
								<span className="block text-ink2">{language === 'de' ? service.nameDe : service.nameEn}</span>
							) : null}
						</span>
						<Amount
							money={{ minor: kind === 'creditNote' || kind === 'reversal' ? -minor : minor, currency }}
							hasCents
						/>
					</li>
				))}
			</ul>
			<HeldInvoices money={money} />
			{money.mayLink ? (
				<div className="mt-2">
					<InvoiceRecipientForm money={money} answer={answer} />
				</div>
			) : null}
		</div>
	);
}

/** What keeps invoices from being issued, and the team's button that tries again; the agency reads that they follow. */
function HeldInvoices({ money: { heldInvoices, mayRecord } }: { money: LeadPayments }) {
	const { t } = useTranslation('trade-payments');
	const [first] = heldInvoices;
	if (!first) return null;
	return (
		<div className="mt-2 grid gap-2.5 border-l-3 border-accent bg-row px-3.5 py-2.5">
			{mayRecord ? (
				<>
					{heldInvoices.map((held) => (
						<p key={held.subject}>
							<b className="font-semibold">{t(`held.title.${held.subject}`)}</b> <HeldReason held={held} />
						</p>
					))}
					<MoneyForm intent="payIssue" row="">
						<button type="submit" className={tradeButton('line')}>
							{t('held.retry')}
						</button>
					</MoneyForm>
				</>
			) : (
				<p>{t(`held.follows.${first.subject}`)}</p>
			)}
		</div>
	);
}
