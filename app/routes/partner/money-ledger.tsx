import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_KINDS } from '#db/schema/money-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { DatevForm } from '~/components/trade/money/datev-form';
import { LedgerBalances } from '~/components/trade/money/ledger-balances';
import { LedgerMonths } from '~/components/trade/money/ledger-months';
import { LedgerRow } from '~/components/trade/money/ledger-row';
import { MoneyPage } from '~/components/trade/money/money-page';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { tradeButton } from '~/components/trade/trade-button';
import { TradeIcon } from '~/components/trade/trade-icon';
import { knownBrands } from '~/domain/brand/known-brands';
import { formatMonth, parseMonth } from '~/domain/date/month';
import { firstDayOfBooks, listBalances, listTransfers } from '~/domain/ledger/desk/list-transfers.server';
import { monthsOfBooks } from '~/domain/ledger/desk/months-of-books';
import { readLedgerFilter } from '~/domain/ledger/desk/read-ledger-filter';
import { closeMonth, verifyMonth } from '~/domain/ledger/months/close-month.server';
import { listMonths } from '~/domain/ledger/months/list-months.server';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'admin', 'desk'] };

/** `/partner/money/ledger`: the books, line by line (BOOKS-2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const filter = readLedgerFilter(new URL(request.url).searchParams);
	const title = serverTexts(context).t('money:tabs.ledger');
	const [page, balances, firstDay, closing, counts] = await Promise.all([
		listTransfers({ ctx: context, filter }),
		listBalances({ ctx: context }),
		firstDayOfBooks({ ctx: context }),
		listMonths({ ctx: context }),
		moneyCounts(context),
	]).catch(errorPage(title));
	const brands = Object.fromEntries(knownBrands().profiles.map(({ key, name }) => [key, name]));
	const bookkept = knownBrands()
		.profiles.filter(({ bookkeeping: { consultant, client } }) => consultant !== null && client !== null)
		.map(({ key, name }) => ({ key, name }));
	return json({
		...{ bookkept, counts },
		...{ title, filter, brands, balances, closing },
		...page,
		months: monthsOfBooks(firstDay, context.today),
	});
}

const DONE: Record<string, string> = { close: 'monthClosed', verify: 'monthVerified' };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const done = DONE[intent];
	if (!done) return json(null, { status: 400 });
	const month = parseMonth(textOf(form, 'month'));
	return answerVerb({ row: month ?? '', done, form, now: context.now }, async () => {
		if (intent === 'close') return closeMonth({ ctx: context, month });
		if (!(await verifyMonth({ ctx: context, month })))
			throw new DomainError('conflict', 'Another fingerprint', { reason: 'month-differs' });
	});
}

export default function MoneyLedger() {
	const { t } = useTranslation('money');
	const { language } = useRoot();
	const { filter, brands, balances, rows, next, months, closing, bookkept } = useLoaderData<typeof loader>();
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
			<OutcomeLine />
			<DatevForm
				months={months.map((value) => ({ value, text: monthText(value) }))}
				month={filter.month ?? closing.closed[0]?.month ?? months[1] ?? null}
				brands={bookkept}
			/>
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
				<div>
					<LedgerBalances balances={balances} />
					<LedgerMonths {...closing} />
				</div>
			</div>
			<p className="trade-note mt-3">{t('ledger.unchanged')}</p>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
