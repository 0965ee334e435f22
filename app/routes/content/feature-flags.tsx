import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFlags, keptFlags } from '~/components/feature/flag-store';
import { Switch } from '~/components/form/switch';
import { pageMeta } from '~/components/layout/page-meta';
import { Button } from '~/components/ui/button';
import { bareHost } from '~/domain/brand/bare-host';
import { FEATURE_FLAGS, type FeatureFlags, readFlags } from '~/domain/feature/feature-flags';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';

export const handle = { i18n: ['flags'] };

/** `/fflags`: three switches of a tab (P§2, P§4, H§2). On at the beginning only off production, or where the flags are enabled. */
export function loader({ context }: LoaderFunctionArgs) {
	const { settings, origin, language } = context;
	const isProduction = settings.PRODUCTION_HOSTS.has(bareHost(new URL(origin).host));
	const { t } = serverTexts(language);
	return json({
		areOnByDefault: !isProduction || settings.FEATURE_FLAGS,
		title: t('flags:title'),
		description: t('flags:description'),
	});
}

export default function FeatureFlagsPage() {
	const { t } = useTranslation('flags');
	const { areOnByDefault } = useLoaderData<typeof loader>();
	const [flags, setFlags] = useState<FeatureFlags>(() => readFlags(null, areOnByDefault));
	const [isKept, setKept] = useState(true);
	useEffect(() => setFlags(keptFlags(areOnByDefault)), [areOnByDefault]);
	const keep = (next: FeatureFlags | null) => {
		setKept(keepFlags(next));
		setFlags(next ?? readFlags(null, areOnByDefault));
	};
	return (
		<main id="content" className="container py-14 lg:py-24">
			<h1 className="text-h1">{t('heading')}</h1>
			<p className="mt-5 max-w-[38rem] text-lead text-ink2">{t('intro')}</p>
			<noscript>
				<p className="mt-6 max-w-[38rem] border-l-[3px] border-accent pl-5">{t('noScript')}</p>
			</noscript>
			<ul className="mt-10 max-w-[38rem] border-b border-line2">
				{FEATURE_FLAGS.map((name) => (
					<li key={name} className="flex min-h-16 items-center border-t border-line2 py-3">
						<Switch
							isOn={flags[name]}
							onChange={(isOn) => keep({ ...flags, [name]: isOn })}
							label={t(`flag.${name}`)}
						/>
					</li>
				))}
			</ul>
			<p role="status" className="mt-4 text-small text-err empty:hidden">
				{isKept ? null : t('notKept')}
			</p>
			<Button variant="outline" className="mt-8" onClick={() => keep(null)}>
				{t('reset')}
			</Button>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: '/fflags',
		isNoindex: true,
	});

export const headers = publicPageHeaders;
