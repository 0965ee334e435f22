import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { KeyForm } from '~/components/trade/api-keys/key-form';
import { KeyList } from '~/components/trade/api-keys/key-list';
import { type MadeKey, NewKey } from '~/components/trade/api-keys/new-key';
import { useTeamTabs } from '~/components/trade/member/use-team-tabs';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { makeApiKey, revokeApiKey } from '~/domain/api-key/edit-api-keys.server';
import { KEY_DAYS } from '~/domain/api-key/key-days';
import { listApiKeys } from '~/domain/api-key/list-api-keys.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf, withShownOnce } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['api-keys', 'members', 'desk'] };

/** `/partner/api-keys`: the keys with which programs of an agency or an operator call the API (KEY-1). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('api-keys:title');
	return json({ title, origin: context.origin, ...(await listApiKeys(context)) });
}

export async function action({ context: ctx, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = textOf(form, 'id');
	const sent = (row: string, done: string) => ({ row, done, form, now: ctx.now });
	if (textOf(form, 'act') === 'revoke') return answerVerb(sent(id, 'keyRevoked'), () => revokeApiKey(ctx, id));
	const name = textOf(form, 'name');
	const days = KEY_DAYS.find((each) => String(each ?? '') === textOf(form, 'days'));
	const scopes = form.getAll('scope').map(String);
	let made: MadeKey | null = null;
	const answer = await answerVerb(sent('make', 'keyMade'), async () => {
		const asked = { ctx, name, person: textOf(form, 'person'), scopes, days: days === undefined ? KEY_DAYS[0] : days };
		made = { name, key: (await makeApiKey(asked)).key };
	});
	return withShownOnce(answer, { made, scopes });
}

export default function ApiKeys() {
	const { t } = useTranslation('api-keys');
	const { origin, manages, keys, people } = useLoaderData<typeof loader>();
	const answer = useActionData<{ made?: MadeKey | null; scopes?: string[]; isDone: boolean; at: number }>();
	return (
		<WorkPage
			title={t('title')}
			lead={manages ? t('lead') : `${t('lead')} ${t('member')}`}
			{...useTeamTabs()}
			aside={
				<Link to="/api" reloadDocument className={tradeButton('line')}>
					{t('reference')}
				</Link>
			}
		>
			<OutcomeLine />
			{answer?.made ? <NewKey key={answer.at} made={answer.made} origin={origin} /> : null}
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<KeyList keys={keys} manages={manages} />
				{manages ? <KeyForm people={people} scopes={(!answer?.isDone && answer?.scopes) || []} /> : null}
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
