import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import { MoneyPage } from '~/components/trade/money/money-page';
import { PayoutRunPanel } from '~/components/trade/money/payout-run-panel';
import { PayoutRunTable } from '~/components/trade/money/payout-run-table';
import { payoutRunView } from '~/components/trade/money/payout-run-view.server';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { discardPayoutRun, loadPayoutRun, markRunPaid, releasePayoutRun } from '~/domain/payout/payout-run.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'payouts', 'desk'] };

/** `/partner/money/payouts/{run}`: one run, to be released by a second person, sent to the bank and written down as paid (PAYOUT-2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('payouts:run.title');
	const run = await loadPayoutRun(context, params.run ?? '').catch(errorPage(title));
	return json({ title, today: context.today, run: payoutRunView(run, context.actor?.id ?? '') });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const at = { ctx: context, id: params.run ?? '' };
	const intent = textOf(form, 'intent');
	const done = { release: 'runReleased', paid: 'runPaid', discard: 'runDiscarded' }[intent];
	if (!done) return json(null, { status: 400 });
	return answerVerb({ row: intent, done, form, now: context.now }, () => {
		if (intent === 'release') return releasePayoutRun(at);
		return intent === 'paid' ? markRunPaid({ ...at, paidOn: textOf(form, 'day') }) : discardPayoutRun(at);
	});
}

export default function Payout() {
	const { run, today } = useLoaderData<typeof loader>();
	return (
		<MoneyPage>
			<OutcomeLine />
			<div className="mt-6 grid content-start items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
				<PayoutRunTable run={run} />
				<PayoutRunPanel run={run} today={today} />
			</div>
		</MoneyPage>
	);
}

export const meta = noindexMeta;
