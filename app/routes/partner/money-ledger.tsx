import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_KINDS } from '#db/schema/money-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { LedgerBalances } from '~/components/trade/money/ledger-balances';
import { LedgerRow } from '~/components/trade/money/ledger-row';
import { MoneyPage } from '~/components/trade/money/money-page';
import { tradeButton } from '~/components/trade/trade-button';
import { TradeIcon } from '~/components/trade/trade-icon';
import { knownBrands } from '~/domain/brand/known-brands';
import { formatMonth, parseMonth } from '~/domain/date/month';
import { firstDayOfBooks, listBalances, listTransfers } from '~/domain/ledger/desk/list-transfers.server';
import { monthsOfBooks } from '~/domain/ledger/desk/months-of-books';
import { readLedgerFilter } from '~/domain/ledger/desk/read-ledger-filter';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['money', 'admin', 'desk'] };

/** `/partner/money/ledger`: the books, line by line (BOOKS-2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const filter = readLedgerFilter(new URL(request.url).searchParams);
	const title = serverTexts(context).t('money:tabs.ledger');
	const [page, balances, firstDay] = await Promise.all([
		listTransfers({ ctx: context, filter }),
		listBalances({ ctx: context }),
		firstDayOfBooks({ ctx: context }),
	]).catch(errorPage(title));
	const brands = Object.fromEntries(knownBrands().profiles.map(({ key, name }) => [key, name]));
	return json({ ...{ title, filter, brands, balances }, ...page, months: monthsOfBooks(firstDay, context.today) });
}

export default function MoneyLedger() {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { filter, brands, balances, rows, next, months } = useLoaderData<typeof loader>();
	const [query] = useSearchParams();
	const monthText = (value: string) => {
		const month = parseMonth(value);
		return month ? formatMonth(month, language) : value;
	};
	const exported = new URLSearchParams(query);
	exported.delete('after');
	return (
		<MoneyPage
			lead={t('ledger.lead')}
			aside={
				<a href={`/partner/money/ledger.csv?${exported}`} download className={tradeButton()}>
					<TradeIcon name="download" />
					{t('ledger.export')}
				</a>
			}
		>
			<div className="grid grid-cols-1 items-start gap-x-4 2xl:grid-cols-[minmax(0,1fr)_22rem]">
				<AdminTable
					above={
						<FilterBar>
							<FilterChoice
								name="month"
								label={t('ledger.month')}
								value={filter.month}
								all={t('filter.all')}
								choices={months.map((value) => ({ value, text: monthText(value) }))}
							/>
							<FilterChoice
								name="account"
								label={t('ledger.account')}
								value={filter.kind}
								all={t('filter.all')}
								choices={ACCOUNT_KINDS.map((value) => ({ value, text: t(`account.${value}`) }))}
							/>
							<FilterText name="words" label={t('ledger.party')} value={filter.words ?? ''} />
						</FilterBar>
					}
					columns={[
						t('ledger.no'),
						t('ledger.day'),
						t('ledger.what'),
						t('ledger.debit'),
						t('ledger.credit'),
						{ right: t('column.amount') },
					]}
					isEmpty={rows.length === 0}
					empty={{ title: t('ledger.none'), text: t('ledger.noneText') }}
					next={next}
				>
					{rows.map((line) => (
						<LedgerRow key={line.no} line={line} brands={brands} />
					))}
				</AdminTable>
				<LedgerBalances balances={balances} />
			</div>
			<p className="trade-note mt-3">{t('ledger.unchanged')}</p>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
