import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { BrandForm, type BrandFormData } from '~/components/studio/brand-form';
import studio from '~/components/studio/studio.css?url';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { tradeButton } from '~/components/trade/trade-button';
import { Icon } from '~/components/ui/icon';
import type { AppLoadContext } from '~/context';
import { requireActor } from '~/domain/access/require-actor';
import { listPrograms } from '~/domain/agency/list-programs.server';
import { readBrandDraft } from '~/domain/brand/brand-draft';
import { BRAND_PICTURES, type BrandPicture, settingAt } from '~/domain/brand/brand-fields';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { readBrand } from '~/domain/brand/refresh-brands.server';
import {
	type EditedBrand,
	findBrand,
	newBrandSettings,
	type PictureChange,
	saveBrand,
} from '~/domain/brand/save-brand.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { errorPage } from '../forms/error-page.server';
import { readUpload } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk', 'studio'] };

export const links = stylesheets(studio);

const NEW = 'new';

/** One brand: everything of its profile but its wording (ADR 39). `new` is the form for another one. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	requireActor(context, 'admin');
	const edited = await editedBrand(context, params.brandKey ?? NEW);
	return json({
		title: edited?.name ?? serverTexts(context).t('admin:brand.new'),
		isSaved: new URL(request.url).searchParams.has('saved'),
		form: await formData(context, edited),
	});
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireActor(context, 'admin');
	const key = params.brandKey ?? NEW;
	const edited = await editedBrand(context, key);
	const form = await readUpload(request);
	const read = readBrandDraft(form, edited?.settings ?? newBrandSettings());
	const draft = edited ? { ...read, key: edited.key } : read;
	const shown = { ...(await formData(context, edited)), draft };
	try {
		const saved = await saveBrand({
			ctx: context,
			draft: structuredClone(draft),
			pictures: await picturesOf(form),
			version: edited ? Number(form.get('version')) : null,
		});
		if (saved.kind === 'refused')
			return json(
				{ fault: null, form: { ...shown, errors: saved.errors, pictureErrors: saved.pictures } },
				{ status: 400 },
			);
		return redirect(`/partner/dashboard/admin/brands/${saved.key}?saved`);
	} catch (error) {
		if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'unavailable'))
			return json({ fault: error.code, form: shown }, { status: statusOf(error) });
		throw error;
	}
}

async function editedBrand(context: AppLoadContext, key: string): Promise<EditedBrand | null> {
	if (key === NEW) return null;
	return findBrand({ ctx: context, key }).catch(errorPage(serverTexts(context).t('admin:brand.missing')));
}

async function formData(context: AppLoadContext, edited: EditedBrand | null): Promise<BrandFormData> {
	const settings = edited?.settings ?? newBrandSettings();
	const { key, name, teamEmail, version } = edited ?? { key: '', name: '', teamEmail: '', version: null };
	const base = { key, name: name || serverTexts(context).t('admin:brand.new'), version: version ?? 1 };
	const shape = { ...settings, bookingNumberPrefix: settings.bookingNumberPrefix || 'FL' };
	const profile = readBrand({ ...base, settings: shape }, context.settings.PICTURE_BASE_URL) as BrandProfile;
	const pictures = BRAND_PICTURES.map((place) => [place, settingAt(profile, place)]);
	return {
		isNew: edited === null,
		draft: { key, name, teamEmail, settings },
		version,
		errors: {},
		pictureErrors: {},
		pictures: Object.fromEntries(pictures),
		profile,
		programs: await listPrograms(context),
		host: settings.match.hosts[0] ?? settings.match.hostWords[0] ?? key,
	};
}

/** The files that were chosen, and what is to be removed. */
async function picturesOf(form: FormData): Promise<Partial<Record<BrandPicture, PictureChange>>> {
	const changes: Partial<Record<BrandPicture, PictureChange>> = {};
	for (const place of BRAND_PICTURES) {
		const file = form.get(place);
		if (file instanceof File && file.size > 0) changes[place] = new Uint8Array(await file.arrayBuffer());
		else if (form.get(`remove.${place}`) === 'on') changes[place] = 'remove';
	}
	return changes;
}

export default function AdminBrand() {
	const { t } = useTranslation('admin');
	const data = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const form = answer?.form ?? data.form;
	return (
		<AdminPage
			title={data.title}
			lead={t('brand.lead')}
			aside={
				form.isNew ? null : (
					<Link to="wording" className={tradeButton()}>
						{t('brand.wording')}
					</Link>
				)
			}
		>
			<div role="status">
				{answer?.fault ? (
					<p className="mt-6 flex items-start gap-3 rounded-control border border-err bg-err-bg p-4 text-err">
						<Icon name="warning" className="mt-0.5 shrink-0" />
						{t(`brand.fault.${answer.fault}`)}
					</p>
				) : null}
				{data.isSaved && !answer ? (
					<p className="mt-6 flex items-center gap-3 font-medium text-ok">
						<Icon name="check" />
						{t('brand.saved')}
					</p>
				) : null}
			</div>
			<BrandForm key={`${form.draft.key}.${form.version}`} {...(form as BrandFormData)} />
		</AdminPage>
	);
}

export const meta = noindexMeta;
