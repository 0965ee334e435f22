import { useTranslation } from 'react-i18next';
import type { AccountKind } from '~/domain/ledger/desk/transfers-statement';
import type { Currency } from '~/domain/money/money';
import { Amount } from '../amount';

type LedgerBalancesProps = { balances: readonly { kind: AccountKind; currency: Currency; minor: number }[] };

/** What all accounts of a kind stand at. */
export function LedgerBalances({ balances }: LedgerBalancesProps) {
	const { t } = useTranslation('money');
	if (balances.length === 0) return null;
	return (
		<section aria-labelledby="balances" className="trade-card mt-6">
			<header className="border-b border-hair px-4.5 py-3.5">
				<h2 id="balances">{t('ledger.balances')}</h2>
				<p className="trade-note">{t('ledger.balancesHint')}</p>
			</header>
			<dl>
				{balances.map(({ kind, currency, minor }) => (
					<div
						key={`${kind} ${currency}`}
						className="flex items-baseline justify-between gap-3 border-hair px-4.5 py-2.5 not-first:border-t"
					>
						<dt>{t(`account.${kind}`)}</dt>
						<dd>
							<Amount money={{ minor, currency }} hasCents />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
