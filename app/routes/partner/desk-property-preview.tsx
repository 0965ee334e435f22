import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import propertyStyles from '~/components/property/house.css?url';
import { PropertyPage } from '~/components/property/property-page';
import type { ShownStay } from '~/components/property/shown-stay';
import type { StayRefusal } from '~/components/property/stay-refusal';
import { usePreparing } from '~/components/trade/operator-desk/property/use-preparing';
import { previewProperty } from '~/domain/operator-desk/property/preview-property.server';
import { propertyPath, propertyPreviewPath } from '~/domain/operator-desk/property/property-path';
import type { PriceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { serverTexts } from '~/locales/server';
import { propertyPageData } from '../consumer/property-page-data.server';
import { missingPage } from '../forms/error-page.server';
import { PRIVATE_PAGE } from '../proposal/private-page';

export const handle = { i18n: ['property', 'property-editor'], isGuest: true };

export const links = stylesheets(propertyStyles);

/** `/partner/desk/properties/{id}/preview`: the page of a property as guests would see it if its draft were published now (EDITOR-9). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const propertyId = params.propertyId ?? '';
	const preview = await previewProperty({ ctx: context, propertyId }).catch(missingPage(context));
	const { t } = serverTexts(context);
	const headers = { ...PRIVATE_PAGE, 'content-language': context.language };
	const back = propertyPath(propertyId);
	if (preview.outcome === 'refused') {
		const { name, errors, pictures } = preview;
		const title = t('property-editor:preview.notYet');
		return json({ ...{ title, back, name, errors, pictures, propertyId }, page: null }, { headers });
	}
	const { property } = preview;
	const page = propertyPageData(context, property, new URL(request.url).searchParams);
	return json(
		{
			...{ title: property.name, back, name: property.name, propertyId },
			...{ errors: [], pictures: { preparing: 0, failed: 0 } },
			page: { ...page, path: propertyPreviewPath(propertyId) },
		},
		{ headers },
	);
}

type PageData = {
	property: Property;
	chosen: ShownStay;
	refusal: StayRefusal | null;
	figures: StayFigures | null;
	parts: PriceParts | null;
	path: string;
};

export default function DeskPropertyPreview() {
	const { t } = useTranslation('property-editor');
	const { back, name, errors, pictures, propertyId, page } = useLoaderData<typeof loader>();
	usePreparing(propertyId, pictures.preparing);
	return (
		<>
			<p className="bg-main px-4 py-2.5 text-center text-on-main">
				{t('preview.mark')}{' '}
				<Link to={back} className="underline underline-offset-4">
					{t('preview.back')}
				</Link>
			</p>
			{page ? (
				<div onClickCapture={stayHere}>
					{/* As JSON a tuple of a stay loses its length. */}
					<PropertyPage {...(page as unknown as PageData)} mapTile={null} isPreview />
				</div>
			) : (
				<main id="content" className="container py-14">
					<h1 className="text-h2">{t('preview.notYet')}</h1>
					<p className="mt-4">{name}</p>
					<div role="status">
						{pictures.preparing > 0 ? (
							<p className="mt-4">{t('prepare.waits', { count: pictures.preparing })}</p>
						) : null}
						{pictures.failed > 0 ? (
							<p className="mt-4 text-err">{t('prepare.broken', { count: pictures.failed })}</p>
						) : null}
					</div>
					{errors.length > 0 ? <p className="mt-4 text-ink2">{t('preview.notYetText')}</p> : null}
					<ul lang="en" className="mt-2 list-disc pl-5">
						{errors.slice(0, 20).map(({ file, line, wrong, right }) => (
							<li key={`${file} ${line} ${wrong}`}>
								{wrong}; {right}
							</li>
						))}
					</ul>
				</main>
			)}
		</>
	);
}

/** Enquiries, bookings and lists are of what is published: from a draft nothing leads there. */
function stayHere(event: MouseEvent<HTMLElement>) {
	const link = (event.target as HTMLElement).closest('a[href]');
	const href = link?.getAttribute('href') ?? '';
	if (link && !href.startsWith('#') && !href.startsWith('?')) event.preventDefault();
}

export const meta = noindexMeta;
