import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import type * as z from 'zod';
import { bankErrorText } from '~/components/onboarding/bank-error-text';
import type { AppLoadContext } from '~/context';
import { agencyInReach } from '~/domain/agency/agency-in-reach.server';
import { agencyPatchShape, agencyShape } from '~/domain/agency/agency-shapes';
import { readCorporateDesign } from '~/domain/agency/read-corporate-design.server';
import { saveBankAccount } from '~/domain/agency/save-bank-account.server';
import { saveCorporateDesign } from '~/domain/agency/save-corporate-design.server';
import type { ColorVerdict } from '~/domain/brand/evaluate-color';
import { knownBrands } from '~/domain/brand/known-brands';
import { serverTexts } from '~/locales/server';
import type { ProblemError } from '~/platform/problem-details';
import { readBody } from '~/platform/read-body';
import { agencyAnswer, invalidBody, written } from './answer-account.server';
import { leadFailure } from './answer-lead.server';

/** `PATCH /api/travel-agencies/{id}`: design or account. */
export async function patchAgency({ context, request, params }: ActionFunctionArgs) {
	const id = params.id ?? '';
	try {
		const ctx = { ...context, actor: await agencyInReach(context, id) };
		const read = await readBody(request, agencyPatchShape);
		if (read instanceof Response) return read;
		const errors = await write(ctx, read.body);
		if (errors.length > 0) return invalidBody(errors);
		return written(context, agencyShape, await agencyAnswer(context, id));
	} catch (error) {
		return leadFailure(error);
	}
}

type Patch = z.output<typeof agencyPatchShape>;

async function write(ctx: AppLoadContext, body: Patch): Promise<ProblemError[]> {
	if ('bankAccount' in body) return saveAccount(ctx, body.bankAccount);
	const { colors, theme, logoUrl } = body.corporateDesign;
	const { version } = await readCorporateDesign(ctx);
	const saved = await saveCorporateDesign({
		ctx,
		choice: { main: colors.main, accentOnMain: colors.accentOnMain ?? null, theme: theme ?? null },
		logo: logoUrl === null ? 'remove' : 'keep',
		version,
		profile: knownBrands().of(ctx.brand.key).colors,
	});
	if (saved.kind === 'saved') return [];
	return Object.entries(saved.verdicts).flatMap(([name, verdict]) => colorError(name, verdict));
}

function colorError(name: string, verdict: ColorVerdict | null): ProblemError[] {
	if (!verdict || verdict.isLegible) return [];
	const detail = verdict.error === 'noColor' ? 'This is no colour.' : 'Text on this colour could not be read.';
	return [
		{ pointer: `/corporateDesign/colors/${name}`, detail: `${detail} The nearest good one is ${verdict.nearest}.` },
	];
}

async function saveAccount(
	ctx: AppLoadContext,
	{
		currency,
		alternative,
		...fields
	}: { currency: string; alternative?: string | undefined; [field: string]: string | undefined },
): Promise<ProblemError[]> {
	const { t } = serverTexts(ctx);
	const result = await saveBankAccount({ ctx, input: { currency, alternative: alternative ?? null, fields } });
	if (result.outcome === 'saved') return [];
	return [
		...(result.currency ? [{ pointer: '/bankAccount/currency', detail: t('onboarding:payout.currencyRequired') }] : []),
		...(result.alternative ? [{ pointer: '/bankAccount/alternative', detail: t('onboarding:payout.choice') }] : []),
		...Object.entries(result.fields).map(([field, error]) => ({
			pointer: `/bankAccount/${field}`,
			detail: bankErrorText(t, error),
		})),
	];
}
