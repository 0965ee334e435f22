import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { SecondFactor } from '~/components/account/second-factor';
import { noindexMeta } from '~/components/layout/page-meta';
import { secondFactorRule } from '~/domain/access/second-factor';
import { serverTexts } from '~/locales/server';
import { safePath } from '~/platform/sign-in/sign-in-state';

export const handle = { i18n: ['account'] };

/** `/second-factor`: an admin's session lacks the second factor, or it is older than its time (ACCESS-27). Leads to the issuer and back to `to`. */
export function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const asked = safePath(searchParams.get('to'));
	// Back to this page would lead here again.
	const to = asked.startsWith('/second-factor') ? '/' : asked;
	if (!context.actor?.stepUp) throw redirect(to);
	const rule = secondFactorRule(context.settings);
	const isSetUp = rule !== 'off' && rule.acr.length + rule.amr.length > 0;
	const reason = !isSetUp ? 'notSetUp' : searchParams.has('missing') ? 'missing' : 'needed';
	const title = serverTexts(context).t('account:secondFactor.title');
	return json({ title, to, reason } as const, { status: isSetUp ? 200 : 503 });
}

export default function SecondFactorPage() {
	const { to, reason } = useLoaderData<typeof loader>();
	return <SecondFactor to={to} reason={reason} />;
}

export const meta = noindexMeta;
