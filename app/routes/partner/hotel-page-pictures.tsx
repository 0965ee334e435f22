import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import type { UploadFault } from '~/components/trade/desk/send-picture';
import { useDirty } from '~/components/trade/desk/use-dirty';
import type { PageAnswer } from '~/components/trade/hotel-desk/page/page-answer';
import { PageFrame } from '~/components/trade/hotel-desk/page/page-frame';
import { PageOutcome } from '~/components/trade/hotel-desk/page/page-outcome';
import { PictureList } from '~/components/trade/hotel-desk/page/picture-list';
import { PictureUpload } from '~/components/trade/hotel-desk/page/picture-upload';
import { usePictureRows } from '~/components/trade/hotel-desk/page/use-picture-rows';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { EmptyState } from '~/components/trade/states';
import { comparePages, countPageChanges } from '~/domain/hotel-desk/page/compare-pages';
import { savePictures, stepPageBack } from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { placeName } from '~/domain/hotel-desk/page/picture-places';
import { pictureKeys, type TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';
import { headerText } from '~/domain/mail/header-text';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readPictureRows } from './read-page-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-rates'] };

export const links = stylesheets(styles, barStyles);

const FAULTS: readonly UploadFault[] = [
	...(['type', 'weight', 'small', 'large', 'broken', 'count', 'none', 'changed-meanwhile', 'failed'] as const),
];

/** `/partner/hotel/page/pictures`: the pictures of the hotel and its rooms as a draft. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-page:title');
	const desk = await loadPage({ ctx: context }).catch(errorPage(title));
	const { hotel, versions, draft, published, content, seen, places } = desk;
	const query = new URL(request.url).searchParams;
	const fault = FAULTS.find((each) => each === query.get('fault'));
	const wanted = query.get('place') ?? 'hotel';
	const keys = pictureKeys(content.pictures);
	return json({
		...{ title, hotel, versions, draft, seen, places, wanted },
		rows: content.pictures.map(
			(picture, at): TypedPicture => ({
				...{ key: keys[at] ?? '', place: placeName(picture), shows: picture.shows },
				...{ altEn: picture.altEn ?? '', altDe: picture.altDe ?? '' },
			}),
		),
		facts: Object.fromEntries(
			content.pictures.map(({ hash, file, colour }, at) => [keys[at] ?? '', { hash, file, colour }]),
		),
		changes: countPageChanges(comparePages(published, content)),
		fault: fault ? { fault, name: headerText(query.get('name') ?? '', 80) } : null,
		uploaded: query.get('uploaded') === '1' ? 1 : 0,
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const list = readPictureRows(form);
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepPageBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<PageAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		await savePictures({ ctx: context, list, seen });
		return json<PageAnswer>({ at, outcome: 'saved' });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<PageAnswer>({ at, outcome: word, form: null, list }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPagePictures() {
	const { t } = useTranslation('hotel-page');
	const data = useLoaderData<typeof loader>();
	const { hotel, versions, draft, seen, places, facts, changes } = data;
	const answer = useActionData<PageAnswer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const rows = usePictureRows(data.rows, seen, () => setDirty(true));
	const at = answer?.at;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!answer || 'list' in answer) return;
		setDirty(false);
		rows.forget();
	}, [at]);
	const silent = rows.rows.filter(({ altEn, altDe }) => altEn.trim() === '' || altDe.trim() === '').length;
	return (
		<PageFrame desk={{ hotel, versions, draft }} changes={changes}>
			<PageOutcome answer={answer} />
			<PictureUpload {...{ places, seen }} wanted={data.wanted} fault={data.fault} uploaded={data.uploaded} />
			<div className="mt-6 flex flex-wrap items-baseline gap-x-4">
				<h2>{t('pictures.count', { count: rows.rows.length })}</h2>
				{silent > 0 ? <p className="text-warn">{t('pictures.noAlt', { count: silent })}</p> : null}
				{isDirty ? <p className="font-medium text-accent-ink">{t('pictures.unsaved')}</p> : null}
			</div>
			{rows.rows.length === 0 && !isDirty ? (
				<div className="trade-card mt-4">
					<EmptyState title={t('pictures.noneTitle')}>{t('pictures.none')}</EmptyState>
				</div>
			) : (
				<PictureList {...{ rows, facts, places, seen }} />
			)}
		</PageFrame>
	);
}

export const meta = noindexMeta;
