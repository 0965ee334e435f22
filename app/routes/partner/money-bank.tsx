import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { BankEntries } from '~/components/trade/money/bank-entries';
import { BankEntryPanel } from '~/components/trade/money/bank-entry-panel';
import { BankFiles } from '~/components/trade/money/bank-files';
import { type BankData, viewBank } from '~/components/trade/money/bank-view.server';
import { MoneyPage } from '~/components/trade/money/money-page';
import { BANK_KEYS, useMoneyKeys } from '~/components/trade/money/use-money-keys';
import type { Outcome } from '~/components/trade/page/outcome';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { requireActor } from '~/domain/access/require-actor';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readUpload } from '../forms/read-form.server';
import { answerBank, type FileAnswer } from './answer-bank.server';

export const handle = { i18n: ['money', 'admin', 'desk'], keys: BANK_KEYS };

/** `/partner/money/bank`: the bank's statements, and what each of their entries is for (BOOKS-3). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('money:tabs.bank');
	const query = new URL(request.url).searchParams;
	const [bank, counts] = await Promise.all([viewBank(context, query), moneyCounts(context)]).catch(errorPage(title));
	return json({ title, bank, counts });
}

export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'money');
	return answerBank(context, await readUpload(request));
}

export default function MoneyBank() {
	const { t } = useTranslation('money');
	const bank: BankData = useLoaderData<typeof loader>().bank;
	const answer = useActionData<Outcome | FileAnswer>();
	useMoneyKeys({ opens: true });
	const file = answer && 'file' in answer ? answer.file : null;
	return (
		<MoneyPage lead={t('bank.lead')}>
			{file ? null : <OutcomeLine />}
			<div className="mt-6 grid grid-cols-1 items-start gap-4 2xl:grid-cols-[17rem_minmax(0,1fr)_24rem]">
				<BankFiles statements={bank.statements} current={bank.statement?.id ?? null} answer={file} />
				{bank.chosen ? (
					<div className="2xl:order-last 2xl:sticky 2xl:top-4">
						<BankEntryPanel entry={bank.chosen} bank={bank} />
					</div>
				) : bank.statement ? (
					<p className="trade-card hidden px-4.5 py-4 text-ink2 2xl:order-last 2xl:block">{t('bank.panel.choose')}</p>
				) : null}
				{bank.statement ? <BankEntries bank={bank} statement={bank.statement} /> : null}
			</div>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
