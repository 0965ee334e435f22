import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { SignupPage } from '~/components/account/signup-page';
import { useStoredAffiliate } from '~/components/account/stored-affiliate';
import { noindexMeta } from '~/components/layout/page-meta';
import { RedirectPage } from '~/components/layout/redirect-page';
import { affiliateBrand } from '~/domain/brand/affiliate-brand';
import { knownBrands } from '~/domain/brand/known-brands';
import { onboardingPath } from '~/domain/onboarding/onboarding-path';
import { serverTexts } from '~/locales/server';

export const handle = { i18n: ['signup'], isTrade: true };

/**
 * `/signup/{affiliateName?}`, in the brand of the affiliate. Signed-in users are redirected to the onboarding with the affiliate's
 * programme; `?fast-lane` redirects to the registration.
 */
export function loader({ context, request, params }: LoaderFunctionArgs) {
	const { brand, actor } = context;
	const { t } = serverTexts(context);
	// A signed-in user sees his own brand, not the inviter's.
	const { affiliate } = affiliateBrand(params.affiliateName, knownBrands().profiles) ?? brand;
	const onboarding = onboardingPath({ programId: affiliate?.programId ?? null });
	if (actor) throw redirect(onboarding);
	const to = encodeURIComponent(onboarding);
	return json({
		title: brand.affiliate ? t('signup:titleOf', { name: brand.name }) : t('signup:title'),
		description: t('signup:description'),
		affiliateId: brand.affiliate ? brand.key : null,
		isInverted: brand.affiliate?.areColorsInverted ?? false,
		isFastLane: new URL(request.url).searchParams.has('fast-lane'),
		registerPath: `/signin?prompt=create&to=${to}`,
		signInPath: `/signin?to=${to}`,
	});
}

export default function Signup() {
	const { affiliateId, isFastLane, ...page } = useLoaderData<typeof loader>();
	useStoredAffiliate(affiliateId);
	if (isFastLane) return <RedirectPage to={page.registerPath} />;
	return <SignupPage {...page} isAffiliate={affiliateId !== null} />;
}

export const meta = noindexMeta;
