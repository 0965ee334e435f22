import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirectDocument } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { BrandStudio, choiceOf, type StudioResult, type StudioValues } from '~/components/studio/brand-studio';
import studio from '~/components/studio/studio.css?url';
import type { AppLoadContext } from '~/context';
import { evaluateAccess } from '~/domain/access/access-groups';
import { readCorporateDesign } from '~/domain/agency/read-corporate-design.server';
import { saveCorporateDesign } from '~/domain/agency/save-corporate-design.server';
import { color, toHex } from '~/domain/brand/color';
import { knownBrands } from '~/domain/brand/known-brands';
import { freshSession } from '~/domain/session/fresh-session';
import { serverTexts } from '~/locales/server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

export const handle = { i18n: ['studio'], keys: [{ keys: ['⌘', 'S'], text: 'studio:publish' }] };

export const links = stylesheets(studio);

const PATH = '/partner/agency/brand';

/** `/partner/agency/brand`: the brand studio. Everybody of the agency may look, supervisors and admins may publish. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { actor, origin } = context;
	const design = await readCorporateDesign(context);
	const base = knownBrands().of(context.brand.key);
	return json({
		title: serverTexts(context).t('studio:title'),
		agency: actor?.agency?.name ?? '',
		person: [actor?.firstName, actor?.lastName].filter(Boolean).join(' '),
		host: new URL(origin).host,
		base,
		values: {
			main: design.main ?? toHex(color(base.colors.main)),
			accentOnMain: design.accentOnMain ?? '',
			theme: design.theme ?? (base.menuBar.areColorsInverted ? 'colorful' : 'plain'),
		} satisfies StudioValues,
		logoUrl: design.logoKey && `${context.settings.PICTURE_BASE_URL}/${design.logoKey}`,
		version: design.version,
		canWrite: canWrite(context),
		isSaved: new URL(request.url).searchParams.has('saved'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	if (!canWrite(context)) throw readOnly(context);
	const form = await readUpload(request);
	const file = form.get('logo');
	const bytes = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
	const isLogoRemoved = form.get('removeLogo') === 'on';
	const values = valuesOf(form);
	const refused = (result: Pick<StudioResult, 'kind'> & Partial<StudioResult>, status: number) =>
		json<StudioResult>({ values, logo: null, isLogoRemoved, ...result }, { status });
	if (form.has('take')) return refused({ kind: 'taken' }, 200);
	try {
		const saved = await saveCorporateDesign({
			ctx: context,
			choice: choiceOf(values),
			logo: bytes ?? (isLogoRemoved ? 'remove' : 'keep'),
			version: Number(form.get('version')),
			profile: knownBrands().of(context.brand.key).colors,
		});
		if (saved.kind === 'refused') return refused({ kind: 'refused', logo: saved.logo }, 400);
	} catch (error) {
		const { word, status } = formErrorOf(error, {
			conflict: 'conflict',
			unavailable: 'unavailable',
			forbidden: null,
		} as const);
		if (word === null) throw readOnly(context);
		return refused({ kind: word }, status);
	}
	// As a new document, so that the whole frame comes in the new brand.
	return redirectDocument(`${PATH}?saved`, { headers: freshSession(context) });
}

function canWrite({ actor }: AppLoadContext): boolean {
	return actor !== null && evaluateAccess('supervisorAgentDashboard', actor, { isLoginRequired: true }) === 'allowed';
}

function readOnly({ language }: AppLoadContext): Response {
	return json({ title: serverTexts(language).t('studio:readOnly') }, { status: 403 });
}

/** The form's values; a corrected colour is already in its field. */
function valuesOf(form: FormData): StudioValues {
	const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
	const [field, tone = ''] = text('take').split(':', 2);
	return {
		main: field === 'main' ? tone : text('main'),
		accentOnMain: field === 'accentOnMain' ? tone : text('accentOnMain'),
		theme: form.get('theme') === 'colorful' ? 'colorful' : 'plain',
	};
}

export default function AgencyBrand() {
	const { title: _, ...data } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return (
		<main id="content" className="trade">
			<BrandStudio {...data} result={result} />
		</main>
	);
}

export const meta = noindexMeta;
