import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { useDirty } from '~/components/trade/desk/use-dirty';
import hotelStyles from '~/components/trade/hotel/hotel.css?url';
import type { PageAnswer } from '~/components/trade/hotel-desk/page/page-answer';
import { PageFrame } from '~/components/trade/hotel-desk/page/page-frame';
import { PageOutcome } from '~/components/trade/hotel-desk/page/page-outcome';
import { TextForm } from '~/components/trade/hotel-desk/page/text-form';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { requireActor } from '~/domain/access/require-actor';
import { comparePages, countPageChanges } from '~/domain/hotel-desk/page/compare-pages';
import { savePageTexts, stepPageBack } from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { formOfTexts } from '~/domain/hotel-desk/page/page-content';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';
import { readPageForm } from './read-page-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-rates'] };

export const links = stylesheets(hotelStyles, styles, barStyles);

/** `/partner/hotel/page`: the texts of the hotel's page as a draft. */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-page:title');
	const { hotel, versions, draft, published, content, seen } = await loadPage({ ctx: context }).catch(errorPage(title));
	return json({
		...{ title, hotel, versions, draft, seen },
		form: formOfTexts(content.texts),
		changes: countPageChanges(comparePages(published, content)),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'hotelStaff');
	const form = await readUpload(request);
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const typed = readPageForm(form);
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepPageBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<PageAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		const saved = await savePageTexts({ ctx: context, form: typed, seen });
		if (saved.outcome === 'invalid') return json<PageAnswer>({ ...saved, at, form: typed }, { status: 400 });
		return json<PageAnswer>({ at, outcome: 'saved' });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			const isText = intent === 'texts';
			return json<PageAnswer>({ at, outcome: word, form: isText ? typed : null, list: null }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPage() {
	const { t } = useTranslation('hotel-page');
	const { hotel, versions, draft, seen, form, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<PageAnswer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const at = answer?.at;
	const isRefused = answer !== null && 'form' in answer && answer.form !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!isRefused) setDirty(false);
	}, [at]);
	const typed = answer && 'form' in answer ? answer.form : null;
	return (
		<PageFrame desk={{ hotel, versions, draft }} changes={changes}>
			<PageOutcome answer={answer} />
			<TextForm
				key={typed ? `refused ${at}` : seen}
				form={typed ?? form}
				errors={answer?.outcome === 'invalid' ? answer.errors : {}}
				seen={seen}
				onDirty={() => setDirty(true)}
			/>
		</PageFrame>
	);
}

export const meta = noindexMeta;
