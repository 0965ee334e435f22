import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { ledgerLineWords } from '~/domain/ledger/desk/ledger-line-words';
import type { LedgerLine, LedgerSide } from '~/domain/ledger/desk/list-transfers.server';
import { Amount } from '../amount';

type LedgerRowProps = { line: LedgerLine; brands: Readonly<Record<string, string>> };

/** A line of the books in words, with the account that is debited and the one that is credited. */
export function LedgerRow({ line, brands }: LedgerRowProps) {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { words, isLess } = ledgerLineWords(line);
	const what = t(`line.${words}`);
	const { lead } = line;
	return (
		<tr>
			<td data-label={t('ledger.no')} className="text-ink2">
				{line.no}
			</td>
			<td data-label={t('ledger.day')}>{formatDate(line.day, language)}</td>
			<th scope="row" data-label={t('ledger.what')}>
				{isLess ? t('line.less', { what }) : what}
				{lead ? (
					<small>
						<Link to={adminLeadPath(lead.id)} className="trade-link">
							{lead.bookingNumber}
						</Link>
						{[lead.client, houseName(lead.propertyName)].filter(Boolean).map((each) => `, ${each}`)}
					</small>
				) : null}
			</th>
			<td data-label={t('ledger.debit')}>
				<Account side={line.debit} line={line} brands={brands} />
			</td>
			<td data-label={t('ledger.credit')}>
				<Account side={line.credit} line={line} brands={brands} />
			</td>
			<td data-align="right" data-label={t('column.amount')}>
				<Amount money={{ minor: line.minor, currency: line.currency }} hasCents />
			</td>
		</tr>
	);
}

function Account({ side, line, brands }: LedgerRowProps & { side: LedgerSide }) {
	const { t } = useTranslation('money');
	const name = side.kind === 'client' ? line.lead?.client : (side.name ?? brands[side.party]);
	return (
		<>
			{t(`account.${side.kind}`)}
			{name ? <small>{name}</small> : null}
		</>
	);
}
