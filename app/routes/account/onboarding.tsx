import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/account/notice';
import { noindexMeta } from '~/components/layout/page-meta';
import { AgencyStep } from '~/components/onboarding/agency-step';
import { AllSet } from '~/components/onboarding/all-set';
import { BrandingStep } from '~/components/onboarding/branding-step';
import { NameStep } from '~/components/onboarding/name-step';
import { OnboardingFrame } from '~/components/onboarding/onboarding-frame';
import { PayoutStep } from '~/components/onboarding/payout-step';
import { VerificationView } from '~/components/onboarding/verification-view';
import type { AppLoadContext } from '~/context';
import {
	bankAlternativesIn,
	listPayoutCurrencies,
	loadBankAlternatives,
} from '~/domain/agency/bank-requirements.server';
import { listPrograms } from '~/domain/agency/list-programs.server';
import { loadStanding } from '~/domain/agency/load-standing.server';
import { readCorporateDesign } from '~/domain/agency/read-corporate-design.server';
import { color, toHex } from '~/domain/brand/color';
import { knownBrands } from '~/domain/brand/known-brands';
import {
	ALTERNATIVE_QUERY,
	CURRENCY_QUERY,
	onboardingPath,
	PROGRAM_QUERY,
	SAVED_QUERY,
	STEP_QUERY,
} from '~/domain/onboarding/onboarding-path';
import { ONBOARDING_STEPS, placeOf, stepAfter, stepsOf } from '~/domain/onboarding/onboarding-steps';
import type { Actor } from '~/domain/user/actor';
import { homeOf } from '~/domain/user/home-of';
import { serverTexts } from '~/locales/server';
import { readUpload } from '../forms/read-form.server';
import { answerOnboarding, type RefusedStep } from './answer-onboarding.server';

export const handle = { i18n: ['onboarding', 'account'], isTrade: true };

/** `/onboarding`: the user's first open step, or the requested one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { actor } = context;
	if (!actor) throw redirect('/signin?to=/onboarding');
	const { t } = serverTexts(context);
	const query = new URL(request.url).searchParams;
	const programId = programOf(query);
	const place = placeOf(actor, query.get(STEP_QUERY));
	return json({
		title: t('onboarding:title'),
		description: t('onboarding:description'),
		place,
		steps: stepsOf(actor),
		programId,
		isBankSaved: query.get(SAVED_QUERY) === 'bank',
		isDeclined: actor.agency?.verification === 'declined',
		hasHotelAccess: actor.hotelId !== null,
		isSupervisor: actor.role === 'supervisorAgent',
		home: homeOf(actor),
		names: { firstName: actor.firstName ?? '', lastName: actor.lastName ?? '' },
		agency: place === 'agency' ? await agencyStep(context, actor, programId) : null,
		payout: place === 'payout' ? await payoutStep(context, actor, query) : null,
		branding: place === 'branding' ? await brandingStep(context) : null,
		skipPath: isStep(place) ? onboardingPath({ programId, step: stepAfter(actor, place) }) : '',
	});
}

const isStep = (place: string): place is (typeof ONBOARDING_STEPS)[number] =>
	(ONBOARDING_STEPS as readonly string[]).includes(place);

function programOf(query: URLSearchParams): string | null {
	const id = query.get(PROGRAM_QUERY);
	return id && /^program_[\w-]{1,60}$/.test(id) ? id : null;
}

async function agencyStep(ctx: AppLoadContext, actor: Actor, programId: string | null) {
	const [standing, programs] = await Promise.all([loadStanding(ctx, actor), listPrograms(ctx)]);
	const affiliateOf = (id: string) =>
		knownBrands().profiles.find(({ affiliate }) => affiliate?.programId === id)?.key ?? null;
	return {
		standing,
		programs: programs.map((each) => ({ ...each, affiliateId: affiliateOf(each.id) })),
		programId,
	};
}

async function payoutStep(ctx: AppLoadContext, actor: Actor, query: URLSearchParams) {
	const requested = query.get(CURRENCY_QUERY) ?? '';
	const [currencies, alternatives] = await Promise.all([
		listPayoutCurrencies(ctx),
		requested === '' ? null : loadBankAlternatives(ctx, requested),
	]);
	return {
		currencies,
		currency: alternatives ? requested : '',
		alternatives: bankAlternativesIn(alternatives ?? [], ctx.language),
		alternative: query.get(ALTERNATIVE_QUERY),
		isSaved: actor.agency?.hasBankAccount ?? false,
	};
}

async function brandingStep(ctx: AppLoadContext) {
	const { main, version } = await readCorporateDesign(ctx);
	return { main: main ?? toHex(color(ctx.brand.colors.main)), version };
}

export async function action({ context, request }: ActionFunctionArgs) {
	const programId = programOf(new URL(request.url).searchParams);
	return answerOnboarding({ ctx: context, form: await readUpload(request), programId });
}

export default function Onboarding() {
	const data = useLoaderData<typeof loader>();
	const answer = (useActionData<typeof action>() ?? null) as RefusedStep | null;
	const { t } = useTranslation('onboarding');
	const { place } = data;
	return (
		<OnboardingFrame
			steps={data.steps}
			current={place === 'done' || place === 'verification' ? null : place}
			hasHotelAccess={data.hasHotelAccess}
		>
			<Place data={data} answer={answer} />
			{answer?.notice ? <Notice text={answer.notice} isError /> : null}
			{data.isBankSaved && !answer ? <Notice text={t('payout.saved')} /> : null}
		</OnboardingFrame>
	);
}

type PlaceProps = { data: ReturnType<typeof useLoaderData<typeof loader>>; answer: RefusedStep | null };

function Place({ data, answer }: PlaceProps) {
	const { place, programId, skipPath } = data;
	const values = answer?.values ?? {};
	const errors: Record<string, string> = answer?.errors ?? {};
	const problem = answer?.problem ?? null;
	const action = onboardingPath({ programId, step: place });
	if (place === 'verification') return <VerificationView isDeclined={data.isDeclined} />;
	if (place === 'name') return <NameStep {...{ action, problem, errors }} values={{ ...data.names, ...values }} />;
	if (place === 'agency' && data.agency)
		return (
			<AgencyStep
				{...data.agency}
				{...{ action, problem, errors }}
				values={
					answer?.intent === 'agency'
						? {
								name: values.name ?? '',
								programIds: answer.programIds,
								wasReferred: 'wasReferred' in values,
								referrerName: values.referrerName ?? '',
								isInviting: 'isInviting' in values,
							}
						: null
				}
			/>
		);
	if (place === 'payout' && data.payout) {
		const { payout } = data;
		const bank = (all: Record<string, string>) =>
			Object.fromEntries(
				Object.entries(all).flatMap(([name, text]) => (name.startsWith('bank.') ? [[name.slice(5), text]] : [])),
			);
		const choicePath = (choice: { currency: string; alternative: string | null }) =>
			onboardingPath({ programId, step: 'payout', ...choice });
		return (
			<PayoutStep
				key={`${payout.currency} ${payout.alternative}`}
				{...payout}
				{...{ problem, skipPath, choicePath }}
				action={choicePath(payout)}
				values={bank(values)}
				errors={{ ...(errors.currency ? { currency: errors.currency } : {}), fields: bank(errors) }}
			/>
		);
	}
	if (place === 'branding' && data.branding)
		return (
			<BrandingStep
				{...data.branding}
				{...{ action, problem, errors, skipPath }}
				main={values.main ?? data.branding.main}
				nearest={answer?.nearest ?? null}
			/>
		);
	return <AllSet home={data.home} isSupervisor={data.isSupervisor} />;
}

export const meta = noindexMeta;
